import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { DestinationPlans, ListedPlan } from '#domain/plan/listed-plan.ts';
import {
  makeDestinationPlans,
  makeDestinationView,
  makeListedPlan,
  makeListedPromo,
} from '#tests/support/listed-plan-factory.ts';
import { money } from '#tests/support/plan-factory.ts';
import { anyDestinationPlans } from '#tests/support/random-listed-plans.ts';

/** The cost of the first row as the list opens; where it does not serve the trip, the lowest price. */
function expectedPrice(plans: DestinationPlans) {
  // Random plans are folded away at random; in a real list only where another one is as cheap.
  const list = { view: 'plans', showsDominated: true } as const;
  const [row] = makeDestinationView(plans, list).list.rows;
  const serves = row?.trip.fit === 'full' || row?.trip.fit === 'slow';
  if (serves && row.prices.cost !== null) return { units: row.prices.cost.units, isBasket: true };
  const [cheapest] = makeDestinationView(plans, { ...list, sort: 'price' }).list.rows;
  const units = cheapest?.prices.price?.units ?? null;
  return units === null ? null : { units, isBasket: false };
}

function from(plans: readonly ListedPlan[]) {
  return makeDestinationView(plans).from;
}

describe('"from" prices', () => {
  it('are what the first row costs; else the lowest price as shown, with what it buys', () => {
    fc.assert(
      fc.property(anyDestinationPlans, (plans) => {
        const { from: found } = makeDestinationView(plans);
        expect(found && { units: found.price.units, isBasket: found.amount === null }).toEqual(expectedPrice(plans));
      }),
      { numRuns: 500 },
    );
  });

  it('are counted the same way for each seller and each network', () => {
    fc.assert(
      fc.property(anyDestinationPlans, (plans) => {
        const only = (isOne: (plan: ListedPlan) => boolean) =>
          makeDestinationView({ ...plans, plans: plans.plans.filter(isOne) }).from;
        const { providers, networks } = makeDestinationView(plans);
        for (const { provider, from: found } of providers)
          expect(found).toEqual(only((plan) => plan.provider.slug === provider.slug));
        for (const { operator, from: found } of networks)
          expect(found).toEqual(only((plan) => plan.networks.operators.some(({ name }) => name === operator.name)));
      }),
    );
  });

  it('do not change with promo prices', () => {
    const promo = makeListedPromo({ price: money(1) });
    expect(from([makeListedPlan({ price: money(50_000), promo })])?.price).toEqual(money(50_000));
  });

  it('are no estimate where a seller itself asks as much', () => {
    const plans = [
      makeListedPlan({ price: money(49_951), isEstimate: true }),
      makeListedPlan({ price: money(50_049), isEstimate: false }),
    ];
    expect(from(plans)?.price).toEqual(money(50_000));
  });

  it('compare prices as they are shown: an estimate of 9.98 CHF is paid as 10.00', () => {
    const prices = [
      { price: money(99_800, 'CHF'), isEstimate: true },
      { price: money(99_900, 'CHF'), isEstimate: false },
    ];
    const swiss = { currency: 'CHF' as CurrencyCode, rules: { decimalDigits: 2, rounding: 0.05 } };
    for (const dataMb of [5_000, 100]) {
      const plans = makeDestinationPlans(
        prices.map((price) => makeListedPlan({ ...price, dataMb })),
        swiss,
      );
      expect(makeDestinationView(plans).from?.price).toEqual(money(99_900, 'CHF'));
    }
  });

  it('name more data at the same price', () => {
    const small = [1_000, 3_000, 2_000].map((dataMb) => makeListedPlan({ dataMb, validityDays: 1, price: money(100) }));
    expect(from(small)?.amount).toMatchObject({ dataMb: 3_000, validityDays: 1 });
  });
});
