import type { CountryCode, RegionSlug } from '#domain/kernel/codes.ts';

/**
 * The subject of a destination page: a country code (`JP`) or a region slug (`europe`, `global`). Their shapes never
 * collide.
 */
export type DestinationKey = CountryCode | RegionSlug;

export function isCountryKey(key: DestinationKey): key is CountryCode {
  return /^[A-Z]{2}$/.test(key);
}
