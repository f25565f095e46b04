import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { allMigrations } from '#database/migrations/all-migrations.ts';
import { createDatabasePlace, engines } from '#tests/support/database.ts';

const run = promisify(execFile);

describe.each(engines)('processes that start together on %s', { timeout: 60_000 }, (engine) => {
  it('all succeed, and one of them makes the tables', async () => {
    await using place = await createDatabasePlace(engine);
    const start = () =>
      run(process.execPath, [
        fileURLToPath(import.meta.resolve('#tests/contract/processes/open-context-process.ts')),
        place.url,
      ]);
    const applied = await Promise.all([start(), start(), start()]);
    const steps = applied.map(({ stdout }) => Number(stdout));
    expect(steps.toSorted()).toEqual([0, 0, allMigrations.length]);
  });
});
