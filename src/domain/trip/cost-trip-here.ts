import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { worksInEnough } from '#domain/plan/served-share.ts';
import { costTrip, type CostOptions, type TripCost } from './trip-cost.ts';
import type { Trip } from './trip.ts';

/**
 * `costTrip` in the list of a destination. A plan that works in less than `servedShare` of a region's countries serves
 * a traveller of the region at most in part, whatever it costs.
 */
export function costTripHere(plan: ListedPlan, trip: Trip, options: CostOptions): TripCost {
  const cost = costTrip(plan, trip, options);
  if (worksInEnough(plan.coverage)) return cost;
  const { coveredHere: covered, countriesHere: of } = plan.coverage;
  return {
    ...cost,
    fit: cost.fit === 'short' ? 'short' : 'partial',
    reasons: [{ code: 'few-countries', covered, of }, ...cost.reasons],
  };
}
