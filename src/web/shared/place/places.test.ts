import { describe, expect, it } from 'vitest';
import {
  countryOf,
  createMemoryContext,
  currencyOf,
  makePlan,
  memoryRates,
  moneyOf,
} from '#tests/support/memory-context.ts';
import { loadActivePlaces, pricePlaces, rateDaysOf } from './places.ts';

const context = createMemoryContext({
  plans: [
    makePlan(1, { price: moneyOf('0.99'), dataMb: 100, validityDays: 1 }),
    makePlan(2, { price: moneyOf('5.40'), dataMb: 5000, validityDays: 7 }),
    makePlan(3, { price: moneyOf('6.20'), dataMb: 10_000, validityDays: 30 }),
    makePlan(4, { price: moneyOf('1.50', 'EUR'), dataMb: 900, validityDays: 7, coverage: [countryOf('KR')] }),
    makePlan(5, { price: moneyOf('2'), dataMb: 3000, validityDays: 7, coverage: [countryOf('TW')] }),
  ],
});
const options = { currency: currencyOf('USD'), rates: memoryRates, locale: 'en' } as const;

describe('pricePlaces', () => {
  it('gives what 7 days and 5 GB cost, and the cheapest gigabyte', async () => {
    const places = await loadActivePlaces('en', context);
    const priced = await pricePlaces(places, options, context);
    const japan = priced.find(({ flag }) => flag === 'JP');
    expect(japan).toMatchObject({ price: { units: 54_000, currency: 'USD' }, amount: null });
    expect(japan?.perGb).toMatchObject({ units: 6200 });
  });

  it('counts several of one plan', async () => {
    const places = await loadActivePlaces('en', context);
    const taiwan = (await pricePlaces(places, options, context)).find(({ flag }) => flag === 'TW');
    expect(taiwan).toMatchObject({ price: { units: 40_000 }, amount: null });
  });

  it.each([
    ['en', '900\u00a0MB for 7\u00a0days'],
    ['ja', '900MB・7日間'],
    ['fr', '900\u00a0Mo pour 7\u00a0jours'],
    ['es', '900\u00a0MB para 7\u00a0días'],
    ['it', '900\u00a0MB per 7\u00a0giorni'],
  ] as const)(
    'gives the lowest price with its amount where no plan serves 7 days and 5 GB, in %s',
    async (locale, amount) => {
      const places = await loadActivePlaces(locale, context);
      const korea = (await pricePlaces(places, { ...options, locale }, context)).find(({ flag }) => flag === 'KR');
      expect(korea).toMatchObject({ price: { units: 30_000, isEstimate: true }, amount });
    },
  );
});

describe('rateDaysOf', () => {
  it('knows only the days of prices that are shown', async () => {
    const places = await loadActivePlaces('en', context);
    const only = (code: string) => places.filter(({ destination }) => destination.key === code);
    expect(await rateDaysOf(only('JP'), options, context)).toBeNull();
    expect(await rateDaysOf(only('KR'), options, context)).not.toBeNull();
  });
});
