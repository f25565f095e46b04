import type { SimHome } from '#domain/trip/roaming-law.ts';
import type { FieldFacet } from '#domain/plan/plan-fields.ts';
import { defaultTrip, isSameTrip, readTrip, tripParameters, writeTrip, type Trip } from '#domain/trip/trip.ts';

/** The facets of a list: those of fields of a plan, and those of the list itself. Each is an address parameter. */
export type FacetName = FieldFacet | 'share' | 'provider' | '5g' | 'checked';

/** Facets that are shown as a group of choices. */
export type GroupFacet =
  | 'refund'
  | 'scope'
  | 'share'
  | 'data'
  | 'validity'
  | 'kind'
  | 'network'
  | 'breakout'
  | 'checked';

/** Facets that answer a question by yes, no or not stated. */
export type AnswerFacet = Exclude<FacetName, Exclude<GroupFacet, 'refund'> | 'provider'>;

const known = ['yes', 'unknown', 'no'];

/** Least percent of a region's countries; `less`: less than half of them. */
export const shareValues = ['all', '75', '50', 'less'] as const;

/** The values a facet can have, in the order of the page; null: they depend on the plans. */
export const facetValues: Readonly<Record<FacetName, readonly string[] | null>> = {
  scope: ['local', 'regional', 'global'],
  share: shareValues,
  provider: null,
  data: ['lt1', '1-3', '3-5', '5-10', '10-20', '20-50', 'gt50', 'unlimited', 'unknown'],
  validity: ['1-3', '4-7', '8-15', '16-30', '31-90', 'gt90', 'none'],
  kind: ['total', 'daily', 'unlimited', 'payg'],
  hotspot: known,
  '5g': known,
  topup: known,
  idcheck: known,
  phone: known,
  refund: known,
  network: null,
  breakout: null,
  checked: ['1d', '7d', '30d', 'older'],
};

/** In the order of the page. */
export const facetNames = Object.keys(facetValues) as readonly FacetName[];

export const sortNames = ['trip', 'price', 'per-gb', 'per-day', 'data', 'validity', 'rating', 'share'] as const;

export type SortName = (typeof sortNames)[number];

/** `best`: each provider once, with its first plan in the chosen order. `plans`: every plan. */
export const viewNames = ['best', 'plans', 'table'] as const;

export type ViewName = (typeof viewNames)[number];

export const plansPerPage = 20;
export const tableLinesPerPage = 30;

/** The whole state of a list, all of it in the address, so that it can be shared and restored. */
export interface ListQuery {
  readonly trip: Trip;
  /** Chosen values of each facet; an empty list: no choice. Values of one facet are alternatives. */
  readonly facets: Readonly<Record<FacetName, readonly string[]>>;
  /** Whole units of the display currency, both ends included; null: no limit. */
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly sort: SortName;
  readonly view: ViewName;
  /** Slugs of providers whose further plans are shown too; for the view `best`. */
  readonly more: readonly string[];
  /** From 1. */
  readonly page: number;
  /** Pages in one, from `page` on; default: 1. Not in the address. */
  readonly pagesShown?: number;
  /** True: plans that another of the same seller beats in everything are listed too. */
  readonly showsDominated: boolean;
  /** True: plans that renew by themselves are listed too. */
  readonly showsRenewing: boolean;
  /** The switch `showPromoPrice`. */
  readonly usesPromo: boolean;
}

/** State remembered from an earlier visit: defaults where the address says nothing. */
export interface Remembered {
  readonly trip: Trip;
  readonly usesPromo: boolean;
  /** Ids of the plans chosen for comparison; default: none. */
  readonly compared?: readonly number[];
  /** Country of the visitor's own SIM; default: not said. */
  readonly home?: SimHome;
}

export const nothingRemembered: Remembered = { trip: defaultTrip, usesPromo: false };

const maxChosen = 40;
const maxValueLength = 80;

