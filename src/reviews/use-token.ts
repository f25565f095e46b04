import type { Queries, TransactionQueries } from '#database/schema.ts';
import type { TokenUse } from './bot-check.ts';

/** Whether a token was used before; for an early refusal, because only `useToken` is atomic. */
export async function isTokenUsed(queries: Queries, { hash }: TokenUse): Promise<boolean> {
  const row = await queries
    .selectFrom('bot_token_used')
    .select('token_hash')
    .where('token_hash', '=', hash)
    .executeTakeFirst();
  return row !== undefined;
}

/** How long expired tokens are kept, in case the clocks of two machines differ. */
const graceMs = 60 * 60_000;

/**
 * Uses a token up; false: it was used before, in any process. Call it in the transaction that stores the review: a
 * review that could not be stored leaves its token unused. Deletes tokens that have long expired.
 */
export async function useToken(transaction: TransactionQueries, token: TokenUse, now: Date): Promise<boolean> {
  const forgotten = new Date(now.getTime() - graceMs).toISOString();
  await transaction.deleteFrom('bot_token_used').where('expires_at', '<', forgotten).execute();
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('bot_token_used')
    .values({ token_hash: token.hash, expires_at: token.expiresAt.toISOString() })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
