import { beforeAll, describe, expect, it } from 'vitest';
import { otherArrivals } from '#domain/site/arrival.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { openTestContext } from '#tests/support/open-test-context.ts';
import { runCommandLine } from '#tests/support/run-command-line.ts';

const today = new Date('2026-08-20T08:00:00Z');
const lastMonth = new Date('2026-07-21T08:00:00Z');
const dataDir = makeFolder();

const run = (words: string) => runCommandLine(words, { DATA_DIR: dataDir }, today);

beforeAll(async () => {
  await using rooms = await openTestContext({ databaseUrl: '', dataDir, now: () => today });
  const { visitors } = rooms.context;
  const spring = { ...otherArrivals, source: 'mail', campaign: 'spring', referrerHost: 'blog.example' };
  await visitors.countArrival(spring, today);
  await visitors.countArrival(spring, lastMonth);
  await visitors.countArrival({ ...otherArrivals, source: '', referrerHost: 'news.example' }, lastMonth);
  const error = { statusCode: 500, message: 'x is null', position: '/assets/a.js:1:2', path: '/japan' };
  await visitors.countBrowserError(error, today);
  await visitors.countBrowserError({ ...error, position: '', path: '' }, lastMonth);
});

describe('roamchart visitors', () => {
  it('lists campaigns of the last thirty days', async () => {
    expect(await run('visitors campaigns')).toEqual({
      status: 0,
      out: '     1  mail / – / spring  from blog.example\n',
      err: '',
    });
  });

  it('sums over the requested days', async () => {
    const { out } = await run('visitors campaigns --days 31');
    expect(out).toBe('     2  mail / – / spring  from blog.example\n     1  no campaign  from news.example\n');
  });

  it('lists errors with their place', async () => {
    const { out } = await run('visitors errors --days 31');
    expect(out).toContain(
      '     1  x is null\n        /assets/a.js:1:2\n        500, last on /japan, 2026-08-20 08:00\n',
    );
    expect(out).toContain('     1  x is null\n        500, last on no page, 2026-07-21 08:00\n');
  });

  it('writes JSON and nothing else', async () => {
    const { out } = await run('visitors errors --json');
    expect(JSON.parse(out)).toEqual([
      {
        statusCode: 500,
        message: 'x is null',
        position: '/assets/a.js:1:2',
        path: '/japan',
        count: 1,
        lastAt: today.toISOString(),
      },
    ]);
  });

  it('says where there is nothing', async () => {
    const empty = makeFolder();
    const inEmpty = (words: string) => runCommandLine(words, { DATA_DIR: empty }, today);
    expect((await inEmpty('visitors campaigns')).out).toBe('No arrivals from campaigns or other sites.\n');
    expect((await inEmpty('visitors errors')).out).toBe('No errors.\n');
  });

  it('stands in the help, and refuses what is no number of days', async () => {
    expect((await run('--help')).out).toContain('visitors');
    expect((await run('visitors --help')).out).toMatch(/campaigns[^]*errors/);
    expect((await run('visitors errors --days 0')).status).toBe(2);
  });
});
