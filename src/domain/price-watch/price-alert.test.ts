import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dollars,
  makeDestinationPlans,
  makeListedPlan,
  makeListedProvider,
  makeListQuery,
  viewTime,
} from '#tests/support/listed-plan-factory.ts';
import { anyDestinationPlans } from '#tests/support/random-listed-plans.ts';
import type { Money } from '#domain/money/money.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { alertRules, fallInPercent, findCheapestNow, hasFallenEnough } from './price-alert.ts';
import { viewDestination } from '#domain/listing/view-destination.ts';

const usd = (units: number): Money => ({ units, currency: 'USD' as CurrencyCode });
const units = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });

describe('a price that has fallen', () => {
  it.each([
    [100, 95, true],
    [100, 96, false],
    [100, 100, false],
    [100, 120, false],
    [1, 0, true],
    [0, 0, false],
  ])('from %s to %s: %s', (told, now, isDue) => {
    expect(hasFallenEnough(usd(told), usd(now))).toBe(isDue);
  });

  it('is told again only after another fall', () => {
    fc.assert(
      fc.property(units, units, (told, now) => {
        fc.pre(hasFallenEnough(usd(told), usd(now)));
        expect(hasFallenEnough(usd(now), usd(now))).toBe(false);
      }),
    );
  });

  it('stays one when it falls further, and a dearer start makes it none the less', () => {
    fc.assert(
      fc.property(units, units, units, (told, now, less) => {
        if (!hasFallenEnough(usd(told), usd(now))) return;
        expect(hasFallenEnough(usd(told), usd(Math.min(now, less)))).toBe(true);
        expect(hasFallenEnough(usd(Math.max(told, less)), usd(now))).toBe(true);
      }),
    );
  });

  it('is said in at least the percent that are promised', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 9 }), fc.integer({ min: 0, max: 10 ** 9 }), (told, now) => {
        fc.pre(hasFallenEnough(usd(told), usd(now)));
        expect(fallInPercent(usd(told), usd(now))).toBeGreaterThanOrEqual(alertRules.fallPercent);
      }),
    );
  });

  it('cannot be told across currencies', () => {
    expect(() => hasFallenEnough(usd(2), { units: 1, currency: 'EUR' as CurrencyCode })).toThrow(RangeError);
  });
});

describe('the cheapest plan now', () => {
  it('is the answer that the page gives, at list prices', () => {
    fc.assert(
      fc.property(anyDestinationPlans, (plans) => {
        const query = makeListQuery();
        const first = viewDestination(plans, { query: { ...query, showsDominated: true }, now: viewTime }).picks
          .cheapest;
        const found = findCheapestNow(plans, { followed: query, now: viewTime });
        expect(found?.plan.id).toBe(first?.plan.id);
        expect(found?.cost.units).toBe(first?.prices.cost?.units);
      }),
    );
  });

  it('is named in the currency in which its seller asks it, for all plans that the trip needs', () => {
    const asked = { units: 90_000, currency: 'EUR' as CurrencyCode };
    const plan = makeListedPlan({ dataMb: 3000, price: dollars(10), isEstimate: true, sellerPrice: asked });
    const found = findCheapestNow(makeDestinationPlans([plan]), { followed: makeListQuery(), now: viewTime });
    expect(found).toMatchObject({
      cost: { units: 200_000, isEstimate: true },
      asked: { units: 180_000, currency: 'EUR' },
    });
  });

  it('keeps to the filters, those by price too', () => {
    const [cheap, other] = [
      makeListedPlan({ price: dollars(4), provider: makeListedProvider('a') }),
      makeListedPlan({ price: dollars(9), provider: makeListedProvider('b') }),
    ];
    const plans = makeDestinationPlans([cheap, other]);
    const find = (query: Parameters<typeof makeListQuery>[0]) =>
      findCheapestNow(plans, { followed: makeListQuery(query), now: viewTime })?.plan.id;
    expect(find({})).toBe(cheap.id);
    expect(find({ facets: { provider: ['b'] } })).toBe(other.id);
    expect(find({ minPrice: 5 })).toBe(other.id);
    expect(find({ maxPrice: 3 })).toBeUndefined();
  });
});
