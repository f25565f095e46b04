import { z } from 'zod';
import type { CountryCode, CurrencyCode, RegionSlug } from '#domain/kernel/codes.ts';

/** The codes that all files of reference data may name, as the files that define them list them. */
export interface KnownCodes {
  readonly countries: ReadonlySet<string>;
  readonly regions: ReadonlySet<string>;
  readonly currencies: ReadonlySet<string>;
}

/** Reads the codes of files that are not parsed yet: what is no record has none. */
export function readKnownCodes(files: {
  readonly countries: unknown;
  readonly regions: unknown;
  readonly currencies: unknown;
}): KnownCodes {
  return {
    countries: keysOf(files.countries, 'code'),
    regions: keysOf(files.regions, 'slug'),
    currencies: keysOf(files.currencies, 'code'),
  };
}

/** Schemas of texts that name a country, region or currency of the reference data. */
export function codeSchemas({ countries, regions, currencies }: KnownCodes) {
  return {
    country: oneOf<CountryCode>(countries, 'the code of a country'),
    countries: listOf<CountryCode>(countries, 'the code of a country'),
    region: oneOf<RegionSlug>(regions, 'the slug of a region'),
    regions: listOf<RegionSlug>(regions, 'the slug of a region'),
    currency: oneOf<CurrencyCode>(currencies, 'the code of a currency'),
    currencies: listOf<CurrencyCode>(currencies, 'the code of a currency'),
    places: listOf<CountryCode | RegionSlug>(countries.union(regions), 'the code of a country or slug of a region'),
  };
}

export type CodeSchemas = ReturnType<typeof codeSchemas>;

function oneOf<Code extends string>(known: ReadonlySet<string>, what: string) {
  return z.custom<Code>((value) => typeof value === 'string' && known.has(value), `is not ${what}`);
}

/** One check for the whole list: the files name thousands of codes, and every start parses them. */
function listOf<Code extends string>(known: ReadonlySet<string>, what: string) {
  const firstUnknown = (list: readonly unknown[]): unknown => list.find((entry) => !known.has(String(entry)));
  return z.custom<readonly Code[]>((value) => Array.isArray(value) && firstUnknown(value) === undefined, {
    error: ({ input }) =>
      Array.isArray(input) ? `names ${JSON.stringify(firstUnknown(input))}, which is not ${what}` : 'is not a list',
  });
}

function keysOf(file: unknown, key: 'code' | 'slug'): ReadonlySet<string> {
  const records: readonly unknown[] = Array.isArray(file) ? file : [];
  return new Set(records.map((record) => String(Object(record)[key])));
}
