import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  countryOf,
  createMemoryContext,
  currencyOf,
  makePlan,
  makeProvider,
  membersOf,
  moneyOf,
} from '#tests/support/memory-context.ts';
import { openPageServer, type PageServer } from '#tests/support/page-server.ts';

const stored = createMemoryContext({
  plans: [
    ...Array.from({ length: 25 }, (_none, index) =>
      makePlan(index + 1, {
        ...(index > 0 && { provider: makeProvider(`seller-${index}`) }),
        dataMb: (index + 10) * 1000,
        price: moneyOf(`${index + 3}.50`),
      }),
    ),
    makePlan(50, { provider: makeProvider('skylark'), dataMb: 3000, price: moneyOf('30', 'EUR') }),
    makePlan(60, { coverage: membersOf('europe'), price: moneyOf('19.90') }),
    makePlan(70, { coverage: [countryOf('KR')], price: moneyOf('4.20') }),
  ],
});
const context = { ...stored, site: { ...stored.site, firstCurrencies: { ja: currencyOf('JPY') } } };

/** Cacheable pages and payloads. */
const keptPaths = [
  '/',
  '/_payload.json',
  '/region',
  '/japan',
  '/japan/_payload.json',
  '/japan?page=2',
  '/ja/japan',
  '/region/europe',
  '/japan/tanuki-sim',
  '/reviews',
  '/about',
  '/contact',
  '/privacy',
  '/terms',
  '/blog',
  '/blog/travel-esim-faqs',
  '/offline',
  '/sitemap.xml',
  '/sitemaps/destinations.xml',
  '/reviews/feed.xml',
  '/ja/blog/feed.xml',
  '/japan/prices.atom',
];

