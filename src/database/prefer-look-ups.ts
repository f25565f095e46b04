import { sql } from 'kysely';
import type { EngineQueries } from './row-batches.ts';

/**
 * For the rest of the transaction PostgreSQL finds a few rows by key instead of reading whole tables. It plans by
 * statistics, and those of a table that this very transaction fills are missing. SQLite needs no such word.
 */
export async function preferLookUps({ queries, engine }: EngineQueries): Promise<void> {
  if (engine === 'sqlite') return;
  for (const way of ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin', 'jit']) {
    await sql`set local ${sql.raw(way)} = off`.execute(queries);
  }
}
