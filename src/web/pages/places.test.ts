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
    makePlan(4, { price: moneyOf('1.50', 'EUR'), dataMb: 1000, validityDays: 7, coverage: [countryOf('KR')] }),
  ],
});
const options = { currency: currencyOf('USD'), rates: memoryRates };

describe('pricePlaces', () => {
  it('gives the cheapest plan for 7 days and 5 GB, and the cheapest gigabyte', async () => {
    const places = await loadActivePlaces('en', context);
    const priced = await pricePlaces(places, options, context);
    const japan = priced.find(({ flag }) => flag === 'JP');
    expect(japan?.price).toMatchObject({ units: 54_000, currency: 'USD' });
    expect(japan?.perGb).toMatchObject({ units: 6200 });
  });

  it('gives no price where no plan is for 7 days and 5 GB', async () => {
    const places = await loadActivePlaces('en', context);
    const korea = (await pricePlaces(places, options, context)).find(({ flag }) => flag === 'KR');
    expect(korea?.price).toBeNull();
    expect(korea?.perGb).not.toBeNull();
  });
});

describe('rateDaysOf', () => {
  it('knows only the days of prices that are shown', async () => {
    const places = await loadActivePlaces('en', context);
    const only = (code: string) => places.filter(({ destination }) => destination.key === code);
    expect(await rateDaysOf(only('JP'), options, context)).toBeNull();
    expect(await rateDaysOf(only('KR'), options, context)).not.toBeNull();
  });
});
