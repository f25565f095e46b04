import { pickBest } from './best-picks.ts';
import type { DestinationView, ViewOptions } from './destination-view.ts';
import { listPart } from './list-part.ts';
import type { DestinationPlans } from './listed-plan.ts';
import { listRows } from './listed-rows.ts';
import { marketFacts } from './market-facts.ts';
import { narrowPlans } from './narrow-plans.ts';
import { networksHere } from './networks-here.ts';
import { indexPlans, type PlanIndex } from './plan-index.ts';
import { once } from './once.ts';
import { plotPrices } from './price-plot.ts';
import { priceRange } from './price-range.ts';
import { providersHere } from './providers-here.ts';
import { regionalPicks } from './regional-picks.ts';
import { sortPlans } from './sort-plans.ts';
import { planTrip, type TripPlan } from './trip-plans.ts';

/**
 * Everything on a destination's page that depends on its plans, the trip and the filters. The same for the same input,
 * on the server and in browsers. What depends on the plans alone, on the trip or on the order is remembered for this very
 * `plans` object, so that a change of a filter costs one pass over them: keep the object. What stands around the list is
 * computed when it is first read, so that the list can be shown before it.
 */
export function viewDestination(plans: DestinationPlans, { query, now }: ViewOptions): DestinationView {
  const index = indexPlans(plans);
  const allByTrip = planTrip(plans, { trip: query.trip, usesPromo: query.usesPromo, now });
  const { isListed, dominatedCount, countFacets } = narrowPlans(index, query, now);
  const isInList = ({ item }: TripPlan): boolean => isListed[item.index] === 1;
  const byTrip = allByTrip.filter(isInList);
  const inOrder = query.sort === 'trip' ? byTrip : sortPlans(allByTrip, query.sort).filter(isInList);
  const rows = listRows(index, { inOrder, byTrip });
  const list = listPart(rows, query);
  const picks = once(() => pickBest(rows, query.trip));
  const plot = once(() => plotPrices(index, allByTrip, isListed));
  const regional = once(() => regionalPicks(plans, allByTrip, rows.toRow));
  return {
    ...factsOf(index),
    query: list.page === query.page ? query : { ...query, page: list.page },
    planCount: plans.plans.length,
    matchCount: byTrip.length,
    fitCount: byTrip.filter(({ serves }) => serves).length,
    unclearCount: byTrip.filter(({ trip }) => trip.fit === 'unknown').length,
    dominatedCount,
    list,
    get facets() {
      return countFacets();
    },
    get picks() {
      return picks();
    },
    get plot() {
      return plot();
    },
    get regional() {
      return regional();
    },
  };
}

type Facts = Pick<DestinationView, 'priceRange' | 'market' | 'networks' | 'providers'>;

const known = new WeakMap<PlanIndex, Facts>();

/** What no trip and no filter changes. */
function factsOf(index: PlanIndex): Facts {
  const facts = known.get(index) ?? {
    priceRange: priceRange(index),
    market: marketFacts(index),
    networks: networksHere(index),
    providers: providersHere(index),
  };
  known.set(index, facts);
  return facts;
}
