import { createHash } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Queries } from '#database/schema.ts';
import type { SiteSecret } from '#database/site-secret.ts';
import type { BotCheck, BotCheckAnswer, TokenUse } from '#reviews/bot-check.ts';
import { isTokenUsed } from '#reviews/use-token.ts';
import { refuse } from './refuse.ts';

/** Difficulty and lifetime of a challenge. */
export const altchaRules = {
  algorithm: 'PBKDF2/SHA-256',
  /** Rounds of one try. */
  cost: 5000,
  /** How many tries a browser needs: about a second of one core, while somebody types. */
  tries: { min: 300, max: 900 },
  lifetimeMs: 10 * 60_000,
  /** Nobody fills in the form in less; programs do. */
  youngestMs: 2000,
  /** Maximum accepted length of a token. */
  tokenLength: 4096,
} as const;

/** Purpose of a challenge: one signed for another form is refused. */
const purpose = 'review';

const hex = z.string().regex(/^[0-9a-f]{2,256}$/);

const tokenSchema = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.literal(altchaRules.algorithm),
      nonce: hex,
      salt: hex,
      cost: z.literal(altchaRules.cost),
      keyLength: z.number().int().min(1).max(64),
      keyPrefix: hex,
      keySignature: hex,
      expiresAt: z.number().int(),
      data: z.strictObject({ purpose: z.literal(purpose), issuedAt: z.number().int() }),
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.number().int().min(0).max(0xffff_ffff), derivedKey: hex }),
});

type Token = z.output<typeof tokenSchema>;

interface AltchaParts {
  readonly queries: Queries;
  /** Signing key; the same in every process of the site. */
  readonly secret: SiteSecret;
  /** Fewer for tests, which have many to solve. */
  readonly tries?: { readonly min: number; readonly max: number };
}

/**
 * Self-hosted proof of work (https://altcha.org): no third party learns of a visitor. A challenge is signed, lives
 * for ten minutes and is valid for one review.
 */
export function createAltchaCheck({ queries, secret, tries = altchaRules.tries }: AltchaParts): BotCheck {
  return {
    kind: 'altcha',
    challenge: async (now) => {
      const issuedAt = now.getTime();
      const expiresAt = issuedAt + altchaRules.lifetimeMs;
      const counter = randomInt(tries.max, tries.min);
      const challenge = await makeChallenge(await secret.current(), { issuedAt, expiresAt, counter });
      return {
        kind: 'altcha',
        challenge: { ...challenge },
        usableInMs: altchaRules.youngestMs,
        lifetimeMs: altchaRules.lifetimeMs,
      };
    },
    verify: async (text, { now }) => {
      if (text === '') return refuse('missing');
      const token = readToken(text);
      if (token === null) return refuse('malformed');
      return checkToken(token, { queries, secrets: await secret.accepted(now), now: now.getTime() });
    },
  };
}

interface ChallengeFacts {
  /** Milliseconds since 1970. */
  readonly issuedAt: number;
  readonly expiresAt: number;
  /** The try that is the solution. */
  readonly counter: number;
}

function makeChallenge(secret: string, { issuedAt, expiresAt, counter }: ChallengeFacts) {
  const { algorithm, cost } = altchaRules;
  return createChallenge({
    algorithm,
    cost,
    counter,
    deriveKey,
    expiresAt: Math.floor(expiresAt / 1000),
    data: { purpose, issuedAt },
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: `${secret}:key`,
  });
}

/** Null: not a valid token. */
function readToken(text: string): Token | null {
  if (text.length > altchaRules.tokenLength) return null;
  try {
    const parsed = tokenSchema.safeParse(JSON.parse(Buffer.from(text, 'base64').toString('utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

interface CheckOptions {
  readonly queries: Queries;
  readonly secrets: readonly string[];
  readonly now: number;
}

async function checkToken(token: Token, { queries, secrets, now }: CheckOptions): Promise<BotCheckAnswer> {
  const { challenge } = token;
  const { issuedAt } = challenge.parameters.data;
  const expiresAt = challenge.parameters.expiresAt * 1000;
  if (expiresAt <= now) return refuse('expired');
  const verdict = await judge(token, secrets);
  if (verdict !== 'solved') return refuse(verdict);
  if (now - issuedAt < altchaRules.youngestMs) return refuse('too-fast');
  const once: TokenUse = { hash: hashOf(challenge.signature), expiresAt: new Date(expiresAt) };
  return (await isTokenUsed(queries, once)) ? refuse('replayed') : { ok: true, once };
}

async function judge(
  { challenge, solution }: Token,
  secrets: readonly string[],
): Promise<'solved' | 'expired' | 'forged'> {
  for (const secret of secrets) {
    const result = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret: secret,
      hmacKeySignatureSecret: `${secret}:key`,
    });
    if (result.expired) return 'expired';
    if (result.verified) return 'solved';
  }
  return 'forged';
}

/** Identifies the challenge: another solution of the same challenge is the same token. */
function hashOf(signature: string): string {
  return createHash('sha256').update(signature).digest('base64url');
}
