import { cheaperPlansTask, type CheaperPlans } from '#domain/listing/cheaper-plans.ts';
import type { ListRow } from '#domain/listing/destination-view.ts';
import { noFacets, type ListQuery } from '#domain/listing/list-query.ts';
import type { DestinationPlans } from '#domain/plan/listed-plan.ts';
import type { ShownMoney } from '#domain/money/money.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { markedPrice } from '#domain/listing/row-prices.ts';
import type { CooperativeTask } from '#domain/kernel/cooperative-task.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { viewDestination } from '#domain/listing/view-destination.ts';

const plansShown = 4;

/** Plans of other providers that cost a trip less. */
export interface CheaperElsewhere {
  readonly trip: Trip;
  /** The trip's display cost with this provider; null: none of its plans surely serves it. */
  readonly ownCost: ShownMoney | null;
  /** Cheapest first, one per provider. */
  readonly rows: readonly ListRow[];
  /** Providers with such a plan that are not among `rows`. */
  readonly more: number;
  readonly sellers: CheaperPlans['sellers'];
}

export function* compareWithOthers(
  all: DestinationPlans,
  { provider, query, now }: { readonly provider: ProviderSlug; readonly query: ListQuery; readonly now: number },
): CooperativeTask<CheaperElsewhere> {
  const { trip, usesPromo } = query;
  const { rules } = all;
  const found = yield* cheaperPlansTask(all.plans, { provider, trip, usesPromo, now, rules, limit: plansShown });
  const plain: ListQuery = { ...query, ...wholeList };
  return {
    trip,
    ownCost: markedPrice(found.ownCost, found.ownCost?.isEstimate === true, rules),
    rows: viewDestination({ ...all, plans: found.plans }, { query: plain, now }).list.rows,
    more: found.providerCount - found.plans.length,
    sellers: found.sellers,
  };
}

/** Outside of this provider's list only the trip and the promo switch apply. */
const wholeList = {
  facets: noFacets,
  minPrice: null,
  maxPrice: null,
  sort: 'trip',
  view: 'plans',
  more: [],
  page: 1,
  showsDominated: true,
  showsRenewing: false,
} as const satisfies Partial<ListQuery>;
