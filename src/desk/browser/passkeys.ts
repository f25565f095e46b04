import { sendJson } from './send-json.ts';

/** What became of asking for a key. */
export type KeyOutcome = 'done' | 'failed' | 'wait' | 'used';

interface JsonCredential {
  readonly id: string;
  readonly transports?: AuthenticatorTransport[];
}

interface RequestOptions {
  readonly challenge: string;
  readonly rpId: string;
  readonly timeout: number;
  readonly allowCredentials?: readonly JsonCredential[];
}

interface CreationOptions {
  readonly challenge: string;
  readonly rp: PublicKeyCredentialRpEntity;
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly pubKeyCredParams: PublicKeyCredentialParameters[];
  readonly timeout: number;
  readonly excludeCredentials?: readonly JsonCredential[];
  readonly authenticatorSelection: AuthenticatorSelectionCriteria;
}

/** Signs in, or touches: asks for one of the keys that work here. */
export async function useKey(path: '/passkey/sign-in' | '/passkey/touch'): Promise<KeyOutcome> {
  const asked = await sendJson<{ readonly options: RequestOptions }>(`${path}/options`, {});
  if (asked.body === null) return outcomeOf(asked.status);
  const { options } = asked.body;
  const credential = await navigator.credentials.get({
    publicKey: {
      challenge: fromBase64url(options.challenge),
      rpId: options.rpId,
      timeout: options.timeout,
      userVerification: 'required',
      allowCredentials: toDescriptors(options.allowCredentials),
    },
  });
  if (!(credential instanceof PublicKeyCredential)) return 'failed';
  const { response } = credential;
  if (!(response instanceof AuthenticatorAssertionResponse)) return 'failed';
  const answered = await sendJson(path, {
    id: credential.id,
    rawId: credential.id,
    type: credential.type,
    response: {
      clientDataJSON: toBase64url(response.clientDataJSON),
      authenticatorData: toBase64url(response.authenticatorData),
      signature: toBase64url(response.signature),
    },
  });
  return outcomeOf(answered.status);
}

/** Who a link is for, and what to ask the authenticator. */
export interface KeyOffer {
  readonly name: string;
  readonly options: CreationOptions;
}

/** @param token of a link; undefined: for the signed-in user */
export async function offerKey(token: string | undefined): Promise<KeyOffer | Exclude<KeyOutcome, 'done'>> {
  const asked = await sendJson<KeyOffer>('/passkey/new-key/options', { token });
  if (asked.body !== null) return asked.body;
  return asked.status === 429 ? 'wait' : 'used';
}

/** Makes a key. @param name as typed */
export async function makeKey({ options }: KeyOffer, token: string | undefined, name: string): Promise<KeyOutcome> {
  const credential = await navigator.credentials.create({
    publicKey: {
      ...options,
      challenge: fromBase64url(options.challenge),
      user: { ...options.user, id: fromBase64url(options.user.id) },
      excludeCredentials: toDescriptors(options.excludeCredentials),
    },
  });
  if (!(credential instanceof PublicKeyCredential)) return 'failed';
  const { response } = credential;
  if (!(response instanceof AuthenticatorAttestationResponse)) return 'failed';
  const answer = {
    id: credential.id,
    rawId: credential.id,
    type: credential.type,
    response: {
      clientDataJSON: toBase64url(response.clientDataJSON),
      attestationObject: toBase64url(response.attestationObject),
      transports: response.getTransports(),
    },
  };
  return outcomeOf((await sendJson('/passkey/new-key', { token, name, answer })).status);
}

function outcomeOf(status: number): KeyOutcome {
  if (status === 200) return 'done';
  return status === 429 ? 'wait' : 'failed';
}

function toDescriptors(list: readonly JsonCredential[] = []): PublicKeyCredentialDescriptor[] {
  return list.map(({ id, transports = [] }) => ({ type: 'public-key', id: fromBase64url(id), transports }));
}

function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

function toBase64url(buffer: ArrayBuffer): string {
  const binary = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
