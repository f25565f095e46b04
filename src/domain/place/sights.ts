import airportRecords from '#data/airports.json' with { type: 'json' };
import sightRecords from '#data/sights.json' with { type: 'json' };
import { groupBy } from '#domain/kernel/group-by.ts';

/** An airport and what it serves: a country code, or the slug of a part of one. */
export interface Airport {
  readonly code: string;
  readonly place: string;
  readonly names: readonly string[];
}

/** What the search finds beside names; no addresses, since many are everyday words. */
export interface FurtherTerms {
  readonly searches: readonly string[];
  /** IATA codes. */
  readonly codes: readonly string[];
}

const airports: readonly Airport[] = airportRecords.airports;
const airportsOf = groupBy(airports, ({ place }) => place);
const sightsOf: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(sightRecords.places));

/** Sights and airports of a country (its code), a part of one or a region (their slugs). */
export function furtherTermsOf(place: string): FurtherTerms {
  const served = airportsOf.get(place) ?? [];
  return {
    searches: [...(sightsOf.get(place) ?? []), ...served.flatMap(({ names }) => names)],
    codes: served.map(({ code }) => code),
  };
}
