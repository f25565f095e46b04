import { memo } from '#domain/kernel/memo.ts';
import { CompiledQuery } from 'kysely';
import type { Engine } from './migration.ts';
import type { Queries } from './schema.ts';

/** Queries with the engine that their SQL depends on. */
export interface EngineQueries {
  readonly queries: Queries;
  readonly engine: Engine;
}

/** A statement over a list of rows: `before (…), (…) after`. */
export interface RowsStatement {
  readonly before: string;
  /** SQL types of a row's values, where the engine cannot infer them; '' where it can. */
  readonly types: readonly string[];
  readonly after: string;
}

export type RowValue = string | number | Uint8Array | null;

/** Few sizes, so that few statements are prepared; the largest stays below both engines' limit of parameters. */
const chunkSizes = [200, 50, 10, 1] as const;

/** Runs the statement over all rows in chunks and returns the concatenated results. */
export async function runOverRows<Returned = unknown>(
  { queries, engine }: EngineQueries,
  statement: RowsStatement,
  rows: readonly (readonly RowValue[])[],
): Promise<Returned[]> {
  const returned: Returned[] = [];
  for (let start = 0; start < rows.length;) {
    const left = rows.length - start;
    const size = chunkSizes.find((each) => each <= left) ?? 1;
    const text = statementText(statement, engine, size);
    const parameters = rows.slice(start, start + size).flat();
    const result = await queries.executeQuery<Returned>(CompiledQuery.raw(text, parameters));
    for (const row of result.rows) returned.push(row);
    start += size;
  }
  return returned;
}

const statementText = memo(writeText, { parts: (...given) => given, most: 2 * chunkSizes.length });

function writeText(statement: RowsStatement, engine: Engine, size: number): string {
  let count = 0;
  const placeholder = (type: string): string => {
    count += 1;
    const mark = engine === 'sqlite' ? '?' : `$${count}`;
    return type === '' ? mark : `cast(${mark} as ${type})`;
  };
  const rows = Array.from({ length: size }, () => `(${statement.types.map(placeholder).join(', ')})`);
  return `${statement.before} ${rows.join(', ')} ${statement.after}`;
}

/** `insert into table (columns) values …` with an optional end, e.g. an `on conflict` clause. */
export function insertStatement(table: string, columns: readonly string[], after = ''): RowsStatement {
  return { before: `insert into ${table} (${columns.join(', ')}) values`, types: columns.map(() => ''), after };
}
