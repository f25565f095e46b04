import { describe, expect, it } from 'vitest';
import { countryOf, createMemoryContext, makePlan, membersOf, moneyOf } from '#tests/support/memory-context.ts';
import { openTestServer } from '#tests/support/server-parts.ts';

const context = createMemoryContext({
  plans: [
    makePlan(1, { price: moneyOf('3.90') }),
    makePlan(2, { price: moneyOf('2.10', 'EUR') }),
    makePlan(3, { coverage: membersOf('europe'), price: moneyOf('19.90') }),
    makePlan(4, { coverage: [countryOf('KR')], price: moneyOf('4.27') }),
    makePlan(5, { price: moneyOf('0.99'), dataMb: 100, validityDays: 1 }),
    makePlan(6, { coverage: [countryOf('TW')], price: moneyOf('0.99'), dataMb: 500, dataWords: '500 MB' }),
    makePlan(7, { coverage: [countryOf('TH')], price: moneyOf('1.50'), dataMb: 2500 }),
  ],
});

interface PlaceAnswer {
  readonly slug: string;
  readonly path: string;
  readonly planCount: number;
  readonly from: { readonly currency: string; readonly units: number } | null;
}

async function list(url: string): Promise<PlaceAnswer[]> {
  const app = await openTestServer({ context });
  const answer = await app.inject(url);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<PlaceAnswer[]>();
}

function find(places: readonly PlaceAnswer[], slug: string): PlaceAnswer | undefined {
  return places.find((place) => place.slug === slug);
}

describe('GET /api/regions', () => {
  it('gives what search needs of a region', async () => {
    const regions = await list('/api/regions?locale=ja&currency=USD');
    expect(regions).toHaveLength(20);
    expect(find(regions, 'europe')).toEqual({
      slug: 'europe',
      name: 'ヨーロッパ',
      emoji: '🇪🇺',
      path: '/region/europe',
      countryNumber: 54,
      searches: expect.arrayContaining(['Europe', 'Europa', 'EU', 'Schengen', '欧州', 'yoーroppa']),
      readings: ['ヨーロッパ'],
      providerNumber: 1,
      planCount: 1,
      from: { currency: 'USD', units: 199_000, isEstimate: false, rateDate: null, amount: null },
    });
  });

  it('lists regions without plans, and the extent of the world', async () => {
    const regions = await list('/api/regions?currency=USD');
    expect(find(regions, 'africa')).toMatchObject({ planCount: 0, from: null });
    expect(find(regions, 'global')).toMatchObject({ path: '/global' });
  });
});

describe('prices of places', () => {
  it('are what 7 days and 5 GB cost, with several of one plan where that is the cheapest', async () => {
    const countries = await list('/api/countries?currency=USD');
    expect(find(countries, 'japan')?.from).toMatchObject({ units: 39_000, amount: null });
    expect(find(countries, 'thailand')?.from).toMatchObject({ units: 30_000, amount: null });
  });

  it('are the lowest ones with what they buy where no plan serves 7 days and 5 GB', async () => {
    const countries = await list('/api/countries?currency=USD&locale=fr');
    expect(find(countries, 'taiwan')?.from).toMatchObject({
      units: 9_900,
      amount: {
        dataKind: 'total',
        dataMb: 500,
        dataWords: '500 MB',
        validityDays: 30,
        text: '500\u00a0Mo pour 30\u00a0jours',
      },
    });
  });

  it('are omitted without a currency', async () => {
    expect(find(await list('/api/countries'), 'japan')?.from).toBeNull();
    expect(find(await list('/api/regions'), 'europe')?.from).toBeNull();
  });

  it.each([
    ['USD', { units: 39_000, isEstimate: false, rateDate: null }],
    ['EUR', { units: 19_500, isEstimate: true, rateDate: '2026-11-20' }],
    ['JPY', { units: 3_900_000, isEstimate: true, rateDate: '2026-11-19' }],
  ])('are those of the pages, in %s', async (currency, from) => {
    expect(find(await list(`/api/countries?currency=${currency}`), 'japan')?.from).toEqual({
      currency,
      amount: null,
      ...from,
    });
  });

  it('are rounded as pages show them', async () => {
    const countries = await list('/api/countries?currency=CHF');
    expect(find(countries, 'south-korea')?.from).toMatchObject({ currency: 'CHF', units: 38_500 });
  });

  it.each(['XXQ', '', 'EUR%00'])('are refused in "%s"', async (currency) => {
    const app = await openTestServer({ context });
    const answer = await app.inject(`/api/countries?currency=${currency}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: { message: 'Parameter "currency": must be a known currency code.' } });
  });
});
