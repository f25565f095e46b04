import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import type { TripCost, TripReason } from './trip-cost.ts';
import type { Trip } from './trip.ts';

/** How an amount that was bought compares with the need. */
export interface Gauge {
  /** Part of the amount that the trip uses, from 0 to 1. */
  readonly used: number;
  /** Amount beyond the need; below 0: missing. */
  readonly spare: number;
  /** True: what is missing of the amount comes at a reduced speed that serves the trip. */
  readonly isSlowBeyond: boolean;
}

/**
 * Full-speed megabytes against the need; null: the need has no end, no limit is stated, or nothing is stated of what follows
 * an amount that is less than the need.
 */
export function dataGauge(
  { fullSpeedMb, reasons }: Pick<TripCost, 'fullSpeedMb' | 'reasons'>,
  { dataMb }: Trip,
): Gauge | null {
  const has = (code: TripReason['code']): boolean => reasons.some((reason) => reason.code === code);
  if (fullSpeedMb === null || dataMb === null || has('limits-not-stated')) return null;
  return { ...gauge(fullSpeedMb, dataMb), isSlowBeyond: has('slow-part') };
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
  return { used: amount <= 0 ? 0 : Math.min(1, need / amount), spare: amount - need, isSlowBeyond: false };
}
