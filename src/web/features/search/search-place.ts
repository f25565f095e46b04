import type { ShownMoney } from '#domain/money/money.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { picturedPart } from '#domain/place/part-frames.ts';
import { partPath } from '#domain/place/part-path.ts';
import type { SearchableDestination } from '#domain/place/searchable-destination.ts';

/** A destination as a search result. */
export interface SearchPlace extends SearchableDestination {
  /** Its page, without language prefix; a part's is that of its country. */
  readonly path: string;
  /** Country code; null: a region. */
  readonly flag: string | null;
  /** Of a part with a picture of its own, its slug; default: none. */
  readonly part?: string | null;
  /** Name of the country that a part belongs to; null: no part. */
  readonly within: string | null;
  /** 0: a country that nobody sells a plan for. */
  readonly planCount: number;
  /** Slugs of the regions that a country or part is in; none of a region. */
  readonly regions: readonly string[];
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
  /** Slug; null: none. */
  readonly region: string | null;
  readonly subregions: readonly string[];
  readonly parts: readonly (Pick<PlaceAnswer, 'slug' | 'name' | 'searches'> & {
    readonly airports: readonly string[];
    readonly rank: number | null;
  })[];
}

export interface RegionAnswer extends PlaceAnswer {
  readonly countryNumber: number;
}

/**
 * Countries, most popular first, then regions and parts of countries, each with plans; last the countries without, which
 * are found to say so.
 */
export function readPlaces(countries: readonly CountryAnswer[], regions: readonly RegionAnswer[]): SearchPlace[] {
  const all = countries.map(countryPlace);
  return [
    ...all.filter(({ planCount }) => planCount > 0),
    ...regions.filter(isActive).map((region): SearchPlace => ({
      ...shapePlace(region),
      kind: 'region',
      flag: null,
      within: null,
      regions: [],
      countryCount: region.countryNumber,
    })),
    ...countries.filter(isActive).flatMap(partsIn),
    ...all.filter(({ planCount }) => planCount === 0),
  ];
}

/** One without plans has the names of its parts, which are not offered. */
function countryPlace(country: CountryAnswer, index: number): SearchPlace {
  const parts = isActive(country) ? [] : country.parts.flatMap(({ name, searches }) => [name, ...searches]);
  return {
    ...shapePlace(country),
    searches: [...country.searches, ...parts],
    kind: 'country',
    codes: [country.code, country.alpha3],
    airports: country.airports,
    rank: index + 1,
    flag: country.code,
    within: null,
    planCount: isActive(country) ? country.planCount : 0,
    regions: regionsOf(country),
    countryCount: null,
  };
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
    part: picturedPart(part.slug),
    within: country.name,
    regions: regionsOf(country),
    countryCount: null,
  }));
}

/** The smaller ones first. */
function regionsOf({ region, subregions }: CountryAnswer): readonly string[] {
  return [...subregions, ...(region === null ? [] : [region])];
}

function isActive({ providerNumber }: PlaceAnswer): boolean {
  return providerNumber > 0;
}

function shapePlace({ slug, name, path, searches, readings, planCount, from }: PlaceAnswer) {
  return { slug, name, path, searches, readings, planCount, price: from, amount: from?.amount?.text ?? null };
}
