import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dollars, makeListedPlan, makeListedProvider } from '#tests/support/listed-plan-factory.ts';
import type { ListedPlan, ListedProvider } from '#domain/plan/listed-plan.ts';
import { rankProvider, type PricePosition } from './provider-position.ts';

const rules = { decimalDigits: 2, rounding: 0 } as const;
const sellers = ['aoba', 'boreal', 'cobalt', 'delta'].map((slug) => makeListedProvider(slug));
const [aoba, boreal, cobalt, delta] = sellers;
if (!aoba || !boreal || !cobalt || !delta) throw new Error('four sellers');

function sell(provider: ListedProvider, price: number | null, facts: Partial<ListedPlan> = {}): ListedPlan {
  const size = { dataMb: 10_000, validityDays: 30 };
  return makeListedPlan({ provider, ...size, price: price === null ? null : dollars(price), ...facts });
}

/** The one line of the only size offered. */
function placeOf(provider: ListedProvider, plans: readonly ListedPlan[]): PricePosition | undefined {
  return rankProvider(plans, provider.slug, rules)[0];
}

describe('rankProvider', () => {
  const market = [sell(aoba, 9), sell(boreal, 12), sell(boreal, 30), sell(cobalt, 10), sell(delta, 20)];

  it('compares the cheapest plan of each provider', () => {
    expect(placeOf(boreal, market)).toMatchObject({
      sizeGb: 10,
      price: dollars(12),
      place: 3,
      isShared: false,
      providerCount: 4,
      lowest: dollars(9),
      median: dollars(10),
      highest: dollars(20),
    });
  });

  it('ranks no plan that renews by itself', () => {
    const plans = [...market, sell(boreal, 3, { subscription: true }), sell(delta, 1, { subscription: true })];
    expect(placeOf(boreal, plans)).toEqual(placeOf(boreal, market));
  });

  it('says which amounts are estimates; of equal ones the asked one counts', () => {
    const plans = [
      sell(aoba, 9, { isEstimate: true }),
      sell(boreal, 12, { isEstimate: true }),
      sell(boreal, 12),
      sell(delta, 20),
    ];
    expect(placeOf(boreal, plans)).toMatchObject({ price: dollars(12), lowest: { ...dollars(9), isEstimate: true } });
    expect(placeOf(boreal, plans)?.price).toEqual(dollars(12));
  });

  it('puts the prices on a scale from the lowest to the highest', () => {
    expect(placeOf(boreal, market)).toMatchObject({ marks: [0, 9, 27, 100], ownMark: 27 });
    expect(placeOf(aoba, [sell(aoba, 9)])).toMatchObject({ marks: [0], ownMark: 0, place: 1, providerCount: 1 });
  });

  it('lets equal prices share a place, and the next one counts them all', () => {
    const plans = [sell(aoba, 9), sell(boreal, 9), sell(cobalt, 10)];
    expect(placeOf(aoba, plans)).toMatchObject({ place: 1, isShared: true });
    expect(placeOf(boreal, plans)).toMatchObject({ place: 1, isShared: true });
    expect(placeOf(cobalt, plans)).toMatchObject({ place: 3, isShared: false });
  });

  it('takes prices for equal that are shown the same', () => {
    const plans = [sell(aoba, 9.001), sell(boreal, 9.0011)];
    expect(placeOf(boreal, plans)).toMatchObject({ place: 1, isShared: true, price: dollars(9) });
  });

  it('has a line for each size that it sells, unlimited last', () => {
    const sizes = [20_000, 1000, 3000, 5000, 7000].map((dataMb) => sell(aoba, dataMb / 1000, { dataMb }));
    const unlimited = sell(aoba, 33, { dataKind: 'unlimited', dataMb: null, validityDays: 10 });
    const lines = rankProvider([...sizes, unlimited], aoba.slug, rules);
    expect(lines.map(({ sizeGb }) => sizeGb)).toEqual([1, 3, 5, 20, null]);
    expect(lines.at(-1)?.price).toEqual(dollars(3.3));
  });

  it('compares unlimited plans by the day', () => {
    const unlimited = (days: number) => ({ dataKind: 'unlimited', dataMb: null, validityDays: days }) as const;
    const plans = [sell(aoba, 30, unlimited(10)), sell(boreal, 4, unlimited(1)), sell(cobalt, 1, unlimited(0))];
    expect(placeOf(aoba, plans)).toMatchObject({ place: 1, providerCount: 2, price: dollars(3) });
    expect(placeOf(cobalt, plans)).toBeUndefined();
  });

  it('counts a gigabyte of 1024 MB as one, and nothing else', () => {
    const plans = [10_240, 10_241, 9999].map((dataMb) => sell(aoba, 9, { dataMb }));
    expect(plans.map((plan) => placeOf(aoba, [plan])?.sizeGb)).toEqual([10, undefined, undefined]);
  });

  it.each([
    ['a daily amount', { dataKind: 'daily' }],
    ['pay as you go', { dataKind: 'payg' }],
    ['an amount that is not stated', { dataMb: null }],
  ] as const)('leaves out %s', (_what, facts) => {
    expect(placeOf(aoba, [sell(aoba, 9, facts)])).toBeUndefined();
  });

  it('leaves out prices that cannot be converted', () => {
    expect(placeOf(aoba, [sell(aoba, null), sell(boreal, 5)])).toBeUndefined();
    expect(placeOf(boreal, [sell(aoba, null), sell(boreal, 5)])?.providerCount).toBe(1);
  });

  it('does not count promos', () => {
    const promo = { price: dollars(1), isEstimate: false, code: null, newCustomersOnly: null } as const;
    const terms = { minimumSpend: null, excludedKinds: [], startsAt: null, endsAt: null } as const;
    const plans = [sell(aoba, 10, { promo: { ...promo, ...terms } }), sell(boreal, 9)];
    expect(placeOf(aoba, plans)).toMatchObject({ place: 2, price: dollars(10) });
  });

  const anyPlan = fc
    .tuple(fc.constantFrom(...sellers), fc.integer({ min: 1, max: 100_000 }), fc.constantFrom(1000, 5000, 20_000))
    .map(([provider, cents, dataMb]) => sell(provider, cents / 100, { dataMb }));

  it('stays within its bounds and agrees with a count by hand', () => {
    fc.assert(
      fc.property(fc.array(anyPlan, { minLength: 1, maxLength: 30 }), (plans) => {
        for (const line of rankProvider(plans, aoba.slug, rules)) {
          const same = plans.filter(({ dataMb }) => dataMb === (line.sizeGb ?? 0) * 1000);
          const bySeller = Object.values(Object.groupBy(same, ({ provider }) => provider.slug));
          const floors = bySeller.map((sold = []) => Math.min(...sold.map(({ price }) => price?.units ?? 0)));
          expect(line.place).toBe(1 + floors.filter((units) => units < line.price.units).length);
          expect(line.providerCount).toBe(floors.length);
          expect([line.lowest.units, line.highest.units]).toEqual([Math.min(...floors), Math.max(...floors)]);
          expect(line.marks).toContain(line.ownMark);
          expect(line.marks.every((mark) => mark >= 0 && mark <= 100)).toBe(true);
        }
      }),
    );
  });

  it('gives the places 1 to n when no two prices are equal', () => {
    const cents = fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(cents, (prices) => {
        const plans = sellers.map((seller, index) => sell(seller, (prices[index] ?? 1) / 100));
        const places = sellers.map((seller) => placeOf(seller, plans)?.place ?? 0);
        expect(places.toSorted()).toEqual([1, 2, 3, 4]);
      }),
    );
  });
});
