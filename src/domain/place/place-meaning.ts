import type { CountryCode } from '#domain/kernel/codes.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { RegionSlug } from '#domain/kernel/codes.ts';
import { findCountry } from './countries.ts';

/** The meaning of a name or code in a feed. */
interface NamedDestination {
  /** Sorted by code; empty for a region's label, because sellers' regions differ from each other. */
  readonly countries: readonly CountryCode[];
  readonly region: RegionSlug | null;
  /** Explains a reading of a non-ISO code; null: none. */
  readonly note: string | null;
}

/** One of the places that an ambiguous name stands for. */
export interface PlaceMeaning {
  readonly country: CountryCode;
  /** Set where the name means only this part of the country. */
  readonly part: string | null;
  /** Operators of this place and of none of the others. */
  readonly operators: readonly string[];
}

/**
 * `ambiguous`: may mean several places (Congo, Georgia). `sub-national`: a city, state or island, which says nothing of
 * the coverage of its country. `unknown destination`: in no list, or a group that is none of the 20 regions.
 */
interface UnresolvedDestination {
  readonly kind: 'ambiguous' | 'sub-national' | 'unknown destination';
  /** At least two for `ambiguous`; for `sub-national` the country of the part where that is known. */
  readonly meanings: readonly PlaceMeaning[];
}

export type Resolution = Result<NamedDestination, UnresolvedDestination>;

const unresolved = (kind: UnresolvedDestination['kind'], meanings: readonly PlaceMeaning[] = []): Resolution => ({
  ok: false,
  reason: { kind, meanings },
});

/** A part of an unknown country. */
export const subNational = unresolved('sub-national');
export const unknownDestination = unresolved('unknown destination');

export function ambiguous(meanings: readonly PlaceMeaning[]): Resolution {
  return unresolved('ambiguous', meanings);
}

export function partOf(country: CountryCode, part: string): Resolution {
  return unresolved('sub-national', [{ country, part, operators: [] }]);
}

/** Readings of one text that contradict each other. */
export function contradictory(codes: readonly CountryCode[]): Resolution {
  const meanings = [...new Set(codes)].map((country) => ({ country, part: null, operators: [] }));
  return meanings.length < 2 ? unknownDestination : ambiguous(meanings);
}

/** @param codes sorted */
export function countriesNamed(codes: readonly CountryCode[]): Resolution {
  return { ok: true, value: { countries: codes, region: null, note: null } };
}

/** What one of the meanings of a name comes to. */
export function resolveMeaning({ country, part }: PlaceMeaning): Resolution {
  return part === null ? countriesNamed([country]) : partOf(country, part);
}

/** `DR Congo or Republic of the Congo`. */
export function describeMeanings(meanings: readonly PlaceMeaning[]): string {
  return meanings.map(({ country, part }) => part ?? findCountry(country)?.name.en ?? country).join(' or ');
}
