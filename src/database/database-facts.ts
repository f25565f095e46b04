import { sql } from 'kysely';
import type { EngineQueries } from './row-batches.ts';
import type { TableShape } from './table-shapes.ts';

/** Size of a database on disk, in bytes, without the log. */
export async function databaseBytes({ queries, engine }: EngineQueries): Promise<number> {
  const size =
    engine === 'sqlite'
      ? sql<{ size: number }>`select page_count * page_size as size from pragma_page_count, pragma_page_size`
      : sql<{ size: number }>`select pg_database_size(current_database()) as size`;
  return (await size.execute(queries)).rows[0]?.size ?? 0;
}

export async function countRows({ queries }: EngineQueries, shapes: readonly TableShape[]): Promise<number> {
  let total = 0;
  for (const { name } of shapes) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(queries);
    total += rows[0]?.count ?? 0;
  }
  return total;
}

/** The clock of a database server; null: SQLite has none. */
export async function readServerTime({ queries, engine }: EngineQueries): Promise<Date | null> {
  if (engine === 'sqlite') return null;
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(queries);
  return rows[0]?.now ?? null;
}
