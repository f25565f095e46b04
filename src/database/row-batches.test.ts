import { describe, expect, it } from 'vitest';
import type { CompiledQuery } from 'kysely';
import { insertStatement, runOverRows, type EngineQueries } from './row-batches.ts';
import type { Engine } from './migration.ts';

/** Records executed statements, and returns one row for each: its number of parameters. */
function recorder(engine: Engine) {
  const executed: { readonly sql: string; readonly parameters: readonly unknown[] }[] = [];
  const executeQuery = async ({ sql, parameters }: CompiledQuery) => {
    executed.push({ sql, parameters });
    return { rows: [parameters.length] };
  };
  // Only this method is called.
  return { executed, store: { engine, queries: { executeQuery } } as unknown as EngineQueries };
}

const rows = (count: number): number[][] => Array.from({ length: count }, (_, index) => [index, -index]);

describe('runOverRows', () => {
  it('runs every row once and in order, in few sizes of statement', async () => {
    const { executed, store } = recorder('sqlite');
    const returned = await runOverRows<number>(store, insertStatement('t', ['a', 'b']), rows(463));
    expect(returned).toEqual([400, 400, 100, 20, 2, 2, 2]);
    expect(executed.flatMap((each) => each.parameters)).toEqual(rows(463).flat());
    expect(new Set(executed.map((each) => each.sql)).size).toBe(4);
  });

  it('does nothing for no rows', async () => {
    const { executed, store } = recorder('postgres');
    expect(await runOverRows(store, insertStatement('t', ['a']), [])).toEqual([]);
    expect(executed).toEqual([]);
  });

  it('writes parameters and types as each engine reads them', async () => {
    const statement = { before: 'select * from (values', types: ['integer', ''], after: ') as v' };
    const [sqlite, postgres] = [recorder('sqlite'), recorder('postgres')];
    await runOverRows(sqlite.store, statement, rows(1));
    await runOverRows(postgres.store, statement, rows(1));
    expect(sqlite.executed[0]?.sql).toBe('select * from (values (cast(? as integer), ?) ) as v');
    expect(postgres.executed[0]?.sql).toBe('select * from (values (cast($1 as integer), $2) ) as v');
  });

  it('numbers parameters across rows', async () => {
    const { executed, store } = recorder('postgres');
    await runOverRows(store, insertStatement('t', ['a', 'b'], 'on conflict do nothing'), rows(10));
    expect(executed[0]?.sql).toMatch(
      /^insert into t \(a, b\) values \(\$1, \$2\), \(\$3, \$4\).*\(\$19, \$20\) on conflict do nothing$/,
    );
  });
});
