import type { DestinationView, FacetOption } from '#domain/listing/destination-view.ts';
import { facetNames, noFacets, type FacetName, type ListQuery } from '#domain/listing/list-query.ts';

/** An active filter, and the change that removes it. */
export type ChosenFilter = { readonly without: Partial<ListQuery> } & (
  | { readonly kind: 'option'; readonly facet: FacetName; readonly option: FacetOption }
  | { readonly kind: 'price' }
  | { readonly kind: 'dominated' }
  | { readonly kind: 'renewing' }
);

type FilterState = Pick<DestinationView, 'query' | 'facets'>;

/**
 * The active filters, in the order of the page. Reads `facets` only if something is chosen, since its counts are computed
 * lazily. The promo switch is no filter: it changes prices and hides no plan.
 */
export function chosenFilters(view: FilterState): readonly ChosenFilter[] {
  const { query } = view;
  const options = facetNames.flatMap((facet) =>
    query.facets[facet].map((value): ChosenFilter => ({
      kind: 'option',
      facet,
      option: view.facets[facet].find((each) => each.value === value) ?? unheardOption(value),
      without: toggleOption(query, facet, value),
    })),
  );
  // At the end of the track too: a limit there leaves out what is dearer.
  const hasPrice = query.minPrice !== null || query.maxPrice !== null;
  return [
    ...(hasPrice ? [{ kind: 'price', without: { minPrice: null, maxPrice: null } } as const] : []),
    ...options,
    ...(query.showsDominated ? [{ kind: 'dominated', without: { showsDominated: false } } as const] : []),
    ...(query.showsRenewing ? [{ kind: 'renewing', without: { showsRenewing: false } } as const] : []),
  ];
}

function unheardOption(value: string): FacetOption {
  return { value, label: null, count: 0, isChosen: true };
}

/** The change that toggles a value of a facet. */
export function toggleOption(query: ListQuery, facet: FacetName, value: string): Pick<ListQuery, 'facets'> {
  const chosen = query.facets[facet];
  const values = chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
  return { facets: { ...query.facets, [facet]: values } };
}

/** The change that removes every filter. */
export const noFilters: Partial<ListQuery> = {
  facets: noFacets,
  minPrice: null,
  maxPrice: null,
  showsDominated: false,
  showsRenewing: false,
};

/** A facet whose removal brings plans back. */
export interface WayOn {
  readonly facet: FacetName;
  /** Plans listed then; null: an unknown number. */
  readonly count: number | null;
  readonly change: Pick<ListQuery, 'facets'>;
}

/** Whether each plan has exactly one value of a facet: its counts then add up to the unfiltered total. */
const isPartition: Readonly<Record<FacetName, boolean>> = {
  scope: true,
  share: false,
  provider: true,
  data: true,
  validity: true,
  kind: true,
  hotspot: true,
  '5g': true,
  topup: true,
  idcheck: true,
  phone: true,
  refund: true,
  network: false,
  breakout: false,
  checked: false,
};

/** For an empty list: the facet whose removal brings back most plans; null: no single one does. */
export function nearestWayOn({ query, facets }: Pick<DestinationView, 'query' | 'facets'>): WayOn | null {
  const ways = facetNames
    .filter((facet) => query.facets[facet].length > 0)
    .map((facet) => ({ facet, count: leastWithout(facet, facets[facet]) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  const [best] = ways;
  if (best === undefined) return null;
  const { facet, count } = best;
  return { facet, count: isPartition[facet] ? count : null, change: withoutFacet(query, facet) };
}

/** Lower bound: for overlapping values, the largest count. */
function leastWithout(facet: FacetName, options: readonly FacetOption[]): number {
  const counts = options.map(({ count }) => count);
  return isPartition[facet] ? counts.reduce((sum, count) => sum + count, 0) : Math.max(0, ...counts);
}

function withoutFacet(query: ListQuery, facet: FacetName): Pick<ListQuery, 'facets'> {
  return { facets: { ...query.facets, [facet]: [] } };
}
