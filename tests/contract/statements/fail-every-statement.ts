import { expect } from 'vitest';
import type { Database } from '#database/database.ts';
import type { Engine } from '#database/migration.ts';
import { countOn } from '#database/table-rows.ts';
import { readAllTables, tableDifferences } from './all-tables.ts';
import { operations, type Operation } from './catalogue-operations.ts';
import { OperatedSite, tryOperation } from './operated-site.ts';
import { expectSameFromNothing } from '#tests/contract/catalogue-model/project-from-nothing.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { countStatements, failStatement } from './statement-faults.ts';

/** An operation whose statements were refused. */
interface TriedOperation {
  readonly name: string;
  readonly statements: number;
  /** How many were refused while nothing was changed. */
  readonly refused: number;
}

/**
 * Takes every operation on two databases. On one of them the statements are refused one after the other, each of them
 * or one in `stride` and all commits: nothing is changed then, and once none is refused, both databases hold the same.
 */
export async function failStatements(
  engine: Engine,
  stride: number,
  tryOut = operations,
): Promise<readonly TriedOperation[]> {
  await using site = await OperatedSite.fill(await createTestDatabase(engine));
  await using twin = await OperatedSite.fill(await createTestDatabase(engine));
  const tried: TriedOperation[] = [];
  for (const operation of tryOut) {
    for (const each of [site, twin]) each.pass(operation.days ?? 1);
    const { value, statements } = await countStatements(() => operation.run(twin));
    expect([operation.name, value]).toEqual([operation.name, true]);
    const numbers = statements.flatMap((text, at) => (at % stride === 0 || text === 'commit' ? [at + 1] : []));
    tried.push({
      name: operation.name,
      statements: statements.length,
      refused: await failOneByOne(site, operation, numbers),
    });
    const [done, expected] = [await readAllTables(site.suite.database), await readAllTables(twin.suite.database)];
    expect([operation.name, tableDifferences(expected, done)]).toEqual([operation.name, {}]);
    await expectSameFromNothing(site.suite.database, site.now);
  }
  return tried;
}

/** Ends with the operation done. @returns how many statements were refused while nothing was changed */
async function failOneByOne(site: OperatedSite, { name, run }: Operation, numbers: readonly number[]): Promise<number> {
  const { database } = site.suite;
  const before = await readAllTables(database);
  let refused = 0;
  for (const number of numbers) {
    const { value: isDone, hasFailed } = await failStatement(number, () => tryOperation(() => run(site)));
    // Example reviews are deleted after an import, or by the next one.
    if (isDone) return refused;
    expect([name, number, hasFailed]).toEqual([name, number, true]);
    await forgetFailedRun(database);
    expect([name, number, tableDifferences(before, await readAllTables(database))]).toEqual([name, number, {}]);
    refused += 1;
  }
  expect([name, await tryOperation(() => run(site))]).toEqual([name, true]);
  return refused;
}

/** The record of a run that has failed is all that it may leave. */
async function forgetFailedRun(database: Database): Promise<void> {
  await database.write(async (queries) => {
    const rows = await queries.deleteFrom('feed_run').where('status', '=', 'failed').returning('report').execute();
    expect(rows.length).toBeLessThanOrEqual(1);
    await countOn({ queries, engine: database.engine });
  });
}
