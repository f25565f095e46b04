import { pickBest } from './best-picks.ts';
import type { DestinationView, ViewOptions } from './destination-view.ts';
import { fromPricesTask } from './from-prices.ts';
import { listPart } from './list-part.ts';
import type { DestinationPlans } from '#domain/plan/listed-plan.ts';
import { listRows } from './listed-rows.ts';
import { marketTask } from './market-facts.ts';
import { narrowPlans } from './narrow-plans.ts';
import { networksHere } from './networks-here.ts';
import { indexTask, type PlanIndex } from './plan-index.ts';
import { once } from '#domain/kernel/memoize.ts';
import { plotPrices, plotTask } from './price-plot.ts';
import { providersHere } from './providers-here.ts';
import { regionalPicks } from './regional-picks.ts';
import { sortPlansTask } from './sort-by-choice.ts';
import { runToCompletion, memoizeTask, type CooperativeTask } from '#domain/kernel/cooperative-task.ts';
import { planTripTask, type TripPlan } from './rank-by-trip.ts';
import { unitsPerWhole } from '#domain/money/money.ts';
import { percentileOf } from '#domain/kernel/percentile.ts';

/**
 * Computes everything on a destination's page that depends on its plans, the trip and the filters. Deterministic, on
 * the server and in browsers. Results that depend on the plans, the trip or the order alone are memoized per `plans`
 * object, so that a change of a filter costs one pass over them: keep the object. Properties beside the list are
 * computed lazily, so that the list can be shown first.
 */
export function viewDestination(plans: DestinationPlans, options: ViewOptions): DestinationView {
  return runToCompletion(viewTask(plans, options));
}

/**
 * Like `viewDestination`, complete and as a cooperative task, for servers: tens of thousands of plans would block the
 * event loop.
 */
export function* viewWholeTask(plans: DestinationPlans, options: ViewOptions): CooperativeTask<DestinationView> {
  const { trip, usesPromo } = options.query;
  const allByTrip = yield* planTripTask(plans, { trip, usesPromo, now: options.now });
  yield* plotTask(yield* indexTask(plans), allByTrip);
  const view = yield* viewTask(plans, options);
  // Forces the lazy properties: a full page reads all of them.
  for (const name of ['facets', 'picks', 'plot', 'regional'] as const) {
    yield;
    void view[name];
  }
  // As plain data: JSON.stringify takes three times as long with getters.
  return { ...view };
}

function* viewTask(plans: DestinationPlans, { query, now }: ViewOptions): CooperativeTask<DestinationView> {
  const index = yield* indexTask(plans);
  const facts = yield* factsOf(index);
  const allByTrip = yield* planTripTask(plans, { trip: query.trip, usesPromo: query.usesPromo, now });
  const { isListed, dominatedCount, countFacets } = narrowPlans(index, query, now);
  yield;
  const isInList = ({ item }: TripPlan): boolean => isListed[item.index] === 1;
  const byTrip = allByTrip.filter(isInList);
  const inOrder = query.sort === 'trip' ? byTrip : (yield* sortPlansTask(allByTrip, query.sort)).filter(isInList);
  const rows = listRows(index, { inOrder, byTrip });
  const list = listPart(rows, query);
  const picks = once(() => pickBest(rows, query.trip, plans.dollarUnits));
  const plot = once(() => plotPrices(index, allByTrip, isListed));
  const regional = once(() => regionalPicks(plans, allByTrip, rows.toRow));
  return {
    ...facts,
    query: list.page === query.page ? query : { ...query, page: list.page },
    planCount: plans.plans.length,
    matchCount: byTrip.length,
    providerCount: new Set(byTrip.map(({ item }) => item.plan.provider)).size,
    fitCount: byTrip.filter(({ serves }) => serves).length,
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

/** Facts that no trip and no filter changes. */
const factsOf = memoizeTask(function* (index: PlanIndex): CooperativeTask<Facts> {
  const range = priceRange(index);
  yield;
  const fromPriceOf = yield* fromPricesTask(index);
  const market = yield* marketTask(index, fromPriceOf);
  yield;
  const networks = networksHere(index, fromPriceOf);
  yield;
  return { priceRange: range, market, networks, providers: providersHere(index, fromPriceOf) };
});

/**
 * Ends of the price filter: from the lowest price, rounded down, to the 95th percentile, rounded up, because one
 * outlier would squeeze all others into the first tenth of a slider. Without an upper limit (`maxPrice: null`) the
 * dearer ones are listed too.
 */
function priceRange({ items }: PlanIndex): DestinationView['priceRange'] {
  const prices = items.map(({ shownPrice }) => shownPrice);
  const lowest = prices.reduce((a, b) => Math.min(a, b), Infinity);
  if (lowest === Infinity) return { min: 0, max: 1 };
  const min = Math.floor(lowest / unitsPerWhole);
  const max = Math.ceil((percentileOf(prices, 0.95) ?? 0) / unitsPerWhole);
  return { min, max: Math.max(max, min + 1) };
}
