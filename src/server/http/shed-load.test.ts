import { describe, expect, it } from 'vitest';
import { buildTestServer, plainSite } from '#tests/support/server-parts.ts';
import { findPressure } from './shed-load.ts';

const limits = { requests: 2, delayMs: 0, memoryBytes: 0 };

/** A server whose pages finish on command. */
async function serveSlowPages() {
  const gate = Promise.withResolvers<void>();
  let asked = 0;
  const both = Promise.withResolvers<void>();
  const app = await buildTestServer({
    overload: limits,
    site: {
      ...plainSite,
      answer: async (request, context) => {
        asked += 1;
        if (asked === limits.requests) both.resolve();
        await gate.promise;
        return plainSite.answer(request, context);
      },
    },
  });
  return { app, allAsked: both.promise, finish: () => gate.resolve() };
}

describe('too many requests at once', () => {
  it('are shed with Retry-After, while health checks and the others are answered', async () => {
    const { app, allAsked, finish } = await serveSlowPages();
    const pages = [app.inject('/a'), app.inject('/b')];
    // `inject` is lazy: it begins when it is awaited.
    const answers = Promise.all(pages);
    await allAsked;
    const [page, call, health] = await Promise.all([
      app.inject('/ja/c'),
      app.inject('/api/countries'),
      app.inject('/healthz'),
    ]);
    expect([page.statusCode, page.headers['retry-after'], page.headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect(page.body).toMatch(/^error 503 \/ja\/c ja /);
    expect([call.statusCode, call.json().error.code]).toEqual([503, 'unavailable']);
    expect(health.statusCode).toBe(200);
    const [file, picture] = await Promise.all([app.inject('/assets/no.js'), app.inject('/assets/pictures/no.webp')]);
    expect([file.statusCode, picture.statusCode]).toEqual([404, 503]);
    finish();
    expect((await answers).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    // Below the limit again.
    expect((await app.inject('/d')).statusCode).toBe(200);
    await app.close();
  });

  it('still accept small forms', async () => {
    const { app, allAsked, finish } = await serveSlowPages();
    const answers = Promise.all([app.inject('/a'), app.inject('/b')]);
    await allAsked;
    const form = await app.inject({
      method: 'POST',
      url: '/settings',
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost:3000' },
      payload: 'currency=EUR&returnTo=/japan',
    });
    expect(form.statusCode).toBe(303);
    finish();
    await answers;
    await app.close();
  });
});

describe('findPressure', () => {
  const most = { requests: 200, delayMs: 100, memoryBytes: 1000 };

  it.each([
    [{ requests: 201, delayMs: 0, memoryBytes: 0 }, 'OVERLOAD_REQUESTS'],
    [{ requests: 101, delayMs: 101, memoryBytes: 0 }, 'OVERLOAD_DELAY_MS'],
    [{ requests: 1, delayMs: 0, memoryBytes: 1001 }, 'OVERLOAD_MEMORY_MB'],
  ])('names the setting of the limit that %o is above', (now, setting) => {
    expect(findPressure(now, most)).toContain(setting);
    expect(findPressure(now, { requests: 0, delayMs: 0, memoryBytes: 0 })).toBeNull();
  });

  it('never sheds the visit of one client, however long the event loop was blocked', () => {
    for (const delayMs of [101, 60_000, Infinity])
      expect(findPressure({ requests: 100, delayMs, memoryBytes: 0 }, most)).toBeNull();
  });

  it('returns null at the limit', () => {
    expect(findPressure(most, most)).toBeNull();
  });
});
