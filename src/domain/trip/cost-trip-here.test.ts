import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { regionCoverage, makeListedPlan, viewTime } from '#tests/support/listed-plan-factory.ts';
import { anyListedPlans, anyTrip } from '#tests/support/random-listed-plans.ts';
import { costTripHere } from './cost-trip-here.ts';
import { costTrip } from './trip-cost.ts';
import { defaultTrip } from './trip.ts';

const options = { usesPromo: true, now: viewTime };

describe('costTripHere', () => {
  it('says of a plan for few countries of a region how many they are, first', () => {
    const { fit, reasons } = costTripHere(
      makeListedPlan({ validityDays: 4, coverage: regionCoverage(2, 27) }),
      defaultTrip,
      options,
    );
    expect(fit).toBe('partial');
    expect(reasons[0]).toEqual({ code: 'few-countries', covered: 2, of: 27 });
    expect(reasons.slice(1)).toEqual(costTrip(makeListedPlan({ validityDays: 4 }), defaultTrip, options).reasons);
  });

  it('changes no cost, nothing of a plan that works in enough countries, and makes none fit better', () => {
    fc.assert(
      fc.property(anyListedPlans, anyTrip, (plans, trip) => {
        for (const plan of plans) {
          const [here, anywhere] = [costTripHere(plan, trip, options), costTrip(plan, trip, options)];
          const isPartial = plan.coverage.coveredHere * 2 < plan.coverage.countriesHere;
          const fit = isPartial && anywhere.fit !== 'short' ? 'partial' : anywhere.fit;
          expect(here).toEqual({ ...anywhere, fit, reasons: here.reasons });
          expect(here.reasons.slice(isPartial ? 1 : 0)).toEqual(anywhere.reasons);
        }
      }),
    );
  });
});
