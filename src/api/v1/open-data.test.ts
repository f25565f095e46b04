import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { buildTestServer, emptyContext } from '#tests/support/server-parts.ts';
import { readCursor, writeCursor } from './plan-cursor.ts';

let app: FastifyInstance | null = null;
afterEach(async () => {
  await app?.close();
});

async function call(url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'OPTIONS' = 'GET') {
  app ??= await buildTestServer({ context: emptyContext() });
  return app.inject({ url, headers, method });
}

describe('the open data', () => {
  it('is open to all origins, with its entity tag', async () => {
    app = null;
    const { headers } = await call('/api/v1/providers', { origin: 'https://other.example' });
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': expect.stringMatching(/^public/),
    });
    const again = await call('/api/v1/providers', { 'if-none-match': String(headers['etag']) });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });

  it('supports HEAD and conditional requests', async () => {
    app = null;
    const whole = await call('/api/v1/rules', { 'accept-encoding': 'br' });
    const known = { 'if-none-match': String(whole.headers['etag']), 'accept-encoding': 'br' };
    const head = await call('/api/v1/rules', known, 'HEAD');
    expect([head.statusCode, head.payload]).toEqual([304, '']);
    expect(head.headers['content-length']).toBe(String(whole.rawPayload.length));
    expect((await call('/api/v1/rules', {}, 'HEAD')).statusCode).toBe(200);
  });

  it('lets other origins send If-None-Match, and only read', async () => {
    app = null;
    const asked = { origin: 'https://other.example', 'access-control-request-method': 'GET' };
    const { statusCode, headers } = await call('/api/v1/plans', asked, 'OPTIONS');
    expect([statusCode, headers['access-control-allow-methods']]).toEqual([204, 'GET, HEAD']);
    const other = await call('/api/countries', { origin: 'https://other.example' });
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
  });

  it.each([
    ['plans?cursor=abc', 'cursor'],
    [`plans?cursor=${writeCursor({ id: 0, coveredHere: null })}`, 'cursor'],
    ['plans?limit=0', 'limit'],
    ['plans?limit=201', 'limit'],
    ['plans?destination=atlantis', 'destination'],
    ['plans?provider=A B', 'provider'],
    ['plans?maxPrice=1e3', 'maxPrice'],
    ['plans?minDays=-1', 'minDays'],
    ['plans?tethering=yes', 'tethering'],
    ['plans?colour=red', 'colour'],
    ['plans/0', 'id'],
    ['destinations/JP/prices?currency=ZZZ', 'currency'],
    ['rules?country=atlantis', 'country'],
    ['rules?kind=tax', 'kind'],
  ])('refuses %s and names the parameter', async (path, name) => {
    app = null;
    const answer = await call(`/api/v1/${path}`);
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'bad_request']);
    expect(answer.json().error.message).toContain(name);
  });

  it.each(['plans/7', 'plans/7/prices', 'destinations/atlantis/prices', 'nothing'])(
    'has nothing at %s',
    async (path) => {
      app = null;
      const answer = await call(`/api/v1/${path}`);
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { error: { code: 'not_found' } }]);
    },
  );

  it('has the rules of countries in every language, by country and kind', async () => {
    app = null;
    const all = (await call('/api/v1/rules')).json<{ country: string; kind: string }[]>();
    expect(all.length).toBeGreaterThan(30);
    const turkey = (await call('/api/v1/rules?country=tr&locale=ja')).json();
    expect(turkey).toEqual([
      expect.objectContaining({ country: 'TR', kind: 'purchase', text: expect.stringMatching(/トルコ/), stale: false }),
      expect.objectContaining({ country: 'TR', kind: 'device', reach: 'roaming', sources: expect.any(Array) }),
    ]);
    const devices = (await call('/api/v1/rules?kind=device')).json();
    expect(devices).toEqual(
      (await call('/api/v1/rules?kind=device&locale=en'))
        .json()
        .filter((each: { kind: string }) => each.kind === 'device'),
    );
    expect(devices).toHaveLength(all.filter(({ kind }) => kind === 'device').length);
  });

  it('answers 429 with Retry-After above the rate limit', async () => {
    app = null;
    for (let count = 0; count < 300; count += 1) await call('/api/v1/providers');
    const refused = await call('/api/v1/providers');
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().error.code]).toEqual([
      429,
      '300',
      'too_many_requests',
    ]);
    expect((await call('/api/countries')).statusCode).toBe(200);
  });
});

describe('the cursor of a list', () => {
  it.each([
    { id: 1, coveredHere: null },
    { id: 999_999_999, coveredHere: null },
    { id: 0, coveredHere: 3 },
    { id: 42, coveredHere: 0 },
  ])('is read back as %o', (after) => {
    expect(readCursor(writeCursor(after))).toEqual(after);
  });

  it.each(['', 'plan 1', 'cGxhbiAw', 'x'.repeat(500), `${writeCursor({ id: 7, coveredHere: null })}=`])(
    'is not %j',
    (text) => {
      expect(readCursor(text)).toBeNull();
    },
  );
});
