import { countries, findCountry, popularityRank } from './countries.ts';
import type { Country } from './country.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import { isCountryKey, type DestinationKey } from './destination-key.ts';

/** As many as one number has bits for, see `ListedCoverage.neighbours`. */
export const maxNeighbours = 30;

/**
 * Countries that travellers combine with this one: inhabited ones that share a subregion with it, then those of its
 * region, each by visitors. None for regions.
 */
export function neighboursOf(destination: DestinationKey): readonly CountryCode[] {
  const home = isCountryKey(destination) ? findCountry(destination) : null;
  if (home === null) return [];
  return countries
    .filter((country) => country.inhabited && country.code !== home.code && nearness(country, home) > 0)
    .toSorted((a, b) => nearness(b, home) - nearness(a, home) || rankOf(a) - rankOf(b))
    .slice(0, maxNeighbours)
    .map(({ code }) => code);
}

/** 2: a subregion in common; 1: the region; 0: neither. */
function nearness(country: Country, home: Country): number {
  if (country.subregions.some((slug) => home.subregions.includes(slug))) return 2;
  return country.region !== null && country.region === home.region ? 1 : 0;
}

/** Countries without a rank come after all that have one, in the order of the reference data. */
function rankOf({ code }: Country): number {
  return popularityRank(code) ?? Number.MAX_SAFE_INTEGER;
}
