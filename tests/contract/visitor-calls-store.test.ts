import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenContext } from '#runtime/open-context.ts';
import { defaultVisitorSettings } from '#runtime/settings/visitor-settings.ts';
import { createVisitorDesk } from '#visitors/visitor-desk.ts';
import { createTestDatabase, engines, type TestDatabase } from '#tests/support/database.ts';
import { naughtyTexts } from '#tests/support/naughty-texts.ts';
import { openTestContext } from '#tests/support/open-test-context.ts';
import { buildTestServer } from '#tests/support/server-parts.ts';

const site = { name: 'Roamchart', origin: 'https://esim.example', contactEmail: null, operatorName: null };
const dayMs = 24 * 60 * 60_000;
const longAgo = new Date(0);

describe.each(engines)('what browsers tell a site on %s', (engine) => {
  let suite: TestDatabase;
  let rooms: OpenContext;
  let app: FastifyInstance;
  let now: Date;

  beforeEach(async () => {
    now = new Date('2026-11-20T09:00:00Z');
    suite = await createTestDatabase(engine);
    rooms = await openTestContext({
      databaseUrl: suite.url,
      dataDir: '',
      site,
      visitors: { ...defaultVisitorSettings, campaignDays: 9, browserErrorDays: 3, viewDays: 9, searchDays: 3 },
      now: () => now,
    });
    app = await buildTestServer({ context: rooms.context });
  });
  afterEach(async () => {
    await app.close();
    await rooms.close();
    await suite[Symbol.asyncDispose]();
  });

  async function post(path: string, payload: object, index = 0): Promise<number> {
    const remoteAddress = `198.51.${Math.floor(index / 250)}.${index % 250}`;
    return (await app.inject({ method: 'POST', url: `/api${path}`, payload, remoteAddress })).statusCode;
  }

  it('is counted, and forgotten after the days of each kind', async () => {
    expect(await post('/tracking/set', { utm_source: 'mail' })).toBe(204);
    expect(await post('/events/log/error', { statusCode: 500, message: 'x is null', url: '/japan' })).toBe(204);
    const desk = createVisitorDesk(suite.database);
    expect(await desk.arrivals(longAgo)).toMatchObject([{ source: 'mail', count: 1 }]);
    expect(await desk.browserErrors(longAgo)).toMatchObject([{ message: 'x is null', path: '/japan', count: 1 }]);
    expect(await post('/events/view', { path: '/japan' })).toBe(204);
    expect(await post('/events/search', { query: 'Atlantis' })).toBe(204);
    await rooms.context.visitors.storeViews();
    expect(await desk.views(longAgo, 'destination')).toEqual([{ name: 'JP', count: 1 }]);
    expect(await desk.missedSearches(longAgo, 'day')).toEqual([{ name: '2026-11-20', count: 1 }]);
    const forgotten: number[] = [];
    for (const days of [3, 4, 9, 10]) {
      now = new Date(Date.parse('2026-11-20T09:00:00Z') + days * dayMs);
      forgotten.push(await rooms.forgetOldVisits());
    }
    expect(forgotten).toEqual([0, 2, 0, 2]);
  });

  it('is stored or refused, whatever a program sends', async () => {
    const answers = new Set<number>();
    for (const [index, text] of naughtyTexts.entries()) {
      const short = text.slice(0, 100);
      answers.add(
        await post('/tracking/set', { utm_source: short, utm_content: short, referrer: text.slice(0, 2048) }, index),
      );
      answers.add(
        await post('/tracking/set', { utm_source: `${short.slice(0, 9)}\u0000\ud800`, utm_term: 'x' }, index),
      );
      answers.add(
        await post(
          '/events/log/error',
          { statusCode: 599, message: text.slice(0, 2000), url: text.slice(0, 2000) },
          index,
        ),
      );
      answers.add(
        await post('/events/log/error', { statusCode: 500, message: `${short} (/\u0000:1:1)`, url: '\ud800' }, index),
      );
    }
    for (const [index, text] of naughtyTexts.entries()) {
      answers.add(await post('/events/view', { path: text.slice(0, 300) }, index));
      answers.add(await post('/events/search', { query: text.slice(0, 100) }, index));
    }
    expect([...answers].toSorted()).toEqual([204, 400]);
  });
});
