import type { Trip } from './trip.ts';

/** Days in a row within a longer journey on which a plan is used. */
export interface TripLeg {
  /** Days of the journey before it. */
  readonly start: number;
  readonly days: number;
  /** Decimal megabytes, used evenly over its days; null: unlimited. */
  readonly dataMb: number | null;
}

/**
 * A trip that need not be one stay: between its legs the plan is not used while its days run on. `days` and `dataMb` are
 * then the sums of the legs. Without `legs` it is one stay.
 */
export interface LeggedTrip extends Trip {
  /** In the order of their days, which do not overlap. */
  readonly legs?: readonly TripLeg[];
}

/** Megabytes needed beyond a daily amount; at most 0: none. Meaningless for an unlimited trip. */
export function megabytesBeyond({ legs, dataMb, days }: LeggedTrip, mbPerDay: number): number {
  if (legs === undefined) return (dataMb ?? 0) - mbPerDay * days;
  return legs.reduce((sum, leg) => sum + Math.max(0, (leg.dataMb ?? 0) - mbPerDay * leg.days), 0);
}

/** The plan in use: its remaining data, and the day of the journey on which it ends. */
interface Running {
  left: number;
  endsAt: number;
}

interface PlanSize {
  /** Megabytes; null: only its days count. */
  readonly dataMb: number | null;
  /** Null: does not expire. */
  readonly validityDays: number | null;
}

/**
 * How many of a plan the legs need, one after the other: the next one starts with the first use after the data or the
 * days of the last have ended. For one stay it is the maximum of what the days and the data need.
 */
export function countInARow(size: PlanSize, legs: readonly TripLeg[]): number {
  const running: Running = { left: 0, endsAt: -Infinity };
  return legs.reduce((count, leg) => count + startedIn(leg, running, size), 0);
}

/** Days of a journey. */
export type Stay = Pick<TripLeg, 'start' | 'days'>;

/** Days between legs on which the days of such plans in a row run on: until they end, and while there is data left. */
export function idleDays(size: PlanSize, legs: readonly TripLeg[]): readonly Stay[] {
  const running: Running = { left: 0, endsAt: -Infinity };
  return legs.flatMap((leg, index) => {
    startedIn(leg, running, size);
    const start = leg.start + leg.days;
    const next = legs[index + 1]?.start ?? start;
    const days = Math.min(Math.ceil(running.endsAt - speck), next) - start;
    return size.validityDays !== null && running.left > speck && days > 0 ? [{ start, days }] : [];
  });
}

/** Tolerance for floating-point remainders: below a byte and a tenth of a second. */
const speck = 1e-6;

/** How many are started within a leg. Sets `running` to the last of them. */
function startedIn(leg: TripLeg, running: Running, size: PlanSize): number {
  const whole = size.dataMb ?? Infinity;
  const validity = size.validityDays ?? Infinity;
  const need = size.dataMb === null ? 0 : (leg.dataMb ?? 0);
  const served = servedByRunning(leg, need, running);
  const days = leg.days - served.days;
  const rest = need - served.megabytes;
  if (days <= speck || (need > 0 && rest <= speck)) return 0;
  const at = leg.start + served.days;
  // The first end decides: all the data is used first where it lasts no longer than the days.
  const endsByData = need > 0 && whole * days <= rest * validity;
  const before = Math.ceil((endsByData ? rest / whole : days / validity) - speck) - 1;
  const daysBefore = endsByData ? (before * whole * days) / rest : before === 0 ? 0 : before * validity;
  running.endsAt = at + daysBefore + validity;
  running.left = whole - (rest - (rest * daysBefore) / days);
  return before + 1;
}

/** Deducts from the running plan what it serves of a leg. */
function servedByRunning(
  leg: TripLeg,
  need: number,
  running: Running,
): { readonly days: number; readonly megabytes: number } {
  const lasting = Math.min(leg.days, running.endsAt - leg.start);
  if (lasting <= speck || running.left <= speck) return { days: 0, megabytes: 0 };
  const wanted = (need * lasting) / leg.days;
  if (wanted <= running.left + speck) {
    running.left -= wanted;
    return { days: lasting, megabytes: wanted };
  }
  const megabytes = running.left;
  running.left = 0;
  return { days: (megabytes * leg.days) / need, megabytes };
}
