import { groupBy } from '#domain/kernel/group-by.ts';
import popularity from '#data/popularity.json' with { type: 'json' };
import partRecords from '#data/parts-of-countries.json' with { type: 'json' };
import type { CountryCode } from '#domain/kernel/codes.ts';
import type { LocalizedText } from '#domain/kernel/locale.ts';
import { referenceData } from '#domain/kernel/reference-data.ts';

/** A city, state or island that travellers look for; plans are sold for its country. */
export interface Part {
  /** Unique; the value of `?in=` on the page of its country. */
  readonly slug: string;
  readonly country: CountryCode;
  readonly name: LocalizedText;
  /** Further search terms: other spellings, well-known places in it, readings. */
  readonly searches: readonly string[];
}

export const parts = referenceData<readonly Part[]>(partRecords);

const byCountry = groupBy(parts, ({ country }) => country);
const rankBySlug: ReadonlyMap<string, number> = new Map(
  Object.entries(popularity.parts).flatMap(([country, slugs]) =>
    slugs.map((slug) => [slug, popularity.countries.indexOf(country) + 1] as const),
  ),
);
const bySlug: ReadonlyMap<string, Part> = new Map(parts.map((part) => [part.slug, part]));

export function partsOf(country: CountryCode): readonly Part[] {
  return byCountry.get(country) ?? [];
}

/** Null: no such part of this country. @param slug as in an address */
export function findPart(slug: string | null, country: CountryCode | null): Part | null {
  const part = slug === null ? undefined : bySlug.get(slug);
  return part !== undefined && part.country === country ? part : null;
}

/** Null: no such part of any country. @param slug as in an address */
export function findPartBySlug(slug: string): Part | null {
  return bySlug.get(slug) ?? null;
}

/** The rank of the country that has about as many visitors; null: not known. */
export function partRank(slug: string): number | null {
  return rankBySlug.get(slug) ?? null;
}
