import type { TripTime } from '#domain/trip/trip-time.ts';
import { wholeDays } from '#domain/trip/trip-time.ts';
import type { Trip } from '#domain/trip/trip.ts';

/** When the trip of a list is, as its address names it. */
export interface ListDates {
  readonly time: TripTime;
  /** `2026-12-12` or `2026-12-12T14:20`. */
  readonly landing: string;
  readonly leaving: string;
  readonly zone: string;
  readonly daysBefore: number;
}

export const mostDaysBefore = 365;

/** The dates of a trip of as many days; null: it has none, or its days have been changed since. */
export function datesOfTrip(dates: ListDates | null, { days }: Pick<Trip, 'days'>): ListDates | null {
  return dates !== null && wholeDays(dates.time) === days ? dates : null;
}

/** The parameters of an address, which `readListDates` reads. */
export function writeDates({ landing, leaving, zone, daysBefore }: ListDates): readonly [string, string][] {
  return [
    ['landing', landing],
    ['leaving', leaving],
    ...(zone === 'UTC' ? [] : [['zone', zone] satisfies [string, string]]),
    ...(daysBefore === 0 ? [] : [['before', String(daysBefore)] satisfies [string, string]]),
  ];
}
