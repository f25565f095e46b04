import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import type { TripFit } from '#domain/trip/trip-cost.ts';
import { planTripTask, type TripPlan } from './rank-by-trip.ts';
import { rowPrices } from './row-prices.ts';
import { defaultTrip, type Trip } from '#domain/trip/trip.ts';
import {
  makeDestinationPlans,
  makeListedPlan,
  makeListedPromo,
  regionCoverage,
  viewTime,
} from '#tests/support/listed-plan-factory.ts';
import { money } from '#tests/support/plan-factory.ts';
import { anyDestinationPlans, anyTrip } from '#tests/support/random-listed-plans.ts';
import { runToCompletion } from '#domain/kernel/cooperative-task.ts';

const planTrip = (...query: Parameters<typeof planTripTask>) => runToCompletion(planTripTask(...query));

const now = viewTime;
/** 2 GB a day for a week, then 1 Mbit/s: a trip of 20 GB runs slowly in part. */
const slow: Partial<ListedPlan> = { dataKind: 'daily', dataMb: 2_000, reducedSpeedKbps: 1_000 };
const short: Partial<ListedPlan> = { dataKind: 'daily', dataMb: 500 };
const unknown: Partial<ListedPlan> = { dataKind: 'unlimited', dataMb: null };
const large: Trip = { ...defaultTrip, dataMb: 20_000 };

function order(plans: readonly ListedPlan[], trip: Trip = large): number[] {
  const planned = planTrip(makeDestinationPlans(plans), { trip, usesPromo: false, now });
  return planned.map(({ item }) => item.plan.id);
}

function plan(id: number, cents: number | null, facts: Partial<ListedPlan> = {}): ListedPlan {
  return makeListedPlan({ id, dataMb: 20_000, ...facts, price: cents === null ? null : money(cents * 100) });
}

describe('the order of a trip', () => {
  it('puts what serves the trip first, then what may, then what does not', () => {
    expect(order([plan(1, 10, short), plan(2, 20, unknown), plan(3, 300), plan(4, 290, slow)])).toEqual([4, 3, 2, 1]);
  });

  it('puts what works in less than half of a region after all that may serve the trip, before what does not', () => {
    const few = { coverage: regionCoverage(2, 27) };
    const most = { coverage: regionCoverage(14, 27) };
    const region = [
      plan(1, 10, few),
      plan(2, 900, most),
      plan(3, 800, { ...most, ...unknown }),
      plan(4, 1, { ...most, ...short }),
      plan(5, 1, { ...few, ...short }),
      plan(6, 9, { ...few, ...unknown }),
    ];
    expect(order(region)).toEqual([2, 3, 6, 1, 4, 5]);
  });

  it('goes by what the whole trip costs, not by the price of one plan', () => {
    expect(order([plan(1, 100, { dataMb: 5_000 }), plan(2, 399)])).toEqual([2, 1]);
    expect(order([plan(1, 100, { dataMb: 5_000 }), plan(2, 401)])).toEqual([1, 2]);
  });

  it('puts full speed before reduced speed at the same cost only', () => {
    expect(order([plan(1, 300, { ...slow, validityDays: 30 }), plan(2, 300)])).toEqual([2, 1]);
    expect(order([plan(1, 299, slow), plan(2, 300)])).toEqual([1, 2]);
  });

  it('sorts what does not serve the trip by the price of one', () => {
    const twice = { ...short, validityDays: 4 };
    expect(order([plan(1, 100, short), plan(2, 60, twice)])).toEqual([2, 1]);
  });

  it('puts plans without a price last of their kind', () => {
    expect(
      order([plan(1, null), plan(2, 900), plan(3, null, unknown), plan(4, 1, unknown), plan(5, 1, short)]),
    ).toEqual([2, 1, 4, 3, 5]);
  });

  it('decides equal costs by fewer plans, full speed, longer validity, more data, then the lower id', () => {
    expect(order([plan(1, 100, { dataMb: 10_000 }), plan(2, 200)])).toEqual([2, 1]);
    expect(order([plan(1, 100, { dataMb: 10_000, validityDays: 30 }), plan(2, 200, slow)])).toEqual([2, 1]);
    expect(order([plan(1, 200, { dataMb: 50_000 }), plan(2, 200, { validityDays: 30 })])).toEqual([2, 1]);
    expect(order([plan(1, 200, { validityDays: 30 }), plan(2, 200, { validityDays: null })])).toEqual([2, 1]);
    expect(order([plan(1, 200), plan(2, 200, { dataMb: 50_000 })])).toEqual([2, 1]);
    expect(order([plan(7, 200), plan(5, 200), plan(6, 200)])).toEqual([5, 6, 7]);
  });

  it('takes amounts that look the same for equal', () => {
    const twice = makeListedPlan({ id: 1, dataMb: 10_000, price: money(10_010) });
    const once = makeListedPlan({ id: 2, dataMb: 20_000, price: money(20_040) });
    expect(order([twice, once])).toEqual([2, 1]);
  });

  it('puts what nobody would install after what serves the trip', () => {
    const sachet = { dataMb: 1_000, validityDays: 1 };
    expect(order([plan(1, 1, sachet), plan(2, 900), plan(3, 2, { dataMb: 4_000 })])).toEqual([3, 2, 1]);
  });

  it('is the same whatever the order of the plans, and puts every kind together', () => {
    const rank: Readonly<Record<TripFit, number>> = { full: 0, slow: 0, unknown: 1, partial: 2, short: 3 };
    fc.assert(
      fc.property(anyDestinationPlans, anyTrip, fc.boolean(), (source, trip, usesPromo) => {
        const query = { trip, usesPromo, now };
        const planned = planTrip(source, query);
        const reversed = planTrip({ ...source, plans: source.plans.toReversed() }, query);
        expect(reversed.map(({ item }) => item.plan)).toEqual(planned.map(({ item }) => item.plan));
        const kinds = planned.map((each) => rank[each.trip.fit]);
        expect(kinds).toEqual(kinds.toSorted((a, b) => a - b));
      }),
    );
  });

  it('never puts a dearer trip before a cheaper one that serves it too', () => {
    fc.assert(
      fc.property(anyDestinationPlans, anyTrip, (source, trip) => {
        const costs = planTrip(source, { trip, usesPromo: true, now })
          .filter(serves)
          .map(({ item, trip: costed }) => rowPrices(item.plan, costed, source.rules).cost?.units ?? Infinity);
        expect(costs).toEqual(new Float64Array(costs).sort().values().toArray());
      }),
    );
  });
});

