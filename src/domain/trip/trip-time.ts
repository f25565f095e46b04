/** The time from landing to leaving. Numbers are days of 24 hours after landing. */
export interface TripTime {
  /** Until leaving. */
  readonly length: number;
  /** Local midnights after landing, in order; at least two of them after leaving. */
  readonly midnights: readonly number[];
  /** When the plan is bought and installed, at most 0. */
  readonly boughtAt: number;
  /** Null: not known, every day is as long as the others. */
  readonly landing: {
    /** Milliseconds since 1970. */
    readonly at: number;
    /** IANA name of the place's time zone. */
    readonly zone: string;
    /** False: only the date is known, and `at` is its first midnight. */
    readonly hasHour: boolean;
  } | null;
}

/** Whole days, of which nothing else is known. */
export function timeOfDays(days: number): TripTime {
  return {
    length: days,
    midnights: Array.from({ length: days + 2 }, (_none, index) => index + 1),
    boughtAt: 0,
    landing: null,
  };
}

/** Below a tenth of a second, for remainders of floating point. */
export const instant = 1e-6;

/** The nth local midnight after a time. @param count from 1 */
export function midnightAfter(time: TripTime, at: number, count = 1): number {
  const { midnights } = time;
  if (at < -instant) {
    const before = Math.round(-at);
    return count > before ? midnightAfter(time, 0, count - before) : count - before;
  }
  const next = midnights.findIndex((midnight) => midnight > at + instant);
  const last = midnights.at(-1) ?? 0;
  if (next < 0) return Math.floor(at - last + instant) + last + count;
  return midnights[next + count - 1] ?? last + (next + count - midnights.length);
}

/** The last local midnight up to a time of the trip. */
export function midnightBefore({ midnights }: TripTime, at: number): number {
  return midnights.findLast((midnight) => midnight <= at + instant) ?? (midnights[0] ?? 1) - 1;
}

/** Days of the trip as travellers count them. */
export function wholeDays({ length }: TripTime): number {
  return Math.ceil(length - instant);
}
