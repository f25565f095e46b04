import type { DeskChallengeTable } from '#database/desk-tables.ts';
import type { TransactionQueries } from '#database/schema.ts';
import { deskRules } from './desk-rules.ts';
import { hashToken, newToken } from './one-time-token.ts';

/** What a challenge is for, and whose it is: it answers nothing else. */
export interface ChallengeUse {
  readonly purpose: DeskChallengeTable['purpose'];
  /** Hash of the session or invitation that asks; '': a sign-in. */
  readonly askedBy: string;
}

/** Makes a challenge for one answer within five minutes, and drops expired ones. */
export async function makeChallenge(
  transaction: TransactionQueries,
  { purpose, askedBy }: ChallengeUse,
  now: Date,
): Promise<string> {
  const challenge = newToken();
  await transaction.deleteFrom('desk_challenge').where('expires_at', '<=', now.toISOString()).execute();
  await transaction
    .insertInto('desk_challenge')
    .values({
      challenge_hash: hashToken(challenge),
      purpose,
      asked_by: askedBy,
      expires_at: new Date(now.getTime() + deskRules.challengeMs).toISOString(),
    })
    .execute();
  return challenge;
}

/** Uses a challenge up, whatever its answer is worth. False: it was used, has expired, or is somebody else's. */
export async function takeChallenge(
  transaction: TransactionQueries,
  { challenge, purpose, askedBy }: ChallengeUse & { readonly challenge: string },
  now: Date,
): Promise<boolean> {
  const row = await transaction
    .deleteFrom('desk_challenge')
    .where('challenge_hash', '=', hashToken(challenge))
    .returning(['purpose', 'asked_by', 'expires_at'])
    .executeTakeFirst();
  return row?.purpose === purpose && row.asked_by === askedBy && row.expires_at > now.toISOString();
}
