import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { raiseDataVersion } from '#database/data-version.ts';
import { rememberByVersion } from '#database/remember-by-version.ts';
import { createTestDatabase, engines, type TestDatabase } from '#tests/support/database.ts';

describe.each(engines)('rememberByVersion on %s', (engine) => {
  let suite: TestDatabase;

  beforeAll(async () => {
    suite = await createTestDatabase(engine);
  });

  afterAll(async () => {
    await suite[Symbol.asyncDispose]();
  });

  it('gives the same object until the version moves, whoever moved it', async () => {
    const { queries } = suite.database;
    const read = rememberByVersion(queries, 'catalogue', async () => ({}));
    const first = await read();
    expect(await read()).toBe(first);
    await raiseDataVersion(queries, 'rates');
    expect(await read()).toBe(first);
    await raiseDataVersion(queries, 'catalogue');
    expect(await read()).not.toBe(first);
  });

  it('reads again when the first read fails', async () => {
    let reads = 0;
    const read = rememberByVersion(suite.database.queries, 'catalogue', async () => {
      reads += 1;
      if (reads === 1) throw new Error('away');
      return reads;
    });
    await expect(read()).rejects.toThrow('away');
    expect(await read()).toBe(2);
  });
});
