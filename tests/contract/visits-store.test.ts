import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Arrival } from '#domain/site/arrival.ts';
import { arrivalLimits, otherArrivals } from '#domain/site/arrival.ts';
import { browserErrorLimits, otherErrors, type BrowserError } from '#domain/site/browser-error.ts';
import { arrivalsADay } from '#visitors/count-arrival.ts';
import { browserErrorsADay } from '#visitors/count-browser-error.ts';
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
    for (let index = 0; index < arrivalsADay + 20; index += 1) {
      await log.countArrival({ ...spring, campaign: `invented ${index}` }, first);
    }
    await log.countArrival(spring, first);
    const kept = await desk.arrivals(first);
    expect(kept).toHaveLength(arrivalsADay + 1);
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
    for (let index = 0; index < browserErrorsADay + 20; index += 1) {
      await log.countBrowserError({ ...broken, message: `invented ${index}` }, first);
    }
    const kept = await desk.browserErrors(first);
    expect(kept).toHaveLength(browserErrorsADay + 1);
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

  it('forgets each kind after its own time, a whole day at once', async () => {
    for (const at of [first, second]) {
      await log.countArrival(spring, at);
      await log.countBrowserError(broken, at);
    }
    expect(await forgetVisits(suite.database.queries, { arrivals: first, browserErrors: later })).toBe(1);
    expect(await desk.arrivals(first)).toMatchObject([{ count: 2 }]);
    expect(await desk.browserErrors(first)).toMatchObject([{ count: 1 }]);
  });
});
