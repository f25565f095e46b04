import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListRow } from './destination-view.ts';
import type { ListQuery } from './list-query.ts';
import type { DestinationPlans } from '#domain/plan/listed-plan.ts';
import { viewDestination } from './view-destination.ts';
import {
  makeDestinationPlans,
  makeDestinationView,
  makeListedPlan,
  makeListedPromo,
  viewTime,
} from '#tests/support/listed-plan-factory.ts';
import { anyDestinationPlans, anyListQuery } from '#tests/support/random-listed-plans.ts';
import { money } from '#tests/support/plan-factory.ts';

const rules = [
  { decimalDigits: 2, rounding: 0 },
  { decimalDigits: 2, rounding: 0.05 },
  { decimalDigits: 0, rounding: 0 },
];

const anyPlans = fc
  .tuple(anyDestinationPlans, fc.constantFrom(...rules))
  .map(([plans, rounding]): DestinationPlans => ({ ...plans, rules: rounding }));

/** The rows of all pages. */
function allRows(plans: DestinationPlans, query: ListQuery): readonly ListRow[] {
  const rowsOf = (page: number) =>
    viewDestination(plans, { query: { ...query, view: 'plans', page }, now: viewTime }).list;
  return Array.from({ length: rowsOf(1).pages }, (_none, index) => rowsOf(index + 1).rows).flat();
}

/** Units of the price that the row shows for one plan; null: none. */
function shownOf({ prices }: ListRow): number | null {
  return (prices.promoPrice ?? prices.price)?.units ?? null;
}

function isInside(row: ListRow, { minPrice, maxPrice }: ListQuery): boolean {
  const units = shownOf(row);
  if (minPrice === null && maxPrice === null) return true;
  return units !== null && units >= (minPrice ?? 0) * 10_000 && units <= (maxPrice ?? Infinity) * 10_000;
}

describe('the price filter', () => {
  it('lists exactly the rows whose shown price is inside', () => {
    fc.assert(
      fc.property(anyPlans, anyListQuery, (plans, query) => {
        const unpriced = allRows(plans, { ...query, minPrice: null, maxPrice: null });
        const expected = unpriced.filter((row) => isInside(row, query)).map(({ plan }) => plan.id);
        expect(allRows(plans, query).map(({ plan }) => plan.id)).toEqual(expected);
      }),
    );
  });

  it('goes by the promo price where the row shows it, else by the list price', () => {
    const promo = makeListedPromo({ price: money(9_000), newCustomersOnly: true });
    const plans = [makeListedPlan({ price: money(15_000), promo })];
    const isListed = (query: Parameters<typeof makeDestinationView>[1]) =>
      makeDestinationView(plans, { maxPrice: 1, ...query }).matchCount === 1;
    expect(isListed({ usesPromo: true })).toBe(true);
    expect(isListed({ usesPromo: false })).toBe(false);
    const returning = { days: 7, dataMb: 5_000, hotspot: false, isNewCustomer: false };
    expect(isListed({ usesPromo: true, trip: returning })).toBe(false);
  });
});

function range(prices: readonly (number | null)[]): { readonly min: number; readonly max: number } {
  const plans = prices.map((units) => makeListedPlan({ price: units === null ? null : money(units) }));
  return makeDestinationView(plans).priceRange;
}

describe('the ends of the price filter', () => {
  it('are reached by the shown prices', () => {
    fc.assert(
      fc.property(anyPlans, anyListQuery, (plans, query) => {
        const { priceRange, planCount } = viewDestination(plans, { query, now: viewTime });
        const all = {
          ...query,
          facets: makeDestinationView([]).query.facets,
          showsDominated: true,
          showsRenewing: true,
        };
        const shown = allRows(plans, { ...all, minPrice: null, maxPrice: null })
          .map(shownOf)
          .filter((units) => units !== null);
        fc.pre(shown.length > 0);
        expect(priceRange.min).toBe(Math.floor(Math.min(...shown) / 10_000));
        expect(priceRange.max).toBeGreaterThan(priceRange.min);
        // A twentieth may be dearer than the upper end, none cheaper than the lower one.
        const dearer = shown.filter((units) => units > priceRange.max * 10_000);
        expect(dearer.length).toBeLessThanOrEqual(planCount / 20);
        expect(allRows(plans, { ...all, minPrice: priceRange.min, maxPrice: null })).toHaveLength(shown.length);
      }),
    );
  });

  it('follow the switch of promo prices', () => {
    const plans = makeDestinationPlans([
      makeListedPlan({ price: money(45_000), promo: makeListedPromo({ price: money(12_000) }) }),
      makeListedPlan({ price: money(80_000) }),
    ]);
    expect(makeDestinationView(plans, { usesPromo: false }).priceRange).toEqual({ min: 4, max: 8 });
    expect(makeDestinationView(plans, { usesPromo: true }).priceRange).toEqual({ min: 1, max: 8 });
  });

  it('depend on no filter, and at list prices on no trip', () => {
    fc.assert(
      fc.property(anyPlans, anyListQuery, (plans, query) => {
        const { trip, usesPromo } = query;
        const plain = makeDestinationView(plans, usesPromo ? { trip, usesPromo } : {});
        expect(makeDestinationView({ ...plans }, query).priceRange).toEqual(plain.priceRange);
      }),
    );
  });

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
