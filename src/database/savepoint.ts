import { sql } from 'kysely';
import type { TransactionQueries } from './schema.ts';

/** Runs `work` and keeps what it has written only where `isKept` says so; the transaction goes on. */
export async function writeIf<Value>(
  transaction: TransactionQueries,
  work: () => Promise<Value>,
  isKept: (value: Value) => boolean,
): Promise<Value> {
  await sql`savepoint tried`.execute(transaction);
  const value = await work();
  if (!isKept(value)) await sql`rollback to savepoint tried`.execute(transaction);
  await sql`release savepoint tried`.execute(transaction);
  return value;
}
