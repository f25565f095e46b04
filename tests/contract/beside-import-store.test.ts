import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { importFeedFile } from '#tests/support/import-feed-file.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { openTestDatabase } from '#tests/support/open-test-database.ts';

const header = 'provider,country,data,days,price,currency\n';
const rows = Array.from({ length: 2_500 }, (_, index) => `Nori,Japan,${index + 1} GB,7,${index + 4},USD`);

describe.each(engines)('what others write while a feed is read, on %s', (engine) => {
  const suite = useTestDatabase(engine);
  let folder: string;

  beforeEach(async () => {
    folder = makeFolder();
  });

  it('waits for nothing', async () => {
    const path = join(folder, 'prices.csv');
    writeFileSync(path, header + rows.join('\n'));
    await using other = await openTestDatabase({ url: suite.url, dataDir: folder, lockWaitMs: 1 });
    const written: Promise<boolean>[] = [];
    const onProgress = (): void => {
      const writing = other.write((queries) => queries.deleteFrom('mail').execute());
      written.push(
        writing.then(
          () => true,
          () => false,
        ),
      );
    };
    expect(await importFeedFile(suite.database, { path, onProgress })).toMatchObject({ value: { added: 2_500 } });
    // The later ones may meet the transaction itself.
    const all = await Promise.all(written);
    expect(all[0]).toBe(true);
  });
});