describe('the page cache', () => {
  let server: PageServer;
  let plain: PageServer;
  let small: PageServer;

  beforeAll(async () => {
    server = await openPageServer(context);
    plain = await openPageServer(context, { pageCache: { maxBytes: 0, sharedSeconds: 0 } });
    small = await openPageServer(context, { pageCache: { maxBytes: 200_000, sharedSeconds: 30 } });
  });
  afterAll(async () => {
    for (const each of [server, plain, small]) await each[Symbol.asyncDispose]();
  });

  it.each(keptPaths)('gives the second visitor of %s the same bytes from memory', async (path) => {
    const first = await server.get(path, { 'accept-encoding': 'br' });
    const second = await server.get(path, { 'accept-encoding': 'br' });
    expect([first.status, first.cache, second.status, second.cache]).toEqual([200, 'miss', 200, 'hit']);
    expect(second.bytes.equals(first.bytes)).toBe(true);
    const differing = { date: null, 'server-timing': null, 'x-request-id': null };
    expect({ ...second.headers, ...differing }).toEqual({ ...first.headers, ...differing });
    const ids = new Set([first.headers['x-request-id'], second.headers['x-request-id']]);
    expect([ids.size, ids.has(undefined)]).toEqual([2, false]);
  });

  it.each([
    '/japan?q=words',
    '/japan?days=7',
    '/region?q=ja',
    '/japan?gb=1',
    '/none',
    '/404',
    '/uk',
    '/reviews?rating=5',
  ])('does not cache %s', async (path) => {
    for (let time = 0; time < 2; time += 1) expect((await server.get(path)).cache).toBeNull();
  });

  it('sends each client a content coding it accepts', async () => {
    const page = await server.get('/ja/region/europe');
    const text = page.bytes.toString();
    for (const [accepted, coding, decode] of [
      ['br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['br;q=0, gzip', 'gzip', gunzipSync],
    ] as const) {
      const answer = await server.get('/ja/region/europe', { 'accept-encoding': accepted });
      expect([answer.cache, answer.headers['content-encoding']]).toEqual(['hit', coding]);
      expect(answer.headers['content-length']).toBe(String(answer.bytes.length));
      expect(decode(answer.bytes).toString()).toBe(text);
      expect(answer.headers['vary']).toBe('Cookie, Accept-Encoding');
      expect(answer.headers['etag']).toBe(page.headers['etag']);
    }
    expect(page.headers['content-encoding']).toBeUndefined();
  });

  it('answers 304 when If-None-Match matches, and HEAD without a body', async () => {
    const page = await server.get('/region/europe');
    const etag = String(page.headers['etag']);
    const unchanged = await server.get('/region/europe', { 'if-none-match': `"other", ${etag}` });
    expect([unchanged.status, unchanged.cache, unchanged.bytes.length]).toEqual([304, 'hit', 0]);
    expect(unchanged.headers['etag']).toBe(etag);
    expect(unchanged.headers['content-type']).toBeUndefined();
    const head = await server.get('/region/europe', {}, 'HEAD');
    expect([head.status, head.cache, head.bytes.length]).toEqual([200, 'hit', 0]);
    expect(head.headers['content-length']).toBe(page.headers['content-length']);
  });

  it('sends cached pages with the security headers of every answer', async () => {
    await server.get('/contact');
    const { headers, cache } = await server.get('/contact');
    const made = (await plain.get('/contact')).headers;
    expect(cache).toBe('hit');
    const ofThisAnswer = ['date', 'server-timing', 'age', 'x-request-id'];
    for (const name of Object.keys(made).filter((each) => !ofThisAnswer.includes(each))) {
      expect([name, headers[name]]).toEqual([name, made[name]]);
    }
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('never mixes visitors: with any cookies the cached page equals the uncached one', async () => {
    const cookies = fc.record(
      {
        currency: fc.constantFrom('USD', 'EUR', 'jpy', 'CHF', 'XZZ', ''),
        theme: fc.constantFrom('dark', 'light', 'system', '"'),
        trip: fc.constantFrom('days.7_gb.5', 'days.10_gb.5_hotspot.1', 'days.30_gb.20', 'x', ''),
        promo: fc.constantFrom('0', '1', 'x'),
        locale: fc.constantFrom('ja', 'en', 'xx'),
        other: fc.constant('1'),
      },
      { requiredKeys: [] },
    );
    const paths = fc.constantFrom(
      '/',
      '/japan',
      '/ja/japan',
      '/japan/tanuki-sim',
      '/region',
      '/japan/_payload.json',
      '/about',
    );
    await fc.assert(
      fc.asyncProperty(cookies, paths, fc.constantFrom('ja', 'en', 'de'), async (chosen, path, language) => {
        const cookie = Object.entries(chosen).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
        const headers = { 'accept-language': language, ...(cookie.length > 0 && { cookie: cookie.join('; ') }) };
        const [kept, made] = [await server.get(path, headers), await plain.get(path, headers)];
        expect([kept.status, kept.headers['location']]).toEqual([made.status, made.headers['location']]);
        expect(kept.bytes.equals(made.bytes)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('distinguishes a chosen currency from a default one', async () => {
    for (const path of ['/ja/south-korea', '/south-korea']) {
      for (const headers of [{}, { cookie: 'currency=JPY' }, { cookie: 'currency=USD' }, {}]) {
        const [kept, made] = [await server.get(path, headers), await plain.get(path, headers)];
        expect([path, kept.bytes.equals(made.bytes)]).toEqual([path, true]);
      }
    }
  });

  it('lets shared caches store only pages of visitors without a cookie', async () => {
    const rule = async (path: string, headers = {}) => (await small.get(path, headers)).headers['cache-control'];
    const shared = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30, stale-if-error=86400';
    for (let time = 0; time < 2; time += 1) {
      expect(await rule('/about')).toBe(shared);
      for (const cookie of ['currency=USD', 'theme=dark', 'trip=x', 'promo=1', 'locale=en', 'session=1', '']) {
        expect(await rule('/about', { cookie })).toBe('private, no-cache');
      }
      expect(await rule('/')).toBe('private, no-cache');
      expect(await rule('/japan?days=7')).toBe('private, no-cache');
    }
    expect((await server.get('/about')).headers['cache-control']).toBe('private, no-cache');
  });

  it('stays within its byte limit', async () => {
    const ask = (path: string, currency: string) =>
      small.get(path, { cookie: `currency=${currency}`, 'accept-encoding': 'br' });
    for (const locale of ['', '/ja', '/fr', '/es', '/it']) {
      for (const currency of ['USD', 'EUR', 'JPY', 'CHF', 'GBP']) {
        expect((await ask(`${locale}/japan`, currency)).status).toBe(200);
      }
    }
    expect((await ask('/it/japan', 'GBP')).cache).toBe('hit');
    expect((await ask('/japan', 'USD')).cache).toBe('miss');
  });
});
