import type { CountryCode, RegionSlug } from '#domain/kernel/codes.ts';
import { findCountry } from './countries.ts';
import { isCountryKey, type DestinationKey } from './destination-key.ts';
import { regions } from './regions.ts';

const byRegion: ReadonlyMap<string, readonly CountryCode[]> = new Map(
  regions.map(({ slug, countries }) => [slug, countries.filter((code) => findCountry(code)?.inhabited === true)]),
);

/** The countries of a region that people travel to, sorted by code. */
export function inhabitedMembers(slug: RegionSlug): readonly CountryCode[] {
  return byRegion.get(slug) ?? [];
}

/** The same of a destination: of a country, itself. */
export function countriesToTravel(key: DestinationKey): readonly CountryCode[] {
  return isCountryKey(key) ? [key] : inhabitedMembers(key);
}
