import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCatalogueWriter } from '#catalogue/project/catalogue-writer.ts';
import { migrate } from '#database/migrate.ts';
import { openTestDatabase } from '#tests/support/open-test-database.ts';
import { makeProvider, plansOf } from '#tests/support/plan-factory.ts';

describe('a large import into SQLite', () => {
  let folder = '';

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'settle-tables-'));
  });

  afterEach(async () => {
    await rm(folder, { recursive: true });
  });

  it('leaves no log beside the file while the database stays open', async () => {
    await using database = await openTestDatabase({ url: '', dataDir: folder });
    await migrate(database);
    const plans = plansOf(makeProvider(), {}, ...Array.from({ length: 1_000 }, () => ({})));
    const options = { source: 'test', now: new Date(), dryRun: false, withdrawMissing: true };
    await createCatalogueWriter(database).apply(plans, options);
    expect(statSync(path.join(folder, 'roamchart.sqlite-wal')).size).toBe(0);
  });
});
