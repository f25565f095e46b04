import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import type { TripCost } from './trip-cost.ts';
import type { Trip } from './trip.ts';

/** How an amount that was bought compares with the need. */
export interface Gauge {
  /** Part of the amount that the trip uses, from 0 to 1. */
  readonly used: number;
  /** Amount beyond the need; below 0: missing. */
  readonly spare: number;
}

/** Full-speed megabytes against the need; null: no limit is stated, or the need has no end. */
export function dataGauge({ fullSpeedMb }: Pick<TripCost, 'fullSpeedMb'>, { dataMb }: Trip): Gauge | null {
  return fullSpeedMb === null || dataMb === null ? null : gauge(fullSpeedMb, dataMb);
}

/** Days of all that are bought against those of the trip; null: it does not expire. */
export function dayGauge(
  { validityDays }: Pick<ListedPlan, 'validityDays'>,
  { count }: Pick<TripCost, 'count'>,
  { days }: Trip,
): Gauge | null {
  return validityDays === null ? null : gauge(validityDays * count, days);
}

function gauge(amount: number, need: number): Gauge {
  return { used: amount <= 0 ? 0 : Math.min(1, need / amount), spare: amount - need };
}