/** Reads the state of a list. Invalid parameters are ignored. */
export function readListQuery(query: URLSearchParams, remembered: Remembered): ListQuery {
  const prices = [readPrice(query.get('min')), readPrice(query.get('max'))] as const;
  const [minPrice, maxPrice] =
    prices[0] !== null && prices[1] !== null && prices[0] > prices[1] ? [prices[1], prices[0]] : prices;
  return {
    trip: readTrip(query, remembered.trip),
    facets: mapFacets((name) => readFacet(query, name)),
    minPrice,
    maxPrice,
    sort: oneOf(sortNames, query.get('sort')) ?? 'trip',
    view: oneOf(viewNames, query.get('view')) ?? 'best',
    more: readTexts(query, 'more').slice(0, maxChosen),
    page: readPage(query.get('page')),
    showsDominated: query.get('dominated') === '1',
    showsRenewing: query.get('renew') === '1',
    usesPromo: isExplicit(query) ? query.get('promo') === '1' : remembered.usesPromo,
  };
}

/** A form always sends the trip; a switch that is off is then absent. */
function isExplicit(query: URLSearchParams): boolean {
  return query.has('promo') || query.has('days') || query.has('gb');
}

function mapFacets(valuesOf: (name: FacetName) => readonly string[]): ListQuery['facets'] {
  return Object.fromEntries(facetNames.map((name) => [name, valuesOf(name)])) as ListQuery['facets'];
}

/** No facet values chosen. */
export const noFacets: ListQuery['facets'] = mapFacets(() => []);

function readFacet(query: URLSearchParams, name: FacetName): readonly string[] {
  const allowed = facetValues[name];
  return readTexts(query, name)
    .filter((value) => allowed?.includes(value) ?? true)
    .slice(0, maxChosen);
}

function readTexts(query: URLSearchParams, name: string): readonly string[] {
  return [...new Set(query.getAll(name))].filter((value) => value !== '' && value.length <= maxValueLength);
}

function oneOf<Name extends string>(names: readonly Name[], text: string | null): Name | null {
  return names.find((name) => name === text) ?? null;
}

function readPrice(text: string | null): number | null {
  return text !== null && /^\d{1,12}$/.test(text) ? Number(text) : null;
}

function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/**
 * The parameters of a state. The trip is included as soon as anything but the page differs from the plain list, so
 * that everyone who gets the address sees the same list; only the plain list depends on what each browser remembers.
 */
export function writeListQuery(query: ListQuery): URLSearchParams {
  const choices = writeChoices(query);
  const isPlain = choices.length === 0 && isSameTrip(query.trip, defaultTrip) && !query.usesPromo;
  const parameters = new URLSearchParams();
  if (!isPlain) for (const [name, value] of writeTrip(query.trip)) parameters.append(name, value);
  if (query.usesPromo) parameters.append('promo', '1');
  for (const [name, value] of choices) parameters.append(name, value);
  if (query.page > 1) parameters.append('page', String(query.page));
  return parameters;
}

function writeChoices(query: ListQuery): [string, string][] {
  const { facets, minPrice, maxPrice, sort, view, more, showsDominated, showsRenewing } = query;
  const choices: [string, string][] = [];
  for (const name of facetNames) for (const value of facets[name]) choices.push([name, value]);
  if (minPrice !== null) choices.push(['min', String(minPrice)]);
  if (maxPrice !== null) choices.push(['max', String(maxPrice)]);
  if (sort !== 'trip') choices.push(['sort', sort]);
  if (view !== 'best') choices.push(['view', view]);
  else for (const provider of more) choices.push(['more', provider]);
  if (showsDominated) choices.push(['dominated', '1']);
  if (showsRenewing) choices.push(['renew', '1']);
  return choices;
}

const choiceParameters = [
  ...tripParameters,
  ...facetNames,
  'min',
  'max',
  'sort',
  'view',
  'more',
  'dominated',
  'renew',
  'promo',
];

/**
 * True for the list before any choice; only its pages are for search engines. Foreign parameters (`utm_source`) are
 * ignored.
 */
export function isPlainQuery(query: URLSearchParams): boolean {
  return choiceParameters.every((name) => !query.has(name));
}
