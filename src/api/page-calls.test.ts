import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultSecuritySettings } from '#runtime/settings/security-settings.ts';
import { buildTestServer, emptyContext } from '#tests/support/server-parts.ts';

const friend = 'https://app.esim.example';
let app: FastifyInstance;

beforeEach(async () => {
  app = await buildTestServer({
    context: emptyContext({ origin: 'https://esim.example' }),
    security: { ...defaultSecuritySettings, trustedOrigins: [friend] },
  });
});
afterEach(() => app.close());

const cors = (headers: Readonly<Record<string, unknown>>) => [
  headers['access-control-allow-origin'],
  headers['access-control-allow-credentials'],
];

describe('a page of a site that the operator has named', () => {
  it('reads with the visitor’s cookies', async () => {
    const answer = await app.inject({ url: '/api/currencies', headers: { origin: friend } });
    expect([answer.statusCode, ...cors(answer.headers)]).toEqual([200, friend, 'true']);
    expect(answer.headers['vary']).toContain('Origin');
  });

  it('writes', async () => {
    const headers = { origin: friend, 'sec-fetch-site': 'same-site', 'content-type': 'application/json' };
    const write = { method: 'POST', url: '/api/tracking/set', headers, payload: { utm_source: 'mail' } } as const;
    const answer = await app.inject(write);
    expect([answer.statusCode, ...cors(answer.headers)]).toEqual([204, friend, 'true']);
  });

  it('passes the CORS preflight', async () => {
    const headers = { origin: friend, 'access-control-request-method': 'POST' };
    const answer = await app.inject({ method: 'OPTIONS', url: '/api/reviews', headers });
    expect([answer.statusCode, ...cors(answer.headers)]).toEqual([204, friend, 'true']);
    expect(answer.headers['access-control-allow-headers']).toBe('Content-Type, Idempotency-Key');
  });
});

describe('a page of any other site', () => {
  it.each(['https://evil.example', 'https://app.esim.example.evil.example', 'http://app.esim.example', 'null'])(
    '%s gets no CORS headers and writes nothing',
    async (origin) => {
      const read = await app.inject({ url: '/api/currencies', headers: { origin } });
      expect(cors(read.headers)).toEqual([undefined, 'true']);
      const write = await app.inject({ method: 'POST', url: '/api/utils/is-europe', headers: { origin } });
      expect([write.statusCode, write.headers['access-control-allow-origin']]).toEqual([403, undefined]);
    },
  );

  it('reads the open data, without cookies', async () => {
    const answer = await app.inject({ url: '/api/v1/plans', headers: { origin: 'https://evil.example' } });
    expect([answer.statusCode, ...cors(answer.headers)]).toEqual([200, '*', undefined]);
  });

  it('gets no CORS headers where no origin is configured', async () => {
    await using alone = await buildTestServer();
    const headers = { origin: friend, 'access-control-request-method': 'POST' };
    const answer = await alone.inject({ method: 'OPTIONS', url: '/api/reviews', headers });
    expect([answer.statusCode, ...cors(answer.headers)]).toEqual([405, undefined, undefined]);
  });
});

describe('calls of one client', () => {
  it('for challenges are limited, whichever address of its network they come from', async () => {
    for (let index = 0; index < 120; index += 1) {
      const answer = await app.inject({
        url: '/api/reviews/challenge',
        remoteAddress: `2001:db8::${index.toString(16)}`,
      });
      expect(answer.statusCode).toBe(200);
    }
    const refused = await app.inject({ url: '/api/reviews/challenge', remoteAddress: '2001:db8::ffff' });
    expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
      429,
      '600',
      'no-store',
    ]);
    const other = await app.inject({ url: '/api/reviews/challenge', remoteAddress: '2001:db8:0:1::1' });
    expect(other.statusCode).toBe(200);
  });

  it('that read are limited together', async () => {
    const asked: string[] = [];
    const limits = { consume: async ({ name }: { readonly name: string }) => asked.push(name) < 3 };
    await using limited = await buildTestServer({ context: { ...emptyContext(), limits } });
    const statuses = [];
    for (const path of ['countries', 'regions', 'providers', 'currencies']) {
      statuses.push((await limited.inject(`/api/${path}`)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 429, 429]);
    expect(new Set(asked)).toEqual(new Set(['reads of pages']));
  });
});
