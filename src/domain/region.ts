import type { Branded } from './brand.ts';
import type { CountryCode } from './country.ts';
import type { LocalizedText } from './locale.ts';

/** Slug of one of the 20 regions of `data/regions.json`, `global` among them. */
export type RegionSlug = Branded<string, 'RegionSlug'>;

/** A named group of countries; regions overlap. */
export interface Region {
  readonly slug: RegionSlug;
  readonly name: LocalizedText;
  readonly emoji: string;
  readonly jaReading: string;
  /** Further search terms, e.g. `LATAM`. */
  readonly searches: readonly string[];
  /** Why these members. */
  readonly basis: string;
  /** Sorted by code. */
  readonly countries: readonly CountryCode[];
  /** True: its card has no map behind it. */
  readonly noBG?: boolean;
  /** True: not offered for browsing, still found by search and reachable. */
  readonly notAsCategory?: boolean;
  /** Why it has a flag. */
  readonly flagsBasis?: string;
}
