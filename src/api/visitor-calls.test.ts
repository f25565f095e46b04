import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import type { Arrival } from '#domain/site/arrival.ts';
import type { BrowserError } from '#domain/site/browser-error.ts';
import type { PageView } from '#visitors/visitor-log.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import { createLocalLimits } from '#limits/create-client-limits.ts';
import type { ServerParts } from '#server/build-server.ts';
import { buildTestServer, emptyContext } from '#tests/support/server-parts.ts';
import { automatedAgents, visitorAgents } from '#tests/support/user-agents.ts';

let app: FastifyInstance | null = null;
const arrivals: Arrival[] = [];
const errors: BrowserError[] = [];
const views: PageView[] = [];
const searches: string[] = [];

afterEach(async () => {
  await app?.close();
  app = null;
  arrivals.length = 0;
  errors.length = 0;
  views.length = 0;
  searches.length = 0;
});

const context = emptyContext({
  origin: 'https://esim.example',
  visitors: {
    countArrival: async (arrival) => void arrivals.push(arrival),
    countBrowserError: async (error) => void errors.push(error),
    countView: (view) => void views.push(view),
    countMissedSearch: async (query) => void searches.push(query),
  },
  countryOfAddress: (address) => (address === '192.0.2.9' ? ('JP' as CountryCode) : null),
});

interface Sent {
  readonly payload?: string | object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly from?: string;
}

async function post(
  path: string,
  { payload, headers = {}, from = '198.51.100.1' }: Sent = {},
  parts: Partial<ServerParts> = {},
) {
  app ??= await buildTestServer({ context: { ...context, limits: createLocalLimits() }, ...parts });
  const json = payload === undefined ? {} : { 'content-type': 'application/json' };
  return app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { ...json, ...headers },
    remoteAddress: from,
    ...(payload !== undefined && { payload }),
  });
}

describe('POST /api/utils/is-europe', () => {
  const behindProxy = { proxy: { trusted: ['10.0.0.0/8'], countryHeader: 'cf-ipcountry' } };

  it.each([
    ['the header of a trusted proxy', '10.0.0.1', { 'cf-ipcountry': 'US' }, false],
    ['the header of a trusted proxy', '10.0.0.1', { 'cf-ipcountry': 'FR' }, true],
    ['nobody else’s header', '198.51.100.1', { 'cf-ipcountry': 'US' }, true],
    [
      'the database where the proxy does not know',
      '10.0.0.1',
      { 'cf-ipcountry': 'XX', 'x-forwarded-for': '192.0.2.9' },
      false,
    ],
    ['the database where there is no proxy', '192.0.2.9', {}, false],
    ['the address that a trusted proxy forwards', '10.0.0.1', { 'x-forwarded-for': '192.0.2.9' }, false],
    ['no address that anybody else invents', '198.51.100.1', { 'x-forwarded-for': '192.0.2.9' }, true],
    ['Europe where nobody knows', '198.51.100.1', {}, true],
  ])('goes by %s', async (_what, from, headers, result) => {
    const answer = await post('/utils/is-europe?locale=fr', { from, headers }, behindProxy);
    expect([answer.statusCode, answer.headers['cache-control'], answer.json()]).toEqual([200, 'no-store', { result }]);
  });
});

describe('POST /api/tracking/set', () => {
  it('counts campaign and referring host, without a cookie', async () => {
    const payload = { utm_source: 'mail', utm_term: '', utm_content: null, referrer: 'https://blog.example/post?x=1' };
    const answer = await post('/tracking/set?locale=ja', { payload });
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([204, '', 'no-store']);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(arrivals).toEqual([
      { source: 'mail', medium: '', campaign: '', term: '', content: '', referrerHost: 'blog.example' },
    ]);
  });

  it.each([
    ['nothing to count', {}],
    ['itself as the referrer', { referrer: 'https://esim.example/japan' }],
    ['a field that is not known', { utm_source: 'mail', user: '7' }],
    ['a value that is too long', { utm_source: 'x'.repeat(101) }],
    ['a referrer that is too long', { referrer: `https://a.example/${'x'.repeat(2048)}` }],
    ['a number', { utm_source: 7 }],
    ['a list', '[]'],
    ['null', 'null'],
    ['half a body', '{"utm_source":'],
    ['no body', ''],
    ['a poisoned prototype', '{"__proto__":{"utm_source":"x"}}'],
  ])('refuses %s', async (_what, payload) => {
    expect((await post('/tracking/set', { payload })).statusCode).toBe(400);
    expect(arrivals).toEqual([]);
  });

  it('refuses other types, large bodies, and other sites', async () => {
    const payload = { utm_source: 'mail' };
    const typed = await post('/tracking/set', {
      payload: 'utm_source=mail',
      headers: { 'content-type': 'text/plain' },
    });
    const large = await post('/tracking/set', { payload: { utm_source: 'x'.repeat(9000) } });
    const foreign = await post('/tracking/set', { payload, headers: { 'sec-fetch-site': 'cross-site' } });
    expect([typed, large, foreign].map(({ statusCode }) => statusCode)).toEqual([415, 413, 403]);
    expect(arrivals).toEqual([]);
  });

  it('counts whatever else stands in the address', async () => {
    const payload = { utm_source: 'mail' };
    expect((await post('/tracking/set?locale=de&lang=fr', { payload })).statusCode).toBe(204);
    expect(arrivals).toHaveLength(1);
  });

  it('limits what one client sends', async () => {
    const payload = { utm_source: 'mail' };
    for (let index = 0; index < 60; index += 1) expect((await post('/tracking/set', { payload })).statusCode).toBe(204);
    const answer = await post('/tracking/set', { payload });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '600']);
    expect((await post('/tracking/set', { payload, from: '198.51.100.2' })).statusCode).toBe(204);
  });
});

