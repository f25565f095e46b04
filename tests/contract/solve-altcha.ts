import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { BotChallenge } from '#reviews/bot-check.ts';

/** Does what the form does with a challenge, and gives the token that it would send. */
export async function solveAltcha(asked: BotChallenge): Promise<string> {
  if (asked.kind !== 'altcha') throw new Error(`there is nothing to solve for ${asked.kind}`);
  const challenge = asked.challenge as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return encodeToken({ challenge, solution });
}

/** A token of any content. */
export function encodeToken(content: unknown): string {
  return Buffer.from(JSON.stringify(content)).toString('base64');
}

/** What a token says, to be changed by tests. */
export function decodeToken(token: string): {
  challenge: { parameters: Record<string, unknown>; signature: string };
  solution: { counter: number; derivedKey: string };
} {
  return JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as ReturnType<typeof decodeToken>;
}
