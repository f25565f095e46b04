import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { z } from 'zod';

export type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON };

/** The desk as authenticators know it. */
export interface RelyingParty {
  /** Host name. */
  readonly id: string;
  readonly origin: string;
  readonly name: string;
}

const text = z.string().max(8192);

const assertionSchema = z.object({
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: text, authenticatorData: text, signature: text }),
});

const attestationSchema = z.object({
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: text, attestationObject: text, transports: z.array(z.string().max(20)).max(8) }),
});

/** Null: not what an authenticator answers. */
export function parseAssertion(body: unknown): AuthenticationResponseJSON | null {
  const parsed = assertionSchema.safeParse(body);
  return parsed.success ? { ...parsed.data, clientExtensionResults: {} } : null;
}

type KnownTransport = NonNullable<RegistrationResponseJSON['response']['transports']>[number];

const knownTransports: readonly KnownTransport[] = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

/** Null: not what an authenticator answers. */
export function parseAttestation(body: unknown): RegistrationResponseJSON | null {
  const parsed = attestationSchema.safeParse(body);
  if (!parsed.success) return null;
  const { response, ...rest } = parsed.data;
  const transports = toTransports(response.transports);
  return { ...rest, response: { ...response, transports }, clientExtensionResults: {} };
}

function toTransports(names: readonly string[]): KnownTransport[] {
  return knownTransports.filter((known) => names.includes(known));
}

const clientDataSchema = z.object({ challenge: z.string().max(200) });

/** The challenge that an answer claims to be of; empty: it names none. */
export function challengeOf({ response }: { readonly response: { readonly clientDataJSON: string } }): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8'));
    return clientDataSchema.parse(data).challenge;
  } catch {
    return '';
  }
}

interface KeyQuestion {
  readonly challenge: string;
  /** Null: any key of the desk, chosen by its owner. */
  readonly keys: readonly { readonly id: string; readonly transports: string }[] | null;
}

/** What the browser asks the authenticator; the answer proves who has unlocked it. */
export function askForKey(
  { id }: RelyingParty,
  { challenge, keys }: KeyQuestion,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return generateAuthenticationOptions({
    rpID: id,
    challenge: Buffer.from(challenge, 'base64url'),
    userVerification: 'required',
    ...(keys !== null && {
      allowCredentials: keys.map((key) => ({ id: key.id, transports: toTransports(key.transports.split(' ')) })),
    }),
  });
}

/** EdDSA, ES256, RS256 (https://www.iana.org/assignments/cose): every authenticator has one of them. */
const algorithms = [-8, -7, -257];

interface NewKeyQuestion {
  readonly challenge: string;
  readonly person: { readonly id: number; readonly name: string };
  /** Keys that the person has: their authenticators make no second one. */
  readonly keys: readonly string[];
}

/** What the browser asks for a new key. No attestation: the desk trusts no maker of keys, and learns of none. */
export function askForNewKey(
  { id, name }: RelyingParty,
  { challenge, person, keys }: NewKeyQuestion,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  return generateRegistrationOptions({
    rpID: id,
    rpName: name,
    challenge: Buffer.from(challenge, 'base64url'),
    userName: person.name,
    userID: new TextEncoder().encode(`desk-${person.id}`),
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: keys.map((key) => ({ id: key })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** A key as stored. */
export interface StoredKey {
  readonly id: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
}

/** The new counter; null: the answer is not of this key, challenge, origin and host, or nobody was verified. */
export async function checkAssertion(
  { id, origin }: RelyingParty,
  {
    key,
    challenge,
    response,
  }: { readonly key: StoredKey; readonly challenge: string; readonly response: AuthenticationResponseJSON },
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: { id: key.id, publicKey: new Uint8Array(key.publicKey), counter: key.counter },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // The library throws a sentence for whatever does not fit.
    return null;
  }
}

/** The new key; null as for `checkAssertion`. */
export async function checkAttestation(
  { id, origin }: RelyingParty,
  { challenge, response }: { readonly challenge: string; readonly response: RegistrationResponseJSON },
): Promise<StoredKey | null> {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) return null;
    const { credential } = registrationInfo;
    return { id: credential.id, publicKey: credential.publicKey, counter: credential.counter };
  } catch {
    return null;
  }
}
