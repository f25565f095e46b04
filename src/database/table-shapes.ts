import { DatabaseSync } from 'node:sqlite';
import { engineWords, type Migration } from './migration.ts';

/** Column type on both engines. */
export type ColumnKind = 'integer' | 'real' | 'text' | 'blob';

interface ColumnShape {
  readonly name: string;
  readonly kind: ColumnKind;
}

/** A table as its migrations have made it. */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly ColumnShape[];
  /** Columns of the primary key: they define the same order on both engines. */
  readonly key: readonly string[];
}

/** Unlogged tables of PostgreSQL alone: not in backups, created again in a new database. */
export const unloggedTables: readonly string[] = ['client_use'];

/**
 * The tables that these migrations create, in dependency order. Read from an empty database in memory, so that there
 * is no second description of the schema.
 */
export function shapesOf(migrations: readonly Migration[]): readonly TableShape[] {
  const database = new DatabaseSync(':memory:');
  try {
    const words = engineWords('sqlite');
    for (const statement of migrations.flatMap(({ statements }) => statements(words))) database.exec(statement);
    return parentsFirst(database, tableNames(database)).map((name) => shapeOf(database, name));
  } finally {
    database.close();
  }
}

function tableNames(database: DatabaseSync): readonly string[] {
  const rows = database
    .prepare(`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name`)
    .all();
  return rows.map(({ name }) => String(name));
}

function shapeOf(database: DatabaseSync, table: string): TableShape {
  const columns = database.prepare('select name, type, pk from pragma_table_info(?) order by cid').all(table);
  const key = columns.filter(({ pk }) => Number(pk) > 0).toSorted((a, b) => Number(a['pk']) - Number(b['pk']));
  return {
    name: table,
    columns: columns.map(({ name, type }) => ({ name: String(name), kind: String(type).toLowerCase() as ColumnKind })),
    key: key.map(({ name }) => String(name)),
  };
}

function parentsFirst(database: DatabaseSync, tables: readonly string[]): readonly string[] {
  const ordered = new Set<string>();
  const add = (table: string): void => {
    if (ordered.has(table)) return;
    const parents = database.prepare('select "table" as parent from pragma_foreign_key_list(?)').all(table);
    for (const { parent } of parents) if (parent !== table) add(String(parent));
    ordered.add(table);
  };
  for (const table of tables) add(table);
  return [...ordered];
}