describe('POST /api/events/log/error', () => {
  const payload = {
    statusCode: 500,
    message: 'TypeError: x is null (https://esim.example/assets/start-9f.js:1:204)',
    url: 'https://esim.example/japan?days=9',
  };

  it('counts message and position, without values of parameters', async () => {
    const answer = await post('/events/log/error', { payload });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([204, 'no-store']);
    expect(errors).toEqual([
      { statusCode: 500, message: 'TypeError: x is null', position: '/assets/start-9f.js:1:204', path: '/japan?days' },
    ]);
  });

  it.each([
    ['no message', { ...payload, message: ' \u0000 ' }],
    ['no status', { message: 'x', url: '/' }],
    ['a status that is none', { ...payload, statusCode: 99 }],
    ['half a status', { ...payload, statusCode: 500.5 }],
    ['a message that is too long', { ...payload, message: 'x'.repeat(2001) }],
    ['an address that is too long', { ...payload, url: 'x'.repeat(2001) }],
    ['a field that is not known', { ...payload, stack: 'x' }],
  ])('refuses %s', async (_what, body) => {
    expect((await post('/events/log/error', { payload: body })).statusCode).toBe(400);
    expect(errors).toEqual([]);
  });

  it('limits what one client sends', async () => {
    for (let index = 0; index < 30; index += 1)
      expect((await post('/events/log/error', { payload })).statusCode).toBe(204);
    expect((await post('/events/log/error', { payload })).statusCode).toBe(429);
    expect(errors).toHaveLength(30);
  });
});

describe('an address that only accepts data', () => {
  it.each(['/utils/is-europe', '/tracking/set', '/events/log/error', '/reviews'])(
    '%s answers 405 to GET',
    async (path) => {
      app = await buildTestServer({ context });
      for (const method of ['GET', 'HEAD', 'PUT', 'DELETE'] as const) {
        const answer = await app.inject({ method, url: `/api${path}` });
        expect([answer.statusCode, answer.headers['allow']], method).toEqual([405, 'POST']);
      }
    },
  );

  it.each(['/utils/is-europe', '/tracking/set', '/events/log/error'])('%s is described', async (path) => {
    app = await buildTestServer({ context });
    const document = (await app.inject('/api/openapi.json')).json<{ paths: Record<string, { post: object }> }>();
    expect(document.paths[`/api${path}`]?.post).toHaveProperty('operationId');
  });
});

describe('POST /api/events/view', () => {
  it('counts a page with its destination, and no address that is none', async () => {
    for (const path of ['/japan', '/nowhere', 'japan', '//evil.example/japan', ''])
      expect((await post('/events/view', { payload: { path } })).statusCode).toBe(204);
    expect(views).toEqual([{ page: 'destination', destination: 'JP' }]);
  });

  it.each([{}, { path: 7 }, { path: '/japan', visitor: 1 }, { path: 'x'.repeat(301) }])(
    'refuses %j',
    async (payload) => {
      expect((await post('/events/view', { payload })).statusCode).toBe(400);
    },
  );
});

describe('POST /api/events/search', () => {
  it('counts what looks like a name', async () => {
    for (const query of [' Atlantis', 'ann@example.org', '+44 20 7946 0958'])
      expect((await post('/events/search', { payload: { query } })).statusCode).toBe(204);
    expect(searches).toEqual(['atlantis']);
  });
});

describe('views and searches', () => {
  const sent = [
    ['/events/view', { path: '/japan' }, views],
    ['/events/search', { query: 'atlantis' }, searches],
  ] as const;

  it.each(sent)('of %s count none of the crawlers and previews, and every visitor', async (path, payload, counted) => {
    expect(automatedAgents.length).toBeGreaterThanOrEqual(30);
    let client = 0;
    const send = (agent: string) =>
      post(path, { payload, headers: { 'user-agent': agent }, from: `198.51.100.${(client += 1)}` });
    for (const agent of automatedAgents) await send(agent);
    expect(counted).toEqual([]);
    for (const agent of visitorAgents) await send(agent);
    expect(counted).toHaveLength(visitorAgents.length);
  });

  it.each(sent)('of %s count nothing that is fetched ahead, and no other site', async (path, payload, counted) => {
    await post(path, { payload, headers: { 'sec-purpose': 'prefetch;prerender' } });
    const foreign = await post(path, {
      payload,
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    });
    expect([foreign.statusCode, counted]).toEqual([403, []]);
  });
});