function serves(plan: TripPlan): boolean {
  return plan.serves;
}

describe('planTrip', () => {
  const source = makeDestinationPlans([makeListedPlan({ promo: makeListedPromo(), price: money(50_000) })]);
  const query = { trip: defaultTrip, usesPromo: false, now };

  it('remembers the last two trips of the very same plans', () => {
    const first = planTrip(source, query);
    const second = planTrip(source, { ...query, usesPromo: true });
    expect(planTrip(source, query)).toBe(first);
    expect(planTrip(source, { ...query, usesPromo: true })).toBe(second);
    planTrip(source, { ...query, trip: large });
    expect(planTrip(source, { ...query, usesPromo: true })).toBe(second);
    expect(planTrip(source, query)).not.toBe(first);
  });

  it.each([
    ['days', { days: 8 }],
    ['data', { dataMb: null }],
    ['hotspot', { hotspot: true }],
    ['customer', { isNewCustomer: false }],
  ])('costs another trip again: %s', (_words, change) => {
    const changed = planTrip(source, { ...query, trip: { ...defaultTrip, ...change } });
    expect(planTrip(source, query)).not.toBe(changed);
  });

  it('costs a trip again when an offer has ended, and not before', () => {
    const endsAt = new Date(now + 60_000).toISOString();
    const ending = makeDestinationPlans([makeListedPlan({ promo: makeListedPromo({ endsAt }), price: money(50_000) })]);
    const at = (time: number) => planTrip(ending, { ...query, usesPromo: true, now: time });
    expect(at(now)).toMatchObject([{ cost: 40_000, price: 40_000 }]);
    expect(at(now + 59_999)).toBe(at(now));
    expect(at(now + 60_000)).toMatchObject([{ cost: 50_000, price: 50_000 }]);
  });

  it('computes prices per GB and day with the promo where it applies', () => {
    const [listed] = planTrip(source, query);
    const [promoted] = planTrip(source, { ...query, usesPromo: true });
    expect(listed).toMatchObject({ price: 50_000, perGb: 10_000, perDay: 7_143 });
    expect(promoted).toMatchObject({ price: 40_000, perGb: 8_000, perDay: 5_714 });
  });
});
