import { findCountry, parseCountryCode } from '#domain/place/countries.ts';
import type { CountryCode, CurrencyCode, RegionSlug } from '#domain/kernel/codes.ts';
import { parseCurrencyCode } from '#domain/money/currencies.ts';
import type { LocalizedText } from '#domain/kernel/locale.ts';
import { findRegion, parseRegionSlug } from '#domain/place/regions.ts';
import type { Result } from '#domain/kernel/result.ts';

/** Parses a code of this folder's own tables; throws a RangeError when the reference data lacks it. */
export function toCountry(code: string): CountryCode {
  return certain(parseCountryCode(code));
}

export function toRegion(slug: string): RegionSlug {
  return certain(parseRegionSlug(slug));
}

/** Sorted by code, no repeats: how a plan states its coverage. */
export function toCoverage(codes: readonly string[]): readonly CountryCode[] {
  return [...new Set(codes)].toSorted().map(toCountry);
}

export function countryName(code: string): LocalizedText {
  const country = findCountry(code);
  if (country === null) throw new RangeError(`no country ${code} in the reference data`);
  return country.name;
}

export function regionName(slug: string): LocalizedText {
  const region = findRegion(slug);
  if (region === null) throw new RangeError(`no region ${slug} in the reference data`);
  return region.name;
}

/** Codes of the region's countries; none for an unknown region. */
export function regionMembers(slug: string): readonly string[] {
  return findRegion(slug)?.countries ?? [];
}

/** The currencies in which invented sellers name prices. */
export const demoCurrencies = ['USD', 'EUR', 'GBP', 'SGD', 'AUD', 'CAD', 'JPY', 'CHF'] as const;

export type DemoCurrency = (typeof demoCurrencies)[number];

const currencyCodes = new Map<string, CurrencyCode>(
  demoCurrencies.map((code) => [code, certain(parseCurrencyCode(code))]),
);

export function toCurrency(code: DemoCurrency): CurrencyCode {
  return currencyCodes.get(code) ?? certain(parseCurrencyCode(code));
}

function certain<Value>(parsed: Result<Value>): Value {
  if (!parsed.ok) throw new RangeError(parsed.reason);
  return parsed.value;
}
