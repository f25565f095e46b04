import type { Trip } from '#domain/trip/trip.ts';
import type { TripPlan, TripPlans } from './rank-by-trip.ts';

/** Reasons that a smaller amount of data or days would not remove. */
const otherReasons: ReadonlySet<string> = new Set(['no-hotspot', 'new-customers-only', 'slow-throughout']);

/**
 * Where nothing serves the trip: the first plan that serves it in a part of the region; else the one that misses least
 * of its data, in trip order among equals. Excludes plans that may not be shared or bought at all. Null: there is none
 * with a price.
 */
export function nearestPlan(byTrip: TripPlans, trip: Trip): TripPlan | null {
  return byTrip.find((plan) => plan.trip.fit === 'partial' && plan.cost !== Infinity) ?? smallestMiss(byTrip, trip);
}

function smallestMiss(byTrip: TripPlans, trip: Trip): TripPlan | null {
  const near = byTrip.filter(
    ({ cost, trip: { fit, reasons } }) =>
      fit === 'short' && cost !== Infinity && reasons.every(({ code }) => !otherReasons.has(code)),
  );
  return near.reduce<TripPlan | null>((best, plan) => {
    return best === null || missingShare(plan, trip) < missingShare(best, trip) ? plan : best;
  }, null);
}

/** 0 to 1: of the trip's data, or of the plans it needs where only one is sold. Of an unlimited trip less, the more a plan holds. */
function missingShare({ trip: { fullSpeedMb, reasons, count } }: TripPlan, { dataMb }: Trip): number {
  const missing = reasons.find((reason) => reason.code === 'data-short' || reason.code === 'too-slow');
  const ofPlans = reasons.some(({ code }) => code === 'sold-once') ? 1 - 1 / count : 0;
  if (dataMb === null) return Math.max(ofPlans, 1 / (1 + (fullSpeedMb ?? 0)));
  return Math.max(ofPlans, (missing?.megabytes ?? 0) / dataMb);
}
