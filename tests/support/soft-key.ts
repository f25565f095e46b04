import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** What an answer says of itself; a forger changes some of it. */
interface AnswerFacts {
  readonly challenge: string;
  readonly origin: string;
  readonly host: string;
  readonly type: string;
  readonly isVerified: boolean;
  readonly counter: number;
  /** Signs; default: the key's own. */
  readonly signer: KeyObject;
}

/** An authenticator in software, which answers as it is told. */
export interface SoftKey {
  readonly id: string;
  /** Answer to a question for a new key. */
  make(challenge: string, facts?: Partial<AnswerFacts>): unknown;
  /** Answer to a question for a key. */
  answer(challenge: string, facts?: Partial<AnswerFacts>): Record<string, unknown>;
}

export function createSoftKey(origin: string): SoftKey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const usual = { origin, host: new URL(origin).hostname, isVerified: true, counter: 0, signer: privateKey };
  const clientData = ({ type, challenge, origin: from }: Pick<AnswerFacts, 'type' | 'challenge' | 'origin'>): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const named = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' };
  return {
    id: named.id,
    make: (challenge, facts = {}) => {
      const all = { ...usual, challenge, type: 'webauthn.create', ...facts };
      const data = authenticatorData(all, Buffer.concat([Buffer.alloc(16), size16(id), id, coseKey(publicKey)]));
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(data),
      ]);
      return {
        ...named,
        response: {
          clientDataJSON: clientData(all).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    answer: (challenge, facts = {}) => {
      const all = { ...usual, challenge, type: 'webauthn.get', ...facts };
      const [data, client] = [authenticatorData(all), clientData(all)];
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        ...named,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, all.signer).toString('base64url'),
        },
      };
    },
  };
}

/** https://www.w3.org/TR/webauthn-3/#sctn-authenticator-data */
function authenticatorData(
  { host, isVerified, counter }: Pick<AnswerFacts, 'host' | 'isVerified' | 'counter'>,
  credential: Buffer = Buffer.alloc(0),
): Buffer {
  const flags = 1 | (isVerified ? 4 : 0) | (credential.length > 0 ? 64 : 0);
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([createHash('sha256').update(host).digest(), Buffer.from([flags]), count, credential]);
}

/** ES256 as COSE (RFC 9053, section 7.1). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const point = [x, y].map((part) => cborBytes(Buffer.from(part, 'base64url')));
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    point[0] ?? Buffer.alloc(0),
    Buffer.from([0x22]),
    point[1] ?? Buffer.alloc(0),
  ]);
}

function size16(bytes: Buffer): Buffer {
  return Buffer.from([bytes.length >> 8, bytes.length & 255]);
}

/** Texts up to 23 bytes. */
function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}

/** Up to 65,535 bytes. */
function cborBytes(bytes: Buffer): Buffer {
  const head = bytes.length < 256 ? Buffer.from([0x58, bytes.length]) : Buffer.from([0x59, ...size16(bytes)]);
  return Buffer.concat([head, bytes]);
}
