import { describe, expect, it } from 'vitest';
import { makeDestinationView, makeListedPlan } from '#tests/support/listed-plan-factory.ts';
import { money } from '#tests/support/plan-factory.ts';

function range(prices: readonly (number | null)[]): { readonly min: number; readonly max: number } {
  const plans = prices.map((units) => makeListedPlan({ price: units === null ? null : money(units) }));
  return makeDestinationView(plans).priceRange;
}

describe('the price range', () => {
  it('goes from the lowest price, rounded down, to the 95th percentile, rounded up', () => {
    const usual = Array.from({ length: 19 }, (_none, index) => 45_000 + index * 10_000);
    expect(range([...usual, 90_000_000])).toEqual({ min: 4, max: 23 });
  });

  it('is never a point', () => {
    expect(range([40_000])).toEqual({ min: 4, max: 5 });
    expect(range([])).toEqual({ min: 0, max: 1 });
    expect(range([null])).toEqual({ min: 0, max: 1 });
  });

  it('keeps every price within reach of a filter that has no upper limit', () => {
    const plans = [1, 2, 3, 900].map((price) => makeListedPlan({ price: money(price * 10_000) }));
    const { priceRange } = makeDestinationView(plans);
    expect(makeDestinationView(plans, { minPrice: priceRange.min }).matchCount).toBe(4);
  });
});
