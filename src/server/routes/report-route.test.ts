import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PriceReport } from '#visitors/visitor-log.ts';
import { createMemoryContext, makePlan, moneyOf } from '#tests/support/memory-context.ts';
import { DatabaseError } from '#database/database-error.ts';
import { buildTestServer, plainSite } from '#tests/support/server-parts.ts';
import type { ErrorPageRequest } from '#web/site-contract.ts';

const origin = 'http://localhost:3000';

describe('POST /reports/price', () => {
  let app: FastifyInstance;
  let reports: PriceReport[];

  beforeEach(async () => {
    reports = [];
    const visitors = { reportPrice: async (report: PriceReport) => void reports.push(report) };
    app = await buildTestServer({ context: createMemoryContext({ plans: [makePlan(7)], visitors, origin }) });
  });

  afterEach(() => app.close());

  function post(form: string | Record<string, string>, headers: Record<string, string> = {}) {
    return app.inject({
      method: 'POST',
      url: '/reports/price',
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost:3000', ...headers },
      payload: typeof form === 'string' ? form : new URLSearchParams(form).toString(),
    });
  }

  const wrongPrice = { plan: '7', reason: 'wrong-price', returnTo: '/ja/japan?days=10&provider=a&provider=b' };

  it('stores plan, reason and the current price, and redirects to the page', async () => {
    const answer = await post(wrongPrice);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers['location']).toBe('/ja/japan?days=10&provider=a&provider=b&reported=7');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(reports).toEqual([{ planId: 7, reason: 'wrong-price', price: moneyOf('11.70'), seen: null }]);
  });

  it.each([
    ['12.90', moneyOf('12.90')],
    ['12,90', moneyOf('12.90')],
    ['¥1,980', { units: 19_800_000, currency: 'JPY' }],
    ['', null],
    ['between 5 and 7', null],
  ])('stores the price that a visitor saw at the seller: "%s"', async (seen, price) => {
    expect((await post({ ...wrongPrice, seen })).statusCode).toBe(303);
    expect(reports).toMatchObject([{ planId: 7, seen: price }]);
  });

  it('shows the filled form again while the database is unavailable', async () => {
    const shown: ErrorPageRequest[] = [];
    const reportPrice = (): Promise<never> => Promise.reject(new DatabaseError('The database is away.'));
    const away = await buildTestServer({
      context: createMemoryContext({ plans: [makePlan(7)], visitors: { reportPrice }, origin }),
      site: { ...plainSite, renderError: (request) => (shown.push(request), 'a page') },
    });
    const answer = await away.inject({
      method: 'POST',
      url: '/reports/price',
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost:3000' },
      payload: new URLSearchParams(wrongPrice).toString(),
    });
    await away.close();
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10']);
    const fields = Object.entries(wrongPrice);
    expect(shown).toMatchObject([{ status: 503, locale: 'ja', unsent: { action: '/reports/price', fields } }]);
  });

  it('names only the last plan that was reported', async () => {
    const answer = await post({ ...wrongPrice, returnTo: '/japan?reported=3' });
    expect(answer.headers['location']).toBe('/japan?reported=7');
  });

  it.each(['//evil.example', 'https://evil.example/', '/\\evil.example'])('never goes to %s', async (returnTo) => {
    expect((await post({ ...wrongPrice, returnTo })).headers['location']).toBe('/?reported=7');
  });

  it.each([
    'plan=7',
    'reason=wrong-price',
    'plan=7&reason=other',
    'plan=seven&reason=wrong-price',
    'plan=0&reason=wrong-price',
    'plan=7&plan=8&reason=wrong-price',
    'plan=7&reason=wrong-price&email=a%40b.example',
    '',
  ])('refuses the form "%s"', async (form) => {
    const answer = await post(form);
    expect([answer.statusCode, reports]).toEqual([400, []]);
  });

  it('refuses a plan that is not offered', async () => {
    const answer = await post({ ...wrongPrice, plan: '8' });
    expect([answer.statusCode, reports]).toEqual([404, []]);
    expect(answer.body).toContain(' ja ');
  });

  it('refuses forms of other sites and other types of body', async () => {
    expect((await post(wrongPrice, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await post(wrongPrice, { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await post('{"plan":7}', { 'content-type': 'application/json' })).statusCode).toBe(415);
    expect(reports).toEqual([]);
  });

  it('accepts five a minute from one client, and reports the limit in the language of its page', async () => {
    for (const _ of [1, 2, 3, 4, 5]) expect((await post(wrongPrice)).statusCode).toBe(303);
    const answer = await post(wrongPrice);
    expect([answer.statusCode, answer.headers['retry-after'], reports.length]).toEqual([429, '60', 5]);
    expect(answer.body).toContain('error 429 /reports/price ja');
    expect((await post(wrongPrice, { 'x-forwarded-for': '192.0.2.7' })).statusCode).toBe(303);
  });

  it('cannot be read with GET', async () => {
    const answer = await app.inject('/reports/price');
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'POST']);
    const put = await app.inject({ method: 'PUT', url: '/reports/price' });
    expect([put.statusCode, put.headers['allow']]).toEqual([405, 'POST']);
  });
});
