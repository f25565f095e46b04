import countryRows from '#data/countries.json' with { type: 'json' };
import regionRows from '#data/regions.json' with { type: 'json' };
import type { CountryCode } from '#domain/country.ts';
import type { LocalizedText } from '#domain/locale.ts';
import type { CurrencyCode } from '#domain/money.ts';
import type { RegionSlug } from '#domain/region.ts';

const countries = new Map(countryRows.map((row) => [row.code, row]));
const regions = new Map(regionRows.map((row) => [row.slug, row]));

/** A country code of this folder's own tables; throws a RangeError when the reference data lacks it. */
export function toCountry(code: string): CountryCode {
  if (!countries.has(code)) throw new RangeError(`no country ${code} in the reference data`);
  return code as CountryCode;
}

export function toRegion(slug: string): RegionSlug {
  if (!regions.has(slug)) throw new RangeError(`no region ${slug} in the reference data`);
  return slug as RegionSlug;
}

/** Sorted by code, no repeats: how a plan states its coverage. */
export function toCoverage(codes: readonly string[]): readonly CountryCode[] {
  return [...new Set(codes)].toSorted().map(toCountry);
}

export function countryName(code: string): LocalizedText {
  const row = countries.get(code);
  if (row === undefined) throw new RangeError(`no country ${code} in the reference data`);
  return row.name;
}

export function regionName(slug: string): LocalizedText {
  const row = regions.get(slug);
  if (row === undefined) throw new RangeError(`no region ${slug} in the reference data`);
  return row.name;
}

/** Codes of the region's countries; none for an unknown region. */
export function regionMembers(slug: string): readonly string[] {
  return regions.get(slug)?.countries ?? [];
}

/** The currencies in which invented sellers name prices, all of them in `data/currencies.json`. */
export const demoCurrencies = ['USD', 'EUR', 'GBP', 'SGD', 'AUD', 'CAD', 'JPY', 'CHF'] as const;

export type DemoCurrency = (typeof demoCurrencies)[number];

export function toCurrency(code: DemoCurrency): CurrencyCode {
  return code as string as CurrencyCode;
}
