import { sql } from 'kysely';
import type { EngineQueries } from './row-batches.ts';
import type { Schema } from './schema.ts';

/**
 * Analyzes filled tables, inside their transaction: without statistics PostgreSQL reads a million rows for each page
 * of two thousand. SQLite does not need it.
 */
export async function measureTables(
  { queries, engine }: EngineQueries,
  tables: readonly (keyof Schema)[],
): Promise<void> {
  if (engine === 'sqlite') return;
  for (const table of tables) await sql`analyze ${sql.table(table)}`.execute(queries);
}

/**
 * After bulk changes, outside any transaction. PostgreSQL: vacuum and analyze, which autovacuum would do a minute
 * later. SQLite: a WAL checkpoint, as far as no reader blocks it; until then every read looks into both files and the
 * disk holds the rows twice.
 */
export async function settleTables(
  { queries, engine }: EngineQueries,
  tables: readonly (keyof Schema)[],
): Promise<void> {
  if (engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(queries);
  else for (const table of tables) await sql`vacuum (analyze) ${sql.table(table)}`.execute(queries);
}
