import { describe, expect, it } from 'vitest';
import { makeDestinationView, makeListedPlan, makeListedProvider } from '#tests/support/listed-plan-factory.ts';
import { money } from '#tests/support/plan-factory.ts';

const ahoy = makeListedProvider('ahoy', { rating: { mean: 4, count: 9 } });
const birch = makeListedProvider('birch');
const coral = makeListedProvider('coral');
const delta = makeListedProvider('delta');

describe('providers here', () => {
  it('count all plans and name their "from" prices, the cheapest provider first', () => {
    const plans = [
      makeListedPlan({ provider: coral, price: null }),
      makeListedPlan({ provider: ahoy, price: money(90_000) }),
      makeListedPlan({ provider: ahoy, price: money(60_049), isDominated: true }),
      makeListedPlan({ provider: delta, price: money(50_000) }),
      makeListedPlan({ provider: birch, price: money(50_000) }),
    ];
    expect(makeDestinationView(plans, { facets: { provider: ['ahoy'] } }).providers).toEqual([
      { provider: birch, planCount: 1, from: { price: money(50_000), amount: null } },
      { provider: delta, planCount: 1, from: { price: money(50_000), amount: null } },
      { provider: ahoy, planCount: 2, from: { price: money(60_000), amount: null } },
      { provider: coral, planCount: 1, from: null },
    ]);
  });

  it('put those last that do not serve 7 days and 5 GB, with what their lowest price buys', () => {
    const small = { dataKind: 'total', dataMb: 100, dataWords: null, validityDays: 1 } as const;
    const plans = [
      makeListedPlan({ provider: ahoy, price: money(10_000), ...small }),
      makeListedPlan({ provider: birch, price: money(50_000) }),
    ];
    expect(makeDestinationView(plans).providers).toMatchObject([
      { provider: birch, from: { price: money(50_000), amount: null } },
      { provider: ahoy, from: { price: money(10_000), amount: small } },
    ]);
  });
});
