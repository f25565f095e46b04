import type { CountryCode, RegionSlug } from '#domain/kernel/codes.ts';
import type { LocalizedText } from '#domain/kernel/locale.ts';

/** A named group of countries; regions overlap. */
export interface Region {
  readonly slug: RegionSlug;
  readonly name: LocalizedText;
  readonly emoji: string;
  readonly jaReading: string;
  /** Further search terms, e.g. `LATAM`. */
  readonly searches: readonly string[];
  /** Reason for the selection of members. */
  readonly basis: string;
  /** Sorted by code. */
  readonly countries: readonly CountryCode[];
  /** True: its card has no map in the background. */
  readonly noBG?: boolean;
  /** True: not offered for browsing, still found by search and reachable. */
  readonly notAsCategory?: boolean;
  readonly flagsBasis?: string;
}
