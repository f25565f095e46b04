import { defaultTrip, type Trip } from './trip.ts';

/** What a list can be narrowed down by. Each is a parameter of the address under this name. */
export const facetNames = [
  'scope',
  'provider',
  'data',
  'validity',
  'kind',
  'hotspot',
  '5g',
  'topup',
  'idcheck',
  'phone',
  'network',
  'breakout',
  'checked',
] as const;

export type FacetName = (typeof facetNames)[number];

export const sortNames = ['trip', 'price', 'per-gb', 'per-day', 'data', 'validity', 'rating'] as const;

export type SortName = (typeof sortNames)[number];

export const viewNames = ['plans', 'providers', 'table'] as const;

export type ViewName = (typeof viewNames)[number];

/** The whole state of a list: every part of it is in the address, so that it can be shared and gone back to. */
export interface ListQuery {
  readonly trip: Trip;
  /** Chosen values of each facet; an empty list: no choice. Values of one facet are alternatives. */
  readonly facets: Readonly<Record<FacetName, readonly string[]>>;
  /** Whole units of the display currency, both ends included; null: no limit. */
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly sort: SortName;
  readonly view: ViewName;
  /** From 1. */
  readonly page: number;
  /** True: plans that another of the same seller beats in everything are listed too. */
  readonly showsDominated: boolean;
  /** The switch `showPromoPrice`. */
  readonly usesPromo: boolean;
}

/** What was remembered of an earlier visit: counts where the address says nothing. */
export interface Remembered {
  readonly trip: Trip;
  readonly usesPromo: boolean;
}

export const nothingRemembered: Remembered = { trip: defaultTrip, usesPromo: false };
