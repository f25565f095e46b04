import type { ListQuery } from '#domain/listing/list-query.ts';
import type { Destination } from '#domain/place/destinations.ts';
import { clocksOfCountry, zonesOfCountry } from '#domain/place/time-zones.ts';
import { parseMoment, timeOfDates, type LocalMoment } from '#domain/trip/time-of-dates.ts';
import { maxTripDays, type Trip } from '#domain/trip/trip.ts';
import { wholeDays } from '#domain/trip/trip-time.ts';
import { mostDaysBefore, type ListDates } from '#web/features/list/state/list-dates.ts';

/** A list's query and the dates of its trip: where the address names dates, they decide how many days it has. */
export function withDates(
  asked: ListQuery,
  query: URLSearchParams,
  destination: Destination,
): { readonly query: ListQuery; readonly dates: ListDates | null } {
  const dates = readListDates(query, destination, asked.trip);
  if (dates === null) return { query: asked, dates };
  return { query: { ...asked, trip: { ...asked.trip, days: wholeDays(dates.time) } }, dates };
}

/** Null: the address has no date of landing, or the dates make no trip. */
function readListDates(query: URLSearchParams, destination: Destination, trip: Trip): ListDates | null {
  const landing = readMoment(query, 'landing', 'lands');
  if (landing === null) return null;
  const leaving = readMoment(query, 'leaving', 'leaves') ?? leavingAfter(landing, trip.days);
  const zone = zoneAt(destination, landing.time.year, query.get('zone'));
  const before = query.get('before') ?? '';
  const daysBefore = /^\d{1,3}$/.test(before) ? Math.min(Number(before), mostDaysBefore) : 0;
  const time = timeOfDates({ landing, leaving, zone, daysBefore });
  if (time === null || wholeDays(time) > maxTripDays) return null;
  return { time, landing: writeMoment(landing), leaving: writeMoment(leaving), zone, daysBefore };
}

/** A form sends date and hour apart. */
function readMoment(query: URLSearchParams, date: string, hour: string): LocalMoment | null {
  const [day, time] = [(query.get(date) ?? '').trim(), (query.get(hour) ?? '').trim()];
  return parseMoment(day.includes('T') || time === '' ? day : `${day}T${time}`) ?? parseMoment(day);
}

function leavingAfter({ time, hasHour }: LocalMoment, days: number): LocalMoment {
  return { time: time.add({ days: hasHour ? days : days - 1 }), hasHour };
}

function writeMoment({ time, hasHour }: LocalMoment): string {
  return hasHour ? time.toString({ smallestUnit: 'minute' }) : time.toPlainDate().toString();
}

/** A country's zone that is asked for, or its first; a region's times are read without changes of the clocks. */
function zoneAt(destination: Destination, year: number, asked: string | null): string {
  if (destination.kind !== 'country') return 'UTC';
  const { code } = destination.country;
  const known = zonesOfCountry(code).find((zone) => zone === asked);
  return known ?? clocksOfCountry(code, year)[0] ?? 'UTC';
}
