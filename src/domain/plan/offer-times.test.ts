import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countPassed, offerTimes } from './offer-times.ts';
import { costTrip } from '#domain/trip/trip-cost.ts';
import { makeDestinationPlans, makeListedPlan, makeListedPromo, viewTime } from '#tests/support/listed-plan-factory.ts';
import { anyDestinationPlans, anyTrip } from '#tests/support/random-listed-plans.ts';

function plan(startsAt: string | null, endsAt: string | null) {
  return makeListedPlan({ promo: makeListedPromo({ startsAt, endsAt }) });
}

const march = '2026-03-01T00:00:00.000Z';
const may = '2026-05-01T00:00:00.000Z';

describe('offerTimes', () => {
  it('names each start and end once, in their order', () => {
    const plans = [plan(null, may), plan(march, may), plan(null, null), makeListedPlan()];
    expect(offerTimes(makeDestinationPlans(plans))).toEqual([Date.parse(march), Date.parse(may)]);
  });

  it('leaves out what is no time', () => {
    expect(offerTimes(makeDestinationPlans([plan('soon', march)]))).toEqual([Date.parse(march)]);
  });
});

describe('countPassed', () => {
  it('counts a moment from its very millisecond on', () => {
    expect([9, 10, 19, 20, 99].map((now) => countPassed([10, 20], now))).toEqual([0, 1, 1, 2, 2]);
    expect(countPassed([], 0)).toBe(0);
  });
});

it('between two moments no trip changes its cost', () => {
  const anyHour = fc.integer({ min: -1000, max: 100 }).map((hours) => viewTime + hours * 3_600_000);
  fc.assert(
    fc.property(anyDestinationPlans, anyTrip, fc.tuple(anyHour, anyHour), (source, trip, [now, later]) => {
      const times = offerTimes(source);
      fc.pre(countPassed(times, now) === countPassed(times, later));
      for (const plan of source.plans)
        expect(costTrip(plan, trip, { usesPromo: true, now: later })).toEqual(
          costTrip(plan, trip, { usesPromo: true, now }),
        );
    }),
  );
});
