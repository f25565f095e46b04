import { maxTripDays } from './trip.ts';

/** `japan 7`, `7 days in japan`, `日本7日間`; amounts of data and generations of networks are none. */
const spans = [
  /(?<!\d)(\d{1,3})\s?(?:d|days?|j|jours?|d[ií]as?|giorn[oi]|日間?)(?!\p{L})/iu,
  /(?<=^|\s)(\d{1,3})(?=$|\s(?!\s*(?:gb|go|mb|mo|gigas?|giga|weeks?|semaines?|semanas?|settimane?)(?!\p{L})))/iu,
] as const;

/** How many days a search for a place names beside it; null: none, or more than a trip can have. */
export function daysInQuery(query: string): number | null {
  const text = query.normalize('NFKC');
  const found = spans.map((span) => span.exec(text)?.[1]).find((digits) => digits !== undefined);
  const days = Number(found ?? 0);
  return days >= 1 && days <= maxTripDays ? days : null;
}

/** The path of a found place, for so many days where a search names them. @param path may have a query */
export function withDaysOf(query: string, path: string): string {
  const days = daysInQuery(query);
  return days === null ? path : `${path}${path.includes('?') ? '&' : '?'}days=${days}`;
}
