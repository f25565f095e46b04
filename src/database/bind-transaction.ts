import type { Database } from './database.ts';
import type { TransactionQueries } from './schema.ts';

/** The same database inside a transaction that is open: what is written is part of it. */
export function bindTransaction(database: Database, transaction: TransactionQueries): Database {
  const inside = <Value>(work: (queries: TransactionQueries) => Promise<Value>): Promise<Value> => work(transaction);
  return { ...database, queries: transaction, write: inside, writeBeside: inside, readSnapshot: inside };
}
