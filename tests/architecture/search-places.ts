import { describeCountry } from '#api/list-countries.ts';
import { describeRegion } from '#api/list-regions.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { countries, popularityRank } from '#domain/place/countries.ts';
import { regions } from '#domain/place/regions.ts';
import { findDestinations } from '#web/features/search/find-destinations.ts';
import { readPlaces, type SearchPlace } from '#web/features/search/search-place.ts';

const onOffer = { providerNumber: 1, planCount: 1, from: null };

/** What the search of a browser holds where every destination has plans, in the order of `GET /countries`. */
export function searchPlacesIn(locale: Locale): readonly SearchPlace[] {
  const rankOf = (code: (typeof countries)[number]['code']): number => popularityRank(code) ?? Infinity;
  const listed = countries
    .filter(({ inhabited }) => inhabited)
    .toSorted((a, b) => (rankOf(a.code) === rankOf(b.code) ? 0 : rankOf(a.code) - rankOf(b.code)));
  return readPlaces(
    listed.map((country) => ({ ...describeCountry(country, locale), ...onOffer })),
    regions.map((region) => ({ ...describeRegion(region, locale), ...onOffer })),
  );
}

/** Paths of what the search shows, and whether it only resembles the query. */
export function searchAs(query: string, places: readonly SearchPlace[], locale: Locale) {
  const { groups, items } = findDestinations(query, places, { locale });
  return { paths: items.map(({ destination }) => destination.path), isSimilar: groups[0]?.name === 'similar' };
}
