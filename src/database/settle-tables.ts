import { sql } from 'kysely';
import type { EngineQueries } from './row-batches.ts';
import type { Schema } from './schema.ts';

/**
 * After many rows have changed: PostgreSQL learns at once how the tables look and which pages an index alone can answer,
 * which its own upkeep would do a minute later. Runs outside any transaction. SQLite's plans do not depend on it.
 */
export async function settleTables(
  { queries, engine }: EngineQueries,
  tables: readonly (keyof Schema)[],
): Promise<void> {
  if (engine === 'sqlite') return;
  for (const table of tables) await sql`vacuum (analyze) ${sql.table(table)}`.execute(queries);
}
