import { describe, expect, it } from 'vitest';
import { makeDestinationView, makeListedPlan, makeListedProvider } from '#tests/support/listed-plan-factory.ts';
import { money } from '#tests/support/plan-factory.ts';

const ahoy = makeListedProvider('ahoy', { rating: { mean: 4, count: 9 } });
const birch = makeListedProvider('birch');
const coral = makeListedProvider('coral');
const delta = makeListedProvider('delta');

describe('providers here', () => {
  it('count all plans and name the lowest list price, the cheapest provider first', () => {
    const plans = [
      makeListedPlan({ provider: coral, price: null }),
      makeListedPlan({ provider: ahoy, price: money(90_000) }),
      makeListedPlan({ provider: ahoy, price: money(60_049), isDominated: true }),
      makeListedPlan({ provider: delta, price: money(50_000) }),
      makeListedPlan({ provider: birch, price: money(50_000) }),
    ];
    expect(makeDestinationView(plans, { facets: { provider: ['ahoy'] } }).providers).toEqual([
      { provider: birch, planCount: 1, from: money(50_000) },
      { provider: delta, planCount: 1, from: money(50_000) },
      { provider: ahoy, planCount: 2, from: money(60_000) },
      { provider: coral, planCount: 1, from: null },
    ]);
  });
});
