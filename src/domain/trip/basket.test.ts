import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultCurrency } from '#domain/money/currencies.ts';
import { makeListedPlan, makeListedPromo } from '#tests/support/listed-plan-factory.ts';
import { anyListedPlans } from '#tests/support/random-listed-plans.ts';
import { costBasket } from './basket.ts';
import { costTrip } from './trip-cost.ts';
import { defaultTrip, mostPlansPerTrip } from './trip.ts';

const price = { units: 10_000, currency: defaultCurrency };

describe('the basket', () => {
  it.each([
    ['one plan', { dataMb: 5000, validityDays: 7 }, 1],
    ['more than it takes', { dataMb: 20_000, validityDays: null }, 1],
    ['several for the data', { dataMb: 1000, validityDays: 30 }, 5],
    ['several for the days', { dataMb: 20_000, validityDays: 3 }, 3],
    ['more than anybody buys', { dataMb: 999, validityDays: 30 }, null],
    ['a daily amount', { dataKind: 'daily', dataMb: 715, validityDays: 30 }, 1],
    ['too little a day', { dataKind: 'daily', dataMb: 714, validityDays: 30 }, null],
    ['a day pass for seven days', { dataKind: 'daily', dataMb: 1000, validityDays: 1, dayPass: true }, 7],
    ['a usable speed afterwards', { dataKind: 'daily', dataMb: 714, reducedSpeedKbps: 1000 }, 1],
    ['a speed too slow to use', { dataKind: 'daily', dataMb: 714, reducedSpeedKbps: 512 }, null],
    ['unlimited, stated', { dataKind: 'unlimited', dataMb: 5000, reducedSpeedKbps: 128 }, 1],
    ['unlimited, not stated', { dataKind: 'unlimited', dataMb: null }, null],
    ['paid by use', { dataKind: 'payg', dataMb: null }, null],
    ['several, for new customers only', { dataMb: 3000, newCustomersOnly: true }, null],
    ['several of a free trial', { dataMb: 3000, price: { ...price, units: 0 } }, null],
  ] as const)('%s', (_case, facts, count) => {
    const cost = costBasket(makeListedPlan({ price, ...facts }));
    expect(cost?.count ?? null).toBe(count);
    expect(cost?.cost.units ?? null).toBe(count && count * 10_000);
  });

  it('is the default trip at list prices, whatever the promo', () => {
    fc.assert(
      fc.property(anyListedPlans, (plans) => {
        for (const plan of plans) {
          const trip = costTrip(plan, defaultTrip, { usesPromo: false, now: 0 });
          const serves = trip.fit === 'full' || trip.fit === 'slow';
          const promoted = { ...plan, promo: makeListedPromo({ price: { ...price, units: 1 } }) };
          expect(costBasket(plan)?.cost ?? null).toEqual(serves ? trip.cost : null);
          expect(costBasket(promoted)).toEqual(costBasket(plan));
        }
      }),
    );
  });

  it('costs as many list prices as plans are bought, at most five', () => {
    fc.assert(
      fc.property(anyListedPlans, (plans) => {
        for (const plan of plans) {
          const cost = costBasket(plan);
          if (cost === null) continue;
          expect(cost.purchases).toBeLessThanOrEqual(mostPlansPerTrip);
          expect(cost.cost.units).toBe(cost.count * (plan.price?.units ?? Number.NaN));
        }
      }),
    );
  });
});
