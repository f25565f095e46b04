import type { ShownMoney } from '#domain/money/money.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { partPath } from '#domain/place/part-path.ts';
import type { SearchableDestination } from '#domain/place/searchable-destination.ts';

/** A destination with plans, as a search result. */
export interface SearchPlace extends SearchableDestination {
  /** Its page, without language prefix; a part's is that of its country. */
  readonly path: string;
  /** Country code; null: a region. */
  readonly flag: string | null;
  /** Name of the country that a part belongs to; null: no part. */
  readonly within: string | null;
  readonly planCount: number;
  /** How many countries a region has; null: a country. */
  readonly countryCount: number | null;
  /** What the basket costs; null: nothing can be converted. */
  readonly price: ShownMoney | null;
  /** In words what `price` buys instead, where no plan serves the basket; else null. */
  readonly amount: string | null;
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
  readonly from: {
    readonly currency: CurrencyCode;
    readonly units: number;
    readonly isEstimate: boolean;
    readonly amount: { readonly text: string } | null;
  } | null;
}

export interface CountryAnswer extends PlaceAnswer {
  readonly code: string;
  readonly alpha3: string;
  readonly airports: readonly string[];
  readonly parts: readonly (Pick<PlaceAnswer, 'slug' | 'name' | 'searches'> & {
    readonly airports: readonly string[];
    readonly rank: number | null;
  })[];
}

export interface RegionAnswer extends PlaceAnswer {
  readonly countryNumber: number;
}

/** Countries, most popular first, then regions and parts of countries; only those with plans. */
export function readPlaces(countries: readonly CountryAnswer[], regions: readonly RegionAnswer[]): SearchPlace[] {
  return [
    ...countries.filter(isActive).map((country, index): SearchPlace => ({
      ...shapePlace(country),
      kind: 'country',
      codes: [country.code, country.alpha3],
      airports: country.airports,
      rank: index + 1,
      flag: country.code,
      within: null,
      countryCount: null,
    })),
    ...regions.filter(isActive).map((region): SearchPlace => ({
      ...shapePlace(region),
      kind: 'region',
      flag: null,
      within: null,
      countryCount: region.countryNumber,
    })),
    ...countries.filter(isActive).flatMap(partsIn),
  ];
}

/** With the plans and the price of their country. */
function partsIn(country: CountryAnswer): SearchPlace[] {
  return country.parts.map((part): SearchPlace => ({
    ...shapePlace(country),
    ...part,
    readings: [],
    path: partPath(country.path, part),
    kind: 'part',
    country: country.slug,
    flag: country.code,
    within: country.name,
    countryCount: null,
  }));
}

function isActive({ providerNumber }: PlaceAnswer): boolean {
  return providerNumber > 0;
}

function shapePlace({ slug, name, path, searches, readings, planCount, from }: PlaceAnswer) {
  return { slug, name, path, searches, readings, planCount, price: from, amount: from?.amount?.text ?? null };
}
