import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Arrival } from '#domain/site/arrival.ts';
import { arrivalLimits, otherArrivals } from '#domain/site/arrival.ts';
import { browserErrorLimits, otherErrors, type BrowserError } from '#domain/site/browser-error.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import { otherSearches } from '#domain/site/missed-search.ts';
import { rowsADay } from '#visitors/daily-counts.ts';
import { createVisitorLog } from '#visitors/create-visitor-log.ts';
import { forgetVisits } from '#visitors/forget-visits.ts';
import { createVisitorDesk, type VisitorDesk } from '#visitors/visitor-desk.ts';
import type { VisitorLog } from '#visitors/visitor-log.ts';
import { createTestDatabase, engines, type TestDatabase } from '#tests/support/database.ts';

const first = new Date('2026-11-19T23:59:59Z');
const second = new Date('2026-11-20T00:00:00Z');
const later = new Date('2026-11-20T08:00:00Z');

const spring: Arrival = { ...otherArrivals, source: 'mail', campaign: 'spring' };
const blog: Arrival = { ...otherArrivals, source: '', referrerHost: 'blog.example' };
const broken: BrowserError = { statusCode: 500, message: 'x is null', position: '/assets/a.js:1:2', path: '/japan' };

describe.each(engines)('what is counted of visits on %s', (engine) => {
  let suite: TestDatabase;
  let log: VisitorLog;
  let desk: VisitorDesk;

  beforeEach(async () => {
    suite = await createTestDatabase(engine);
    log = createVisitorLog(suite.database);
    desk = createVisitorDesk(suite.database);
  });
  afterEach(() => suite[Symbol.asyncDispose]());

  it('adds up arrivals by campaign and referrer, over the days that are asked for', async () => {
    await Promise.all([
      log.countArrival(blog, first),
      log.countArrival(spring, second),
      log.countArrival(spring, later),
    ]);
    await log.countArrival(spring, first);
    expect(await desk.arrivals(first)).toEqual([
      { ...spring, count: 3 },
      { ...blog, count: 1 },
    ]);
    expect(await desk.arrivals(second)).toEqual([{ ...spring, count: 2 }]);
  });

  it('counts a flood of invented campaigns as one, and known ones as before', async () => {
    await log.countArrival(spring, first);
    for (let index = 0; index < rowsADay.arrival + 20; index += 1) {
      await log.countArrival({ ...spring, campaign: `invented ${index}` }, first);
    }
    await log.countArrival(spring, first);
    const kept = await desk.arrivals(first);
    expect(kept).toHaveLength(rowsADay.arrival + 1);
    expect(kept[0]).toEqual({ ...otherArrivals, count: 21 });
    expect(kept[1]).toEqual({ ...spring, count: 2 });
    await log.countArrival(blog, second);
    expect(await desk.arrivals(second)).toEqual([{ ...blog, count: 1 }]);
  });

  it('holds the longest campaign in every script', async () => {
    const longest = (letter: string): string => letter.repeat(arrivalLimits.value);
    const [source, medium, campaign, term, content] = ['語', '国', '\uffff', 'é', 'z'].map(longest) as [
      string,
      string,
      string,
      string,
      string,
    ];
    const arrival = { source, medium, campaign, term, content, referrerHost: 'h'.repeat(arrivalLimits.host) };
    await log.countArrival(arrival, first);
    await log.countArrival(arrival, first);
    expect(await desk.arrivals(first)).toEqual([{ ...arrival, count: 2 }]);
  });

  it('adds up errors by message and position, with the page where they happened last', async () => {
    await log.countBrowserError(broken, first);
    await log.countBrowserError({ ...broken, path: '/france' }, second);
    await log.countBrowserError({ ...broken, path: '/spain' }, later);
    await log.countBrowserError({ ...broken, position: '/assets/a.js:9:9' }, later);
    expect(await desk.browserErrors(first)).toEqual([
      { ...broken, path: '/spain', count: 3, lastAt: later.toISOString() },
      { ...broken, position: '/assets/a.js:9:9', count: 1, lastAt: later.toISOString() },
    ]);
    expect((await desk.browserErrors(second)).map(({ count }) => count)).toEqual([2, 1]);
  });

  it('counts a flood of invented errors as one', async () => {
    for (let index = 0; index < rowsADay.error + 20; index += 1) {
      await log.countBrowserError({ ...broken, message: `invented ${index}` }, first);
    }
    const kept = await desk.browserErrors(first);
    expect(kept).toHaveLength(rowsADay.error + 1);
    expect(kept[0]).toMatchObject({ ...otherErrors, path: '', count: 20 });
  });

  it('holds the longest error', async () => {
    const error = {
      statusCode: 599,
      message: '誤'.repeat(browserErrorLimits.message),
      position: '語'.repeat(browserErrorLimits.position),
      path: '国'.repeat(browserErrorLimits.path),
    };
    await log.countBrowserError(error, first);
    await log.countBrowserError(error, first);
    expect(await desk.browserErrors(first)).toMatchObject([{ ...error, count: 2 }]);
  });

  it('counts page views by page, destination and day, once they are stored', async () => {
    const view = (destination: string | null) => ({ page: 'destination', destination: destination as DestinationKey });
    log.countView(view('JP'), first);
    log.countView(view('JP'), second);
    log.countView(view('europe'), second);
    log.countView({ page: 'home', destination: null }, second);
    expect(await desk.views(first, 'page')).toEqual([]);
    // A second server counts the same pages at the same time.
    const other = createVisitorLog(suite.database);
    for (const each of ['europe', 'JP']) other.countView(view(each), second);
    await Promise.all([log.storeViews(), other.storeViews()]);
    await log.storeViews();
    expect(await desk.views(first, 'page')).toEqual([
      { name: 'destination', count: 5 },
      { name: 'home', count: 1 },
    ]);
    expect(await desk.views(first, 'destination')).toEqual([
      { name: 'JP', count: 3 },
      { name: 'europe', count: 2 },
    ]);
    expect(await desk.views(second, 'day')).toEqual([{ name: '2026-11-20', count: 5 }]);
  });

  it('keeps views that could not be stored for the next time', async () => {
    let isAway = true;
    const queries = new Proxy(suite.database.queries, {
      get: (target, name) => {
        if (name === 'insertInto' && isAway) throw new Error('the database is away');
        const member: unknown = Reflect.get(target, name, target);
        return typeof member === 'function' ? (member.bind(target) as unknown) : member;
      },
    });
    const flaky = createVisitorLog({ queries });
    flaky.countView({ page: 'home', destination: null }, first);
    await expect(flaky.storeViews()).rejects.toThrow('away');
    flaky.countView({ page: 'home', destination: null }, first);
    isAway = false;
    await flaky.storeViews();
    expect(await desk.views(first, 'page')).toEqual([{ name: 'home', count: 2 }]);
  });

  it('keeps the words of a search once it was sent three times, on whatever days', async () => {
    await log.countMissedSearch('atlantis', first);
    await log.countMissedSearch('atlantis', second);
    await log.countMissedSearch('ann smith', second);
    const stored = () => suite.database.queries.selectFrom('daily_count').selectAll().execute();
    expect(JSON.stringify(await stored())).not.toMatch(/atlantis|smith/);
    expect(await desk.missedSearches(first, 'query')).toEqual([{ name: '', count: 3 }]);
    await createVisitorLog(suite.database).countMissedSearch('atlantis', later);
    expect(await desk.missedSearches(first, 'query')).toEqual([
      { name: 'atlantis', count: 3 },
      { name: '', count: 1 },
    ]);
    expect(await desk.missedSearches(second, 'query')).toEqual([
      { name: 'atlantis', count: 2 },
      { name: '', count: 1 },
    ]);
    expect(JSON.stringify(await stored())).not.toContain('smith');
  });

  it('counts a flood of invented searches as one', async () => {
    await log.countMissedSearch('atlantis', first);
    for (let index = 0; index < rowsADay.search + 20; index += 1) {
      await log.countMissedSearch(`invented ${String.fromCodePoint(0x4e00 + index)}`, first);
    }
    await log.countMissedSearch('atlantis', first);
    expect(await desk.missedSearches(first, 'query')).toEqual([
      { name: '', count: rowsADay.search + 1 },
      { name: otherSearches, count: 21 },
    ]);
  });

  it('forgets each kind after its own time, a whole day at once', async () => {
    for (const at of [first, second]) {
      await log.countArrival(spring, at);
      await log.countBrowserError(broken, at);
      log.countView({ page: 'home', destination: null }, at);
      await log.countMissedSearch('atlantis', at);
    }
    await log.storeViews();
    expect(
      await forgetVisits(
        suite.database.queries,
        { campaignDays: 1, browserErrorDays: 0, viewDays: 0, searchDays: 1 },
        later,
      ),
    ).toBe(2);
    expect(await desk.arrivals(first)).toMatchObject([{ count: 2 }]);
    expect(await desk.views(first, 'day')).toEqual([{ name: '2026-11-20', count: 1 }]);
    expect(await desk.missedSearches(first, 'day')).toHaveLength(2);
    expect(await desk.browserErrors(first)).toMatchObject([{ count: 1 }]);
  });

  it('forgets the secret of searches with the oldest of them, so that no code outlives it', async () => {
    const { queries } = suite.database;
    const made = () =>
      queries.selectFrom('site_secret').select('value').where('name', '=', 'missed-searches').execute();
    await log.countMissedSearch('atlantis', new Date());
    const [before] = await made();
    expect(before).toBeDefined();
    const days = { campaignDays: 9, browserErrorDays: 9, viewDays: 9, searchDays: 3 };
    const after = (passed: number): Date => new Date(Date.now() + passed * 24 * 60 * 60_000);
    await forgetVisits(queries, days, after(3));
    expect(await made()).toEqual([before]);
    await forgetVisits(queries, days, after(4));
    expect(await made()).toEqual([]);
    await createVisitorLog(suite.database).countMissedSearch('atlantis', after(4));
    expect(await made()).not.toEqual([before]);
  });

  it('forgets what a server of 1.0.1 has counted after the upgrade', async () => {
    const { queries } = suite.database;
    await sql`insert into missed_search (code, day, query, count) values ('c', '2026-11-19', 'ann', 3)`.execute(
      queries,
    );
    await forgetVisits(queries, { campaignDays: 0, browserErrorDays: 0, viewDays: 0, searchDays: 1 }, later);
    expect((await sql`select code from missed_search`.execute(queries)).rows).toHaveLength(1);
    await forgetVisits(queries, { campaignDays: 0, browserErrorDays: 0, viewDays: 0, searchDays: 0 }, later);
    expect((await sql`select code from missed_search`.execute(queries)).rows).toEqual([]);
  });
});
