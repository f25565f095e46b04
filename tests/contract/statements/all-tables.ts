import { sql } from 'kysely';
import { allMigrations } from '#database/migrations/all-migrations.ts';
import type { Database } from '#database/database.ts';
import { shapesOf } from '#database/table-shapes.ts';
import { once } from '#domain/kernel/memo.ts';

/** Rows as lines of JSON, by table. */
export type AllTables = Readonly<Record<string, readonly string[]>>;

const shapes = once(() => shapesOf(allMigrations));

/** All rows of a database; waits for a transaction that another process has left open. */
export function readAllTables(database: Database): Promise<AllTables> {
  return database.write(async (queries) => {
    const tables: Record<string, string[]> = {};
    for (const { name } of shapes()) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(queries);
      tables[name] = rows.map((row) => JSON.stringify(row)).sort();
    }
    return tables;
  });
}

/** Rows that only one of two databases has, by table; empty: they hold the same. */
export function tableDifferences(before: AllTables, after: AllTables): AllTables {
  const differences = Object.keys(after).map((table) => {
    const [had = [], has = []] = [before[table], after[table]];
    const [known, found] = [new Set(had), new Set(has)];
    const gone = had.filter((line) => !found.has(line)).map((line) => `- ${line}`);
    const added = has.filter((line) => !known.has(line)).map((line) => `+ ${line}`);
    // Histories of prices may have a row twice.
    const count = had.length === has.length ? [] : [`${had.length} rows, then ${has.length}`];
    return [table, [...gone, ...added, ...count]] as const;
  });
  return Object.fromEntries(differences.filter(([, lines]) => lines.length > 0));
}
