import type { DestinationPlans } from '#domain/plan/listed-plan.ts';
import { countPassed } from '#domain/plan/offer-times.ts';
import { indexTask, type IndexedPlan, type PlanIndex } from './plan-index.ts';
import { pricePerDay, pricePerGb } from '#domain/plan/price-per.ts';
import { shownPrice } from './row-prices.ts';
import { isCostEstimate } from '#domain/trip/cost-estimate.ts';
import { promoPriceOfOne } from '#domain/trip/promo-price.ts';
import { mapTask, memoTask, sortTask, type CooperativeTask } from '#domain/kernel/cooperative-task.ts';
import { costTripHere } from '#domain/trip/cost-trip-here.ts';
import type { TripCost } from '#domain/trip/trip-cost.ts';
import { compareEqualCosts, compareNumbers, fitRank, isOrderedByCost } from '#domain/trip/trip-order.ts';
import type { Trip } from '#domain/trip/trip.ts';

/** A plan evaluated for one trip. Amounts are plain units; `Infinity`: none. */
export interface TripPlan {
  readonly item: IndexedPlan;
  readonly trip: TripCost;
  /** It serves the trip, at full or at reduced speed. */
  readonly serves: boolean;
  readonly cost: number;
  /** Of one plan: with its promo where that applies, else at its list price. */
  readonly price: number;
  readonly perGb: number;
  readonly perDay: number;
}

/** In trip order. */
export type TripPlans = readonly TripPlan[];

export interface TripQuery {
  readonly trip: Trip;
  readonly usesPromo: boolean;
  /** Milliseconds since 1970: decides which offers are active. */
  readonly now: number;
}

/** The previous trip is cached too: visitors go back, and switch promo prices on and off. */
const keptTrips = 2;

/**
 * The trip's cost with every plan, in trip order; the last trips are cached. First plans that serve the trip, at full
 * or usable reduced speed, by cost; then plans with unknown fit, by cost; then plans for less than half of a region, by
 * cost; then plans that do not serve it, by list price. Amounts compare as they are shown: what looks equal is decided by `equalCosts` and `equalPlans`, not by a
 * fraction of a cent. Without a price: last of its kind.
 */
export function* planTripTask(source: DestinationPlans, query: TripQuery): CooperativeTask<TripPlans> {
  return yield* costTask(yield* indexTask(source), query);
}

const costTask = memoTask(costAll, {
  // The time matters only where an offer has started or ended since.
  parts: (index, { trip: { days, dataMb, hotspot, isNewCustomer }, usesPromo, now }) => [
    index,
    days,
    dataMb,
    hotspot,
    isNewCustomer,
    usesPromo,
    countPassed(index.offerTimes, now),
  ],
  most: keptTrips,
});

function* costAll({ items, source }: PlanIndex, { trip, ...options }: TripQuery): CooperativeTask<TripPlans> {
  const costed = yield* mapTask(items, (item) => withCost(item, costTripHere(item.plan, trip, options), source.rules));
  // Stable sort: items are already sorted by `equalPlans`.
  return yield* sortTask(
    costed,
    (a, b) => a.kind - b.kind || compareNumbers(a.amount, b.amount) || compareEqualCosts(a.trip, b.trip),
  );
}

/** Sort keys, flat: they are read thousands of times per trip. */
interface Ordered extends TripPlan {
  readonly kind: number;
  readonly amount: number;
}

function withCost(item: IndexedPlan, trip: TripCost, rules: DestinationPlans['rules']): Ordered {
  const { fit } = trip;
  const cost = trip.cost?.units ?? Infinity;
  const promo = promoPriceOfOne(item.plan, trip);
  return {
    item,
    trip,
    serves: fitRank[fit] === 0,
    cost,
    price: promo?.units ?? item.price,
    perGb: promo === null ? item.perGb : (pricePerGb(promo, item.plan)?.units ?? Infinity),
    perDay: promo === null ? item.perDay : (pricePerDay(promo, item.plan.validityDays)?.units ?? Infinity),
    kind: fitRank[fit],
    amount: isOrderedByCost(fit) ? shownCost(item, trip, rules) : item.shownPrice,
  };
}

/** Units of the trip's cost as shown. */
function shownCost(
  { plan, price, shownPrice: shownOne }: IndexedPlan,
  trip: TripCost,
  rules: DestinationPlans['rules'],
): number {
  // Most plans are bought once, without a promo.
  if (trip.cost?.units === price && trip.promo !== 'applied') return shownOne;
  return shownPrice(trip.cost, isCostEstimate(plan, trip), rules)?.units ?? Infinity;
}
