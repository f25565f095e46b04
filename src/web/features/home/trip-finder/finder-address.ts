import { daysInQuery, withDaysOf } from '#domain/trip/days-in-query.ts';
import { writeTrip } from '#domain/trip/trip.ts';
import { mustHaves, type TripQuery } from '#web/features/sentence/trip-choices.ts';

/**
 * The page of a destination with the chosen trip.
 * @param path without language prefix; may have a query
 * @param chosen null: nothing was changed, so the page shows the same trip by itself
 * @param written what was searched for; days in it are newer than the chosen ones
 */
export function tripAddress(path: string, chosen: TripQuery | null, written = ''): string {
  if (chosen === null) return withDaysOf(written, path);
  const days = daysInQuery(written) ?? chosen.trip.days;
  return withQuery(path, parametersOf({ ...chosen, trip: { ...chosen.trip, days } }));
}

/** The search page for a text; null: empty text. */
export function searchAddress(written: string, chosen: TripQuery | null): string | null {
  const text = written.trim();
  return text === '' ? null : withQuery('/region', [['q', text], ...parametersOf(chosen)]);
}

type Parameters = readonly (readonly [name: string, value: string])[];

function parametersOf(chosen: TripQuery | null): Parameters {
  if (chosen === null) return [];
  const { trip, facets, usesPromo } = chosen;
  return [
    ...writeTrip(trip),
    ...(usesPromo ? [['promo', '1'] as const] : []),
    ...mustHaves.flatMap(({ facet }) => facets[facet].map((value) => [facet, value] as const)),
  ];
}

function withQuery(path: string, parameters: Parameters): string {
  if (parameters.length === 0) return path;
  const query = new URLSearchParams(parameters.map((pair) => [...pair])).toString();
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}
