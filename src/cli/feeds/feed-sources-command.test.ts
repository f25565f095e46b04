import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeFolder } from '#tests/support/make-folder.ts';
import { openTestDatabase } from '#tests/support/open-test-database.ts';
import { runCommandLine } from '#tests/support/run-command-line.ts';

const folder = makeFolder();
const sourcesFile = join(folder, 'feeds.json');
const now = new Date('2026-10-01T08:00:00Z');

const run = (words: string, FEED_SOURCES = sourcesFile) =>
  runCommandLine(words, { DATA_DIR: folder, FEED_SOURCES, NORI_KEY: 'open sesame' }, now);

const nori = {
  name: 'nori',
  format: 'price-csv',
  place: 'nori.csv',
  everyHours: 6,
  markUp: { percent: 10 },
  headers: { 'X-Key': { environment: 'NORI_KEY' } },
};
const gone = { name: 'gone', format: 'zendit', place: 'https://gone.invalid/feed?key=hidden', dailyAt: '04:30' };

beforeAll(() => {
  writeFileSync(join(folder, 'nori.csv'), 'provider,country,data,days,price,currency\nNori,Japan,1 GB,7,4,USD\n');
  writeFileSync(sourcesFile, JSON.stringify({ sources: [nori, gone] }));
});

describe('roamchart feeds', () => {
  it('lists what is configured, of headers only the names and of addresses no query', async () => {
    const { out, status } = await run('feeds list');
    expect(status).toBe(0);
    expect(out).toContain('nori: price-csv, every 6 hours\n');
    expect(out).toContain('wholesale prices + 10 %, up to x.99; headers X-Key\n');
    expect(out).toContain('gone: zendit, daily at 04:30 UTC\n    gone.invalid/feed\n');
    const json = (await run('feeds list --json')).out;
    expect(JSON.parse(json)).toMatchObject([{ name: 'nori', headers: ['X-Key'] }, { place: 'gone.invalid/feed' }]);
    expect(out + json).not.toMatch(/sesame|hidden/);
  });

  it('runs one, says what came of it, and knows when it is due again', async () => {
    expect((await run('feeds status')).out).toContain('nori: price-csv, every 6 hours\n    never fetched\n');
    const first = await run('feeds run nori');
    expect(first).toMatchObject({ status: 0, err: '' });
    expect(first.out).toContain('nori: imported\n');
    expect(first.out).toContain('Plans with wholesale prices + 10 %, up to x.99: 1');
    expect(JSON.parse((await run('feeds run nori --json')).out)).toMatchObject([
      { name: 'nori', outcome: 'unchanged', problem: null, report: null },
    ]);
    expect((await run('feeds status')).out).toContain('fetched 2026-10-01 08:00, due 2026-10-01 14:00\n');
    expect(JSON.parse((await run('feeds status --json')).out)).toMatchObject([
      { name: 'nori', failures: 0, dueAt: '2026-10-01T14:00:00.000Z' },
      { name: 'gone', checkedAt: null, dueAt: null },
    ]);
  });

  it('runs what is due, and ends with 1 and one sentence for what failed', async () => {
    const { status, out, err } = await run('feeds run --due --json');
    expect(status).toBe(1);
    expect(JSON.parse(out)).toMatchObject([{ name: 'gone', outcome: 'failed' }]);
    expect(err).toMatch(/^Feed "gone" was not imported, .* The host gone\.invalid was not found; .*\.\n$/);
    expect((await run('feeds status')).out).toContain('failed once in a row, due 2026-10-01 08:15');
    expect(await run('feeds run --due')).toEqual({ status: 0, out: 'No feed is due.\n', err: '' });
  });

  it('shows a running feed as running now, and one whose process was killed as failed', async () => {
    await using database = await openTestDatabase({ url: '', dataDir: folder });
    const { queries } = database;
    const problem = 'Feed "nori" was not imported, and what was published stays: the process was ended in the middle.';
    await queries.updateTable('feed_source').set({ failures: 1, problem }).where('name', '=', 'nori').execute();
    expect((await run('feeds status')).out).toContain('fetched 2026-10-01 08:00, failed once in a row');
    const held_until = new Date(now.getTime() + 60_000).toISOString();
    await queries.updateTable('lease').set({ holder: 'a server', held_until }).where('name', '=', 'feeds').execute();
    const { out } = await run('feeds status');
    expect(out).toContain('fetched 2026-10-01 08:00, running now\n');
    expect(out).not.toContain('in the middle');
    expect(JSON.parse((await run('feeds status --json')).out)).toMatchObject([
      { isRunning: true },
      { isRunning: false },
    ]);
    await queries.updateTable('lease').set({ holder: '', held_until: '' }).where('name', '=', 'feeds').execute();
  });

  it('refuses an unknown name, a broken file, and a missing one', async () => {
    expect((await run('feeds run nobody')).err).toBe(
      'No feed is called "nobody"; "roamchart feeds list" shows the names.\n',
    );
    const broken = join(folder, 'broken.json');
    writeFileSync(broken, JSON.stringify({ sources: [{ ...nori, format: 'x' }] }));
    expect(await run('feeds list', broken)).toMatchObject({
      status: 1,
      err: expect.stringContaining('Feed "nori": format'),
    });
    expect((await run('feeds run', '')).err).toContain('No feeds are configured');
    expect((await run('feeds list', '')).out).toBe('No feeds are configured (FEED_SOURCES).\n');
  });

  it.each(['list', 'run', 'status'])('explains %s', async (command) => {
    expect((await run(`feeds ${command} --help`)).out).toContain('--json');
  });
});
