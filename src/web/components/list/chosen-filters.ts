import type { DestinationView, FacetOption } from '#domain/listing/destination-view.ts';
import { facetNames, noFacets, type FacetName, type ListQuery } from '#domain/listing/list-query.ts';

/** One filter that is on, and the change that takes it off. */
export type ChosenFilter = { readonly without: Partial<ListQuery> } & (
  | { readonly kind: 'option'; readonly facet: FacetName; readonly option: FacetOption }
  | { readonly kind: 'price' }
  | { readonly kind: 'dominated' }
);

type FilterState = Pick<DestinationView, 'query' | 'facets' | 'priceRange'>;

/**
 * Every filter that is on, in the order of the page. `facets` is read only where something is chosen, since its counts
 * are computed when it is first read. The promo switch counts prices differently and leaves no
 * plan out.
 */
export function chosenFilters(view: FilterState): readonly ChosenFilter[] {
  const { query, priceRange } = view;
  const options = facetNames.flatMap((facet) =>
    query.facets[facet].map((value): ChosenFilter => ({
      kind: 'option',
      facet,
      option: view.facets[facet].find((each) => each.value === value) ?? unheardOption(value),
      without: toggleOption(query, facet, value),
    })),
  );
  // A plain form sends both ends even where nobody has moved them.
  const hasPrice =
    (query.minPrice ?? priceRange.min) > priceRange.min || (query.maxPrice ?? priceRange.max) < priceRange.max;
  return [
    ...(hasPrice ? [{ kind: 'price', without: { minPrice: null, maxPrice: null } } as const] : []),
    ...options,
    ...(query.showsDominated ? [{ kind: 'dominated', without: { showsDominated: false } } as const] : []),
  ];
}

function unheardOption(value: string): FacetOption {
  return { value, label: null, count: 0, isChosen: true };
}

/** The change that chooses a value of a facet, or no longer does. */
export function toggleOption(query: ListQuery, facet: FacetName, value: string): Pick<ListQuery, 'facets'> {
  const chosen = query.facets[facet];
  const values = chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
  return { facets: { ...query.facets, [facet]: values } };
}

/** The change that takes every filter off. */
export const noFilters: Partial<ListQuery> = {
  facets: noFacets,
  minPrice: null,
  maxPrice: null,
  showsDominated: false,
};

/** A whole facet that can be taken off, so that plans come back. */
export interface WayOn {
  readonly facet: FacetName;
  /** Plans that are then listed; null: some. */
  readonly count: number | null;
  readonly change: Pick<ListQuery, 'facets'>;
}

/** Facets of which a plan has exactly one value: their counts add up to what is listed without a choice. */
const partitions: readonly FacetName[] = [
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
];

/** Which facet to take off when nothing is listed: the one that brings most plans back; null: no single one brings any. */
export function nearestWayOn({ query, facets }: Pick<DestinationView, 'query' | 'facets'>): WayOn | null {
  const ways = facetNames
    .filter((facet) => query.facets[facet].length > 0)
    .map((facet) => ({ facet, count: leastWithout(facet, facets[facet]) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  const [best] = ways;
  if (best === undefined) return null;
  const { facet, count } = best;
  return { facet, count: partitions.includes(facet) ? count : null, change: withoutFacet(query, facet) };
}

/** Of values that overlap the largest is a number that is certainly reached. */
function leastWithout(facet: FacetName, options: readonly FacetOption[]): number {
  const counts = options.map(({ count }) => count);
  return partitions.includes(facet) ? counts.reduce((sum, count) => sum + count, 0) : Math.max(0, ...counts);
}

function withoutFacet(query: ListQuery, facet: FacetName): Pick<ListQuery, 'facets'> {
  return { facets: { ...query.facets, [facet]: [] } };
}
