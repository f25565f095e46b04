import countryRecords from '#data/countries.json' with { type: 'json' };
import popularity from '#data/popularity.json' with { type: 'json' };
import type { Country } from './country.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import type { AsWritten } from '#domain/kernel/reference-data.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';

const written: AsWritten<readonly Country[]> = countryRecords;

/** Every country and territory of ISO 3166-1, and Kosovo, by code. */
export const countries = written as readonly Country[];

const byCode: ReadonlyMap<string, Country> = new Map(countries.map((country) => [country.code, country]));
const byAlpha3: ReadonlyMap<string, Country> = new Map(countries.map((country) => [country.alpha3, country]));
const bySlug: ReadonlyMap<string, Country> = new Map(countries.map((country) => [country.slug, country]));
const rankByCode: ReadonlyMap<string, number> = new Map(popularity.countries.map((code, index) => [code, index + 1]));

/** @param code alpha-2 in upper case */
export function findCountry(code: string): Country | null {
  return byCode.get(code) ?? null;
}

/** @param code alpha-3 in upper case; `XKX` is Kosovo */
export function findCountryByAlpha3(code: string): Country | null {
  return byAlpha3.get(code) ?? null;
}

export function findCountryBySlug(slug: string): Country | null {
  return bySlug.get(slug) ?? null;
}

/** Parses an alpha-2 code, `JP` or ` jp `. */
export function parseCountryCode(text: string): Result<CountryCode> {
  const country = findCountry(text.trim().toUpperCase());
  return country === null ? failure(`"${text.slice(0, 40)}" is not a country code`) : success(country.code);
}

/** 1 for the country with the most visitors; null: not among the ranked ones, which come after all of them. */
export function popularityRank(code: CountryCode): number | null {
  return rankByCode.get(code) ?? null;
}
