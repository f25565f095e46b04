import { describe, expect, it } from 'vitest';
import { countryOf, createMemoryContext, makePlan, moneyOf } from '#tests/support/memory-context.ts';
import type { MemoryPlan } from '#tests/support/memory-plan.ts';
import { openTestServer } from '#tests/support/server-parts.ts';

const plan: MemoryPlan = makePlan(7, {
  coverage: [countryOf('JP'), countryOf('KR')],
  breakout: [countryOf('SG')],
  networks: [
    { country: countryOf('KR'), operator: 'SK Telecom', generation: '4G' },
    { country: countryOf('JP'), operator: 'KDDI', generation: '4G' },
    { country: countryOf('JP'), operator: 'kddi ', generation: '5G' },
  ],
  activation: 'first-use',
  installWithinDays: 180,
  voiceMinutes: 30,
  smsCount: 0,
  ads: false,
  subscription: true,
  history: [
    { at: '2026-08-01T00:00:00.000Z', money: moneyOf('9') },
    { at: '2026-10-01T00:00:00.000Z', money: moneyOf('10.5') },
    { at: '2026-11-10T00:00:00.000Z', money: moneyOf('11.7') },
  ],
});

const context = createMemoryContext({ plans: [plan, makePlan(8, { url: null })] });

async function call(url: string) {
  const app = await openTestServer({ context });
  return app.inject(url);
}

describe('GET /api/plans/{id}', () => {
  it('returns all data of a plan, with names in the requested language', async () => {
    const answer = await call('/api/plans/7?locale=fr&currency=EUR');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      id: 7,
      name: 'Plan 7',
      provider: { slug: 'tanuki-sim', image: null, example: true },
      scope: 'regional',
      coverage: [
        { code: 'KR', name: 'Corée du Sud' },
        { code: 'JP', name: 'Japon' },
      ],
      networks: [
        {
          country: { code: 'KR', name: 'Corée du Sud' },
          generation: '4G',
          operators: [{ name: 'SK Telecom', generation: '4G' }],
        },
        { country: { code: 'JP', name: 'Japon' }, generation: '5G', operators: [{ name: 'KDDI', generation: '5G' }] },
      ],
      breakout: [{ code: 'SG', name: 'Singapour' }],
      activation: 'first-use',
      installWithinDays: 180,
      voiceMinutes: 30,
      smsCount: 0,
      ads: false,
      subscription: true,
      price: moneyOf('5.85', 'EUR'),
      isEstimate: true,
      rateDate: '2026-11-20',
      sellerPrice: moneyOf('11.7'),
      offer: '/go/7',
      checkedAt: '2026-11-20T10:00:00Z',
    });
  });

  it('gives the history of the list price and its lowest of thirty days, the one in force then included', async () => {
    const { history, lowest30Days } = (await call('/api/plans/7')).json();
    expect(history).toHaveLength(3);
    expect(lowest30Days).toEqual({ at: '2026-10-01T00:00:00.000Z', money: moneyOf('10.5') });
  });

  it('has no link where the feed gives no address', async () => {
    expect((await call('/api/plans/8')).json().offer).toBeNull();
  });

  it('omits the seller’s own URL: clicks are counted', async () => {
    expect((await call('/api/plans/7')).body).not.toContain('https://');
  });

  it.each(['9', '999999999'])('knows no plan %s', async (id) => {
    const answer = await call(`/api/plans/${id}`);
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { error: { code: 'not_found' } }]);
  });

  it.each(['0', '-1', '1.5', 'abc', '7e3', '1234567890', '7?currency=ZZZ'])('refuses %s', async (address) => {
    const answer = await call(`/api/plans/${address}`);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { error: { code: 'bad_request' } }]);
  });
});
