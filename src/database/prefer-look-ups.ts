import { sql } from 'kysely';
import type { EngineQueries } from './row-batches.ts';

/**
 * Disables sequential scans in PostgreSQL for the rest of the transaction: the planner lacks statistics of tables
 * that this very transaction fills. SQLite does not need it.
 */
export async function preferLookUps({ queries, engine }: EngineQueries): Promise<void> {
  if (engine === 'sqlite') return;
  for (const way of ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin', 'jit']) {
    await sql`set local ${sql.raw(way)} = off`.execute(queries);
  }
}
