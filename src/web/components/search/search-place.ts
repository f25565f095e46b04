import type { ShownMoney } from '#domain/money/money.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { SearchableDestination } from '#domain/place/search.ts';

/** A destination with plans, as a search result. */
export interface SearchPlace extends SearchableDestination {
  /** Its page, without language prefix. */
  readonly path: string;
  /** Country code; null: a region. */
  readonly flag: string | null;
  readonly planCount: number;
  /** How many countries a region has; null: a country. */
  readonly countryCount: number | null;
  /** Lowest display price for 7 days and 5 GB; null: no plan serves that, or nothing can be converted. */
  readonly price: ShownMoney | null;
}

/** Common fields of `GET /countries` and `GET /regions`. */
interface PlaceAnswer {
  readonly slug: string;
  readonly name: string;
  readonly path: string;
  readonly searches: readonly string[];
  readonly readings: readonly string[];
  readonly providerNumber: number;
  readonly planCount: number;
  readonly from: { readonly currency: CurrencyCode; readonly units: number; readonly isEstimate: boolean } | null;
}

export interface CountryAnswer extends PlaceAnswer {
  readonly code: string;
}

export interface RegionAnswer extends PlaceAnswer {
  readonly countryNumber: number;
}

/** Countries, most popular first, then regions; only those with plans. */
export function readPlaces(countries: readonly CountryAnswer[], regions: readonly RegionAnswer[]): SearchPlace[] {
  return [
    ...countries.filter(isActive).map((country): SearchPlace => ({
      ...shapePlace(country),
      kind: 'country',
      flag: country.code,
      countryCount: null,
    })),
    ...regions.filter(isActive).map((region): SearchPlace => ({
      ...shapePlace(region),
      kind: 'region',
      flag: null,
      countryCount: region.countryNumber,
    })),
  ];
}

function isActive({ providerNumber }: PlaceAnswer): boolean {
  return providerNumber > 0;
}

function shapePlace({ slug, name, path, searches, readings, planCount, from }: PlaceAnswer) {
  return { slug, name, path, searches, readings, planCount, price: from };
}
