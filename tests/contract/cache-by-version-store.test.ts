import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { raiseDataVersion } from '#database/data-version.ts';
import type { Database } from '#database/database.ts';
import { cacheByVersion } from '#database/cache-by-version.ts';
import type { DataVersionTable } from '#database/schema.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { openMigrated } from '#tests/support/filled-site.ts';

async function raise(database: Database, name: DataVersionTable['name']): Promise<void> {
  await database.write((transaction) => raiseDataVersion(transaction, name));
}

describe.each(engines)('cacheByVersion on %s', (engine) => {
  const suite = useTestDatabase(engine, 'all');

  it('gives the same object until the version moves, no matter who moved it', async () => {
    const read = cacheByVersion(async () => ({}), { versions: suite.database.versions, names: ['catalogue'] });
    const first = await read();
    expect(await read()).toBe(first);
    await raise(suite.database, 'rates');
    expect(await read()).toBe(first);
    await raise(suite.database, 'catalogue');
    const second = await read();
    expect(second).not.toBe(first);
    await using other = await openMigrated(suite.url);
    await raise(other, 'catalogue');
    // A change of another process in the middle of a turn is visible in the next one.
    await setImmediate();
    expect(await read()).not.toBe(second);
  });
});
