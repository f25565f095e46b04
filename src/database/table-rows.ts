import { createHash } from 'node:crypto';
import { CompiledQuery, sql, type Kysely } from 'kysely';
import { runOverRows, type EngineQueries, type RowsStatement, type RowValue } from './row-batches.ts';
import type { Queries } from './schema.ts';
import type { ColumnKind, TableShape } from './table-shapes.ts';

/** The values of a row in the order of its table's columns. */
export type StoredRow = readonly RowValue[];

/** Row count and checksum of a table: equal on both engines for equal rows. */
export interface TableSum {
  readonly rows: number;
  /** SHA-256 of the lines of all rows in the order of the primary key, in hexadecimal digits. */
  readonly sha256: string;
}

/** Rows per batch; rows with bytes may be half a megabyte each. */
const usualBatch = 1000;
const batchWithBytes = 20;

/** All rows of a table by primary key, a batch at a time. On PostgreSQL inside a transaction only. */
export async function* readRows(source: EngineQueries, shape: TableShape): AsyncGenerator<readonly StoredRow[]> {
  const size = shape.columns.some(({ kind }) => kind === 'blob') ? batchWithBytes : usualBatch;
  const names = shape.columns.map(({ name }) => name);
  let batch: StoredRow[] = [];
  for await (const row of source.engine === 'sqlite'
    ? streamSqlite(source.queries, shape)
    : fetchPostgres(source.queries, shape, size)) {
    batch.push(names.map((name) => row[name] ?? null));
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

type NamedRow = Readonly<Record<string, RowValue>>;

/** The tables of a shape are known by name only. */
type AnyTables = Readonly<Record<string, Record<string, RowValue>>>;

function streamSqlite(queries: Queries, { name, columns, key }: TableShape): AsyncIterable<NamedRow> {
  let query = (queries as unknown as Kysely<AnyTables>).selectFrom(name).select(columns.map((column) => column.name));
  for (const column of key) query = query.orderBy(column);
  return query.stream();
}

/** Sorts texts by their bytes, as SQLite does, whatever the database's collation. */
async function* fetchPostgres(
  queries: Queries,
  { name, columns, key }: TableShape,
  size: number,
): AsyncGenerator<NamedRow> {
  const kinds = new Map(columns.map((column) => [column.name, column.kind]));
  const order = key.map((column) =>
    kinds.get(column) === 'text' ? sql`${sql.ref(column)} collate "C"` : sql.ref(column),
  );
  const wanted = sql.join(columns.map((column) => sql.ref(column.name)));
  await sql`declare read_rows no scroll cursor for
    select ${wanted} from ${sql.table(name)} order by ${sql.join(order)}`.execute(queries);
  for (;;) {
    const { rows } = await sql<NamedRow>`fetch ${sql.lit(size)} from read_rows`.execute(queries);
    if (rows.length === 0) break;
    yield* rows;
  }
  await sql`close read_rows`.execute(queries);
}

/** One row as a line of JSON, without the line's end. Bytes are `{"base64": "…"}`. */
export function writeRowLine(row: StoredRow): string {
  return JSON.stringify(
    row.map((value) => (value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value)),
  );
}

/** Null: the line is not a row of this table. */
export function readRowLine(line: string, { columns }: TableShape): StoredRow | null {
  const values = parseList(line);
  if (values?.length !== columns.length) return null;
  const row = values.map(readValue);
  return row.every((value, at) => value === null || fits(value, columns[at]?.kind)) ? (row as StoredRow) : null;
}

function parseList(line: string): readonly unknown[] | null {
  try {
    const parsed: unknown = JSON.parse(line);
    return Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function readValue(value: unknown): unknown {
  const isBytes = typeof value === 'object' && value !== null && 'base64' in value;
  return isBytes ? Buffer.from(String(value.base64), 'base64') : value;
}

function fits(value: unknown, kind: ColumnKind | undefined): boolean {
  switch (kind) {
    case 'integer':
      return Number.isSafeInteger(value);
    case 'real':
      return typeof value === 'number';
    case 'text':
      return typeof value === 'string';
    case 'blob':
      return value instanceof Uint8Array;
    case undefined:
      return false;
  }
}

/** Computes the checksum of a table from streamed rows. */
export function createTableSummer(): {
  readonly add: (rows: readonly StoredRow[]) => void;
  readonly sum: () => TableSum;
} {
  const hash = createHash('sha256');
  let count = 0;
  return {
    add: (rows) => {
      count += rows.length;
      for (const row of rows) hash.update(`${writeRowLine(row)}\n`);
    },
    sum: () => ({ rows: count, sha256: hash.copy().digest('hex') }),
  };
}

/** Inserts rows unchanged, including auto-incremented ids. */
export async function addRows(
  target: EngineQueries,
  shape: TableShape,
  batches: AsyncIterable<readonly StoredRow[]>,
): Promise<void> {
  const into = `insert into "${shape.name}" (${shape.columns.map(({ name }) => `"${name}"`).join(', ')})`;
  const statement: RowsStatement = { before: `${into} values`, types: shape.columns.map(() => ''), after: '' };
  for await (const rows of batches) {
    if (target.engine === 'sqlite') await runOverRows(target, statement, rows);
    else await addColumns(target.queries, `${into} overriding system value`, { shape, rows });
  }
}

const arrayTypes: Readonly<Record<ColumnKind, string>> = {
  integer: 'bigint[]',
  real: 'double precision[]',
  text: 'text[]',
  blob: 'bytea[]',
};

/** One array per column: PostgreSQL takes a million values much sooner in a few parameters than in as many. */
async function addColumns(
  queries: Queries,
  into: string,
  { shape, rows }: { readonly shape: TableShape; readonly rows: readonly StoredRow[] },
): Promise<void> {
  const arrays = shape.columns.map(({ kind }, at) => `$${at + 1}::${arrayTypes[kind]}`);
  const values = shape.columns.map((_column, at) => rows.map((row) => row[at] ?? null));
  await queries.executeQuery(CompiledQuery.raw(`${into} select * from unnest(${arrays.join(', ')})`, values));
}

/** Advances PostgreSQL's sequences after rows were inserted with their ids; SQLite does this automatically. */
export async function countOn({ queries, engine }: EngineQueries): Promise<void> {
  if (engine === 'sqlite') return;
  const { rows } = await sql<{ name: string; counted: string }>`
    select table_name as name, column_name as counted from information_schema.columns
      where table_schema = current_schema() and is_identity = 'YES'`.execute(queries);
  for (const { name, counted } of rows) {
    const highest = sql`max(${sql.ref(counted)})`;
    await sql`select setval(pg_get_serial_sequence(quote_ident(${name}), ${counted}), coalesce(${highest}, 1), ${highest} is not null)
      from ${sql.table(name)}`.execute(queries);
  }
}
