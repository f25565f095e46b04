import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createCatalogueReader } from '#catalogue/read/create-catalogue-reader.ts';
import { readRuns } from '#feeds/run/run-records.ts';
import { defaultFeedSettings } from '#runtime/settings/feed-settings.ts';
import { runFeedOn } from '#runtime/services/feeds/import-feed.ts';
import { createTestDatabase, engines } from '#tests/support/database.ts';
import { usualRequest } from '#tests/support/import-feed-file.ts';
import { makeFolder } from '#tests/support/make-folder.ts';

const child = fileURLToPath(import.meta.resolve('#tests/contract/processes/feed-run-process.ts'));

function priceList(count: number): string {
  const rows = Array.from(
    { length: count },
    (_, index) => `Nori,Japan,${index + 1} GB,7,${(index / 100 + 4).toFixed(2)},USD`,
  );
  return `provider,country,data,days,price,currency\n${rows.join('\n')}\n`;
}

/** Resolves when the process has read this many rows. */
async function reach({ stdout }: ChildProcess, rows: number): Promise<void> {
  for await (const chunk of stdout ?? [])
    if (
      String(chunk)
        .trim()
        .split('\n')
        .map(Number)
        .some((read) => read >= rows)
    )
      return;
}

describe.each(engines)('a feed whose process is killed on %s', (engine) => {
  it.each([500, 12_000])('after %d rows changes nothing, and the next run says so and starts over', async (rows) => {
    await using suite = await createTestDatabase(engine);
    const dataDir = makeFolder();
    const path = join(dataDir, 'prices.csv');
    const setting = { dataDir, feeds: defaultFeedSettings };
    const run = () => runFeedOn(suite.database, { ...usualRequest, path, feed: 'nori' }, setting);
    const reader = createCatalogueReader(suite.database);
    const published = async () => [await reader.version(), await reader.plansAt('JP' as never)];
    writeFileSync(path, priceList(100));
    await run();
    const before = await published();
    writeFileSync(path, priceList(12_000));
    const process_ = spawn(process.execPath, [child, suite.url, path, dataDir]);
    const exit = once(process_, 'exit');
    await reach(process_, rows);
    process_.kill('SIGKILL');
    await exit;
    expect(await published()).toEqual(before);
    writeFileSync(path, priceList(101));
    expect(await run()).toMatchObject({ runId: 3, status: 'published', report: { added: 1, unchanged: 100 } });
    expect(await readRuns(suite.database.queries, { feed: null, limit: 9 })).toMatchObject([
      { status: 'published' },
      {
        status: 'failed',
        sentence: 'The process ended before the run was done; nothing was published. The next run starts over.',
      },
      { status: 'published' },
    ]);
  });
});
