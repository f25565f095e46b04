import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeFolder } from '#tests/support/make-folder.ts';
import { openTestDatabase } from '#tests/support/open-test-database.ts';
import { checkIntegrity } from './check-integrity.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

describe('checkIntegrity', () => {
  let folder: string;
  beforeEach(() => {
    folder = makeFolder();
  });

  async function open(): Promise<Database> {
    return openTestDatabase({ url: '', dataDir: folder });
  }

  /** Overwrites a page of the closed file. */
  function damage(page: number): void {
    const file = openSync(join(folder, 'roamchart.sqlite'), 'r+');
    writeSync(file, Buffer.alloc(4_096, 0x5a), 0, 4_096, (page - 1) * 4_096);
    closeSync(file);
  }

  it('passes a sound file', async () => {
    await using database = await open();
    await migrate(database);
    expect(await checkIntegrity(database)).toEqual({ ok: true, value: null });
  });

  it.each([4, 9])('finds that page %d was overwritten', async (page) => {
    const sound = await open();
    await migrate(sound);
    await sound.close();
    damage(page);
    await using database = await open();
    const result = await checkIntegrity(database);
    expect(result.ok ? '' : result.reason).toMatch(/^The database file .* is damaged.*restore it from a backup/);
  });

  it('has nothing to check on a server', async () => {
    await using sqlite = await open();
    expect(await checkIntegrity({ ...sqlite, engine: 'postgres' })).toEqual({ ok: true, value: null });
  });
});
