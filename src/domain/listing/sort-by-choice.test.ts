import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortNames, type SortName } from './list-query.ts';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { sortPlansTask } from './sort-by-choice.ts';
import { planTripTask, type TripPlans } from './rank-by-trip.ts';
import { defaultTrip } from '#domain/trip/trip.ts';
import {
  makeDestinationPlans,
  makeDestinationView,
  makeListedPlan,
  makeListedPromo,
  makeListedProvider,
  regionCoverage,
  viewTime,
} from '#tests/support/listed-plan-factory.ts';
import { money } from '#tests/support/plan-factory.ts';
import { anyListedPlans, anyTrip } from '#tests/support/random-listed-plans.ts';
import { runToCompletion } from '#domain/kernel/cooperative-task.ts';

const planTrip = (...query: Parameters<typeof planTripTask>) => runToCompletion(planTripTask(...query));
const sortPlans = (...order: Parameters<typeof sortPlansTask>) => runToCompletion(sortPlansTask(...order));

function sorted(sort: SortName, plans: readonly ListedPlan[], usesPromo = false): number[] {
  return makeDestinationView(plans, { view: 'plans', sort, usesPromo }).list.rows.map(({ plan }) => plan.id);
}

const praised = makeListedProvider('praised', { rating: { mean: 5, count: 1 } });
const proven = makeListedProvider('proven', { rating: { mean: 4.6, count: 500 } });
const poor = makeListedProvider('poor', { rating: { mean: 2, count: 500 } });

const plans = [
  makeListedPlan({ id: 1, price: money(60_000), dataMb: 10_000, validityDays: 30, provider: proven }),
  makeListedPlan({ id: 2, price: money(50_000), dataMb: 5_000, validityDays: null, provider: praised }),
  makeListedPlan({ id: 3, price: money(90_000), dataKind: 'unlimited', dataMb: null, validityDays: 10 }),
  makeListedPlan({ id: 4, price: null, dataMb: 1_000, validityDays: 7, provider: poor }),
  makeListedPlan({ id: 5, price: money(20_000), dataMb: 1_000, validityDays: 1, provider: poor }),
];

describe('sortPlans', () => {
  it.each([
    ['price', [5, 2, 1, 3, 4]],
    ['per-gb', [1, 2, 5, 4, 3]],
    ['per-day', [1, 3, 5, 2, 4]],
    ['data', [3, 1, 2, 4, 5]],
    ['validity', [2, 1, 3, 4, 5]],
    ['rating', [1, 2, 4, 5, 3]],
  ] as const)('by %s', (sort, ids) => {
    expect(sorted(sort, plans)).toEqual(ids);
  });

  it('by the share of the region, equals in the order of the trip', () => {
    const covers = [2, 27, 14, 27].map((covered, index) =>
      makeListedPlan({ id: index + 1, price: money(40_000 - index * 100), coverage: regionCoverage(covered, 27) }),
    );
    expect(sorted('share', covers)).toEqual([4, 2, 3, 1]);
    expect(sorted('share', plans)).toEqual(sorted('trip', plans));
  });

  it('goes by the promo price where it applies', () => {
    const promoted = makeListedPlan({ id: 9, price: money(55_000), promo: makeListedPromo({ price: money(10_000) }) });
    expect(sorted('price', [...plans, promoted])).toEqual([5, 2, 9, 1, 3, 4]);
    expect(sorted('price', [...plans, promoted], true)).toEqual([9, 5, 2, 1, 3, 4]);
    expect(sorted('per-gb', [...plans, promoted], true)[0]).toBe(9);
  });

  it('holds every plan once', () => {
    fc.assert(
      fc.property(anyListedPlans, anyTrip, fc.constantFrom(...sortNames), (listed, trip, sort) => {
        const byTrip = planTrip(makeDestinationPlans(listed), { trip, usesPromo: true, now: viewTime });
        const sorted = sortPlans(byTrip, sort);
        expect(sorted).toHaveLength(byTrip.length);
        expect(new Set(sorted)).toEqual(new Set(byTrip));
      }),
    );
  });

  it('leaves equals in the order of the trip', () => {
    fc.assert(
      fc.property(anyListedPlans, anyTrip, fc.constantFrom('price', 'per-day', 'validity'), (listed, trip, sort) => {
        const same = listed.map((plan) => ({ ...plan, price: money(1), validityDays: 7 }));
        const byTrip = planTrip(makeDestinationPlans(same), { trip, usesPromo: false, now: viewTime });
        expect(sortPlans(byTrip, sort)).toEqual(byTrip);
      }),
    );
  });

  it('remembers an order as long as its plans', () => {
    const byTrip: TripPlans = planTrip(makeDestinationPlans(plans), { trip: defaultTrip, usesPromo: false, now: 0 });
    expect(sortPlans(byTrip, 'trip')).toBe(byTrip);
    expect(sortPlans(byTrip, 'data')).toBe(sortPlans(byTrip, 'data'));
    expect(sortPlans(byTrip, 'data')).not.toEqual(sortPlans(byTrip, 'price'));
  });
});
