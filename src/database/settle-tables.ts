import { sql } from 'kysely';
import type { EngineQueries } from './row-batches.ts';
import type { Schema } from './schema.ts';

/**
 * Inside the transaction that has filled tables: PostgreSQL plans by statistics, and without them reads a million rows for each
 * page of two thousand. SQLite needs none.
 */
export async function measureTables(
  { queries, engine }: EngineQueries,
  tables: readonly (keyof Schema)[],
): Promise<void> {
  if (engine === 'sqlite') return;
  for (const table of tables) await sql`analyze ${sql.table(table)}`.execute(queries);
}

/**
 * After many rows have changed, outside any transaction. PostgreSQL learns at once how the tables look and which pages an
 * index alone can answer, which its own maintenance would do a minute later. SQLite moves its log into the file, as far as no
 * reader holds it: until then every read looks into both and the disk carries the rows twice.
 */
export async function settleTables(
  { queries, engine }: EngineQueries,
  tables: readonly (keyof Schema)[],
): Promise<void> {
  if (engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(queries);
  else for (const table of tables) await sql`vacuum (analyze) ${sql.table(table)}`.execute(queries);
}
