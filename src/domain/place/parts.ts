import { groupBy } from '#domain/kernel/group-by.ts';
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
const bySlug: ReadonlyMap<string, Part> = new Map(parts.map((part) => [part.slug, part]));

export function partsOf(country: CountryCode): readonly Part[] {
  return byCountry.get(country) ?? [];
}

/** Null: no such part of this country. @param slug as in an address */
export function findPart(slug: string | null, country: CountryCode | null): Part | null {
  const part = slug === null ? undefined : bySlug.get(slug);
  return part !== undefined && part.country === country ? part : null;
}
