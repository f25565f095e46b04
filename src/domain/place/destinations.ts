import type { CountryCode } from '#domain/kernel/codes.ts';
import { findCountry } from './countries.ts';
import type { Country } from './country.ts';
import { isCountryKey, type DestinationKey } from './destination-key.ts';
import { findRegion } from './regions.ts';
import type { Region } from './region.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';

/** A country or a region with all its reference data. */
export type Destination =
  | { readonly kind: 'country'; readonly key: DestinationKey; readonly slug: string; readonly country: Country }
  | { readonly kind: 'region'; readonly key: DestinationKey; readonly slug: string; readonly region: Region };

/** Null only for a key that no longer exists in the reference data. */
export function findDestination(key: DestinationKey): Destination | null {
  if (isCountryKey(key)) {
    const country = findCountry(key);
    return country && { kind: 'country', key, slug: country.slug, country };
  }
  const region = findRegion(key);
  return region && { kind: 'region', key, slug: region.slug, region };
}

/** Parses a stored key: `JP` or `europe`, in exactly this spelling. */
/** The countries of a destination: the one, or the members of the region. */
export function countriesAt(key: DestinationKey): readonly CountryCode[] {
  return isCountryKey(key) ? [key] : (findRegion(key)?.countries ?? []);
}

export function parseDestinationKey(text: string): Result<DestinationKey> {
  const key = findCountry(text)?.code ?? findRegion(text)?.slug;
  return key === undefined ? failure(`"${text.slice(0, 40)}" is not a destination`) : success(key);
}
