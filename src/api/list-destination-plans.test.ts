import { describe, expect, it } from 'vitest';
import { decodePlans } from '#domain/listing/plan-columns.ts';
import { createMemoryContext, makePlan, moneyOf } from '#tests/support/memory-context.ts';
import { openTestServer } from '#tests/support/server-parts.ts';

const yenPlan = makePlan(2, { price: moneyOf('500', 'JPY') });
const context = createMemoryContext({ plans: [makePlan(1), yenPlan] });

async function call(url: string, headers: Record<string, string> = {}) {
  const app = await openTestServer({ context });
  return app.inject({ url, headers });
}

describe('GET /api/destinations/{key}/plans', () => {
  it('returns every plan of the destination in the requested currency, as columns', async () => {
    const answer = await call('/api/destinations/JP/plans?currency=EUR&v=7');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    const { plans, currency, kind, rules, rateDates } = decodePlans(answer.json());
    expect([kind, currency, rules.decimalDigits]).toEqual(['country', 'EUR', 2]);
    expect(rateDates).toEqual({ oldest: '2026-11-19', newest: '2026-11-20' });
    expect(plans.map(({ id, price, isEstimate }) => [id, price, isEstimate])).toEqual([
      [1, moneyOf('5.85', 'EUR'), true],
      [2, moneyOf('2.5', 'EUR'), true],
    ]);
  });

  it('defaults to US dollars, and answers for regions', async () => {
    const answer = await call('/api/destinations/JP/plans');
    expect(decodePlans(answer.json()).currency).toBe('USD');
    expect((await call('/api/destinations/asia/plans')).statusCode).toBe(404);
  });

  it('is cacheable for an hour with the version in the URL, else revalidated', async () => {
    const [named, unnamed] = [await call('/api/destinations/JP/plans?v=1'), await call('/api/destinations/JP/plans')];
    expect(named.headers['cache-control']).toBe('private, max-age=3600');
    expect(unnamed.headers['cache-control']).toBe('private, no-cache');
    const again = await call('/api/destinations/JP/plans?v=1', { 'if-none-match': String(named.headers['etag']) });
    expect(again.statusCode).toBe(304);
  });

  it('is compressed', async () => {
    const answer = await call('/api/destinations/JP/plans', { 'accept-encoding': 'br' });
    expect(answer.headers['content-encoding']).toBe('br');
  });

  it.each(['XX', 'jp', 'Europe', 'nowhere', 'US', '%00'])('knows no destination %s', async (key) => {
    const answer = await call(`/api/destinations/${key}/plans`);
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { error: { code: 'not_found' } }]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(['currency=ZZZ', 'currency=', 'v=abc', 'v=-1', 'currency=USD&currency=EUR'])('refuses ?%s', async (query) => {
    const answer = await call(`/api/destinations/JP/plans?${query}`);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { error: { code: 'bad_request' } }]);
  });
});
