import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { countOn } from '#database/table-rows.ts';
import { readAllTables, tableDifferences, type AllTables } from '#tests/contract/statements/all-tables.ts';
import { operationsAndReleases } from '#tests/contract/statements/catalogue-operations.ts';
import { OperatedSite } from '#tests/contract/statements/operated-site.ts';
import { createTestDatabase, engines } from '#tests/support/database.ts';
import { SeededRandom } from '#tests/support/seeded-random.ts';

const program = fileURLToPath(import.meta.resolve('#tests/contract/processes/operation-process.ts'));
const seed = Number(process.env['SEED'] ?? '1');

/** A new process takes several times as long as one that has done it before. */
const coldTimes = 8;

/** Kills a process during one of the operations. @returns what the site holds, without the record of a broken run */
async function killDuring(site: OperatedSite, number: number, milliseconds: number): Promise<AllTables> {
  const place = [site.suite.url, site.dataDir, String(site.day), String(number)];
  const child = spawn(process.execPath, [program, ...place], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = once(child, 'exit');
  await once(child.stdout, 'data');
  await pause(milliseconds);
  child.kill('SIGKILL');
  await exit;
  const { database } = site.suite;
  await database.write(async (queries) => {
    await queries.deleteFrom('feed_run').where('status', '=', 'running').execute();
    // PostgreSQL does not use a number again that was rolled back.
    await countOn({ queries, engine: database.engine });
  });
  return readAllTables(database);
}

/** Times of runs differ. */
const isSame = (one: AllTables, other: AllTables): boolean =>
  Object.keys(tableDifferences({ ...one, feed_run: [] }, { ...other, feed_run: [] })).length === 0;

describe.each(engines)('processes killed while they change the catalogue on %s', (engine) => {
  it('leave what was before or what is after, and the same can be done again', async () => {
    await using site = await OperatedSite.fill(await createTestDatabase(engine));
    await using twin = await OperatedSite.fill(await createTestDatabase(engine));
    const random = new SeededRandom(seed);
    const left = { before: 0, after: 0, between: [] as string[] };
    for (const [number, { name, run, days = 1 }] of operationsAndReleases.entries()) {
      for (const each of [site, twin]) each.pass(days);
      const before = await readAllTables(site.suite.database);
      const from = performance.now();
      await run(twin);
      const milliseconds = performance.now() - from;
      const after = await readAllTables(twin.suite.database);
      const found = await killDuring(site, number, random.next() * milliseconds * coldTimes);
      if (isSame(after, found)) left.after += 1;
      else if (isSame(before, found)) {
        left.before += 1;
        await run(site);
        if (!isSame(after, await readAllTables(site.suite.database))) left.between.push(`${name}, done again`);
      } else left.between.push(name);
    }
    console.log(engine, left);
    expect(left.between).toEqual([]);
    expect(Math.min(left.before, left.after)).toBeGreaterThan(0);
  });
});
