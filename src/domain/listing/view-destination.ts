import { pickBest } from './best-picks.ts';
import type { DestinationView, NetworkHere, ViewOptions } from './destination-view.ts';
import { endingPlans } from './ending-plans.ts';
import { type FromPriceOf, fromPricesTask, lowestListPrice } from './from-prices.ts';
import { listPart } from './list-part.ts';
import type { DestinationPlans } from '#domain/plan/listed-plan.ts';
import { listRows } from './listed-rows.ts';
import { narrowPlans } from './narrow-plans.ts';
import { type IndexedPlan, indexTask, type PlanIndex } from './plan-index.ts';
import { once } from '#domain/kernel/memo.ts';
import { rankOfferTask } from './own-price.ts';
import { findWithinLimits, priceRange } from './price-filter.ts';
import { isRenewing } from '#domain/plan/renewal.ts';
import { providersHere } from './providers-here.ts';
import { regionalPicks } from './regional-picks.ts';
import { cheapestOfSellers, followedPlans, sellerPrices } from './seller-prices.ts';
import { unlimitedPick } from './unlimited-pick.ts';
import { sortPlansTask } from './sort-by-choice.ts';
import { type CooperativeTask, memoTask, runToCompletion } from '#domain/kernel/cooperative-task.ts';
import { planTripTask, type TripPlan } from './rank-by-trip.ts';
import type { Generation } from '#domain/plan/plan.ts';

/**
 * Computes everything on a destination's page that depends on its plans, the trip and the filters. Deterministic, on
 * the server and in browsers. Results that depend on the plans, the trip or the order alone are memoized, so that
 * a change of a filter costs one pass over them. Properties beside the list are
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
  const view = yield* viewTask(plans, options);
  // Forces the lazy properties: a full page reads all of them.
  for (const name of ['facets', 'priceRange', 'picks', 'unlimited', 'sellers', 'followed', 'regional'] as const) {
    yield;
    void view[name];
  }
  // As plain data: JSON.stringify takes three times as long with getters.
  return { ...view };
}

function* viewTask(
  plans: DestinationPlans,
  { query, now, namedPlan = null, offer = null }: ViewOptions,
): CooperativeTask<DestinationView> {
  const index = yield* indexTask(plans);
  const facts = yield* factsOf(index);
  const allByTrip = yield* planTripTask(plans, { trip: query.trip, usesPromo: query.usesPromo, now });
  const isWithinLimits = findWithinLimits(allByTrip, query, plans.rules);
  const { isListed, dominatedCount, renewing, countFacets } = narrowPlans(index, { ...query, isWithinLimits }, now);
  yield;
  const isInList = ({ item }: TripPlan): boolean => isListed[item.index] === 1;
  const byTrip = allByTrip.filter(isInList);
  const inOrder = query.sort === 'trip' ? byTrip : (yield* sortPlansTask(allByTrip, query.sort)).filter(isInList);
  const rows = listRows(index, { inOrder, byTrip });
  const list = listPart(rows, query);
  const picks = once(() =>
    pickBest(rows, { trip: query.trip, now, plans: plans.plans, dollarUnits: plans.dollarUnits }),
  );
  const unlimited = once(() => {
    const pick = unlimitedPick(endingPlans(byTrip));
    return pick && rows.toRow(pick);
  });
  const range = once(() => priceRange(allByTrip, plans.rules));
  const cheapest = once(() => cheapestOfSellers(byTrip));
  const sellers = once(() => sellerPrices(cheapest(), plans.rules));
  const followed = once(() => followedPlans(cheapest()));
  const named = namedPlan === null ? undefined : allByTrip.find(({ item }) => item.plan.id === namedPlan);
  const asked = offer && { ...query, offer, isListed, now };
  const regional = once(() => regionalPicks(plans, allByTrip, rows.toRow));
  return {
    ...facts,
    query: list.page === query.page ? query : { ...query, page: list.page },
    countryCount: plans.plans[0]?.coverage.countriesHere ?? 1,
    planCount: plans.plans.length,
    matchCount: byTrip.length,
    providerCount: new Set(byTrip.map(({ item }) => item.plan.provider)).size,
    fitCount: byTrip.filter(({ serves }) => serves).length,
    dominatedCount,
    renewing: { count: renewing.length, from: lowestListPrice(renewing, plans.rules) },
    list,
    named: named === undefined ? null : rows.toRow(named),
    get facets() {
      return countFacets();
    },
    get priceRange() {
      return range();
    },
    get picks() {
      return picks();
    },
    get unlimited() {
      return unlimited();
    },
    get sellers() {
      return sellers();
    },
    get followed() {
      return followed();
    },
    offer: asked && (yield* rankOfferTask(plans, asked)),
    get regional() {
      return regional();
    },
  };
}

type Facts = Pick<DestinationView, 'from' | 'networks' | 'providers' | 'otherProviders'>;

/** Facts that no trip and no filter changes. */
const factsOf = memoTask(function* (index: PlanIndex): CooperativeTask<Facts> {
  const fromPriceOf = yield* fromPricesTask(index);
  const from = fromPriceOf(index.items.filter(({ plan }) => !isRenewing(plan)));
  yield;
  const networks = networksHere(index, fromPriceOf);
  yield;
  return { from, networks, ...providersHere(index, fromPriceOf) };
});

interface Network {
  generation: Generation | null;
  readonly plans: IndexedPlan[];
}

/** The operators that plans name here, the most frequent first; each with the best generation any plan states. */
function networksHere({ items }: PlanIndex, fromPriceOf: FromPriceOf): readonly NetworkHere[] {
  const networks = new Map<string, Network>();
  for (const item of items) {
    for (const { name, generation } of item.plan.networks.operators) {
      const network = networks.get(name) ?? { generation: null, plans: [] };
      networks.set(name, network);
      network.generation = better(network.generation, generation);
      // A seller may state one operator twice, for two generations.
      if (network.plans.at(-1) !== item) network.plans.push(item);
    }
  }
  const found = [...networks].map(([name, { generation, plans }]): NetworkHere => {
    return {
      operator: { name, generation },
      planCount: plans.length,
      providerCount: new Set(plans.map(({ plan }) => plan.provider.slug)).size,
      from: fromPriceOf(plans),
    };
  });
  return found.sort((a, b) => b.planCount - a.planCount || (a.operator.name < b.operator.name ? -1 : 1));
}

/** `2G` to `5G` are in the order of their names. */
function better(a: Generation | null, b: Generation | null): Generation | null {
  if (a === null || b === null) return a ?? b;
  return a > b ? a : b;
}
