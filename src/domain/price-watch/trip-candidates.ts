import type { CostedCandidate, CostPoint } from './cheapest-over-time.ts';
import { roundShownPrice, type DisplayPrice } from '#domain/money/exchange.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import type { FollowedTrip } from './followed-trip.ts';
import type { DestinationPlans, ListedPlan } from '#domain/plan/listed-plan.ts';
import type { Money } from '#domain/money/money.ts';
import { narrowPlans } from '#domain/listing/narrow-plans.ts';
import { isWithinLimits } from '#domain/listing/price-filter.ts';
import { indexPlans, type IndexedPlan } from '#domain/listing/plan-index.ts';
import { pricedPoints, type PastPrices } from './priced-points.ts';
import { costTripHere } from '#domain/trip/cost-trip-here.ts';
import type { TripCost } from '#domain/trip/trip-cost.ts';
import { fitRank } from '#domain/trip/trip-order.ts';

interface FollowOptions {
  readonly followed: FollowedTrip;
  /** Milliseconds since 1970. */
  readonly now: number;
}

interface ServingPlan {
  readonly item: IndexedPlan;
  readonly trip: TripCost;
}

/** At list prices. Ignores price filters: prices change. */
export function findServing(plans: DestinationPlans, { followed, now }: FollowOptions): readonly ServingPlan[] {
  const index = indexPlans(plans);
  const anyPrice = { facets: followed.facets, isWithinLimits: null, showsDominated: true, showsRenewing: false };
  const { isListed } = narrowPlans(index, anyPrice, now);
  return index.items
    .filter((item) => isListed[item.index] === 1)
    .map((item) => ({ item, trip: costAtListPrice(item.plan, item.plan.price, { followed, now }) }))
    .filter(({ trip }) => fitRank[trip.fit] === 0);
}

export function costAtListPrice(plan: ListedPlan, price: Money | null, { followed, now }: FollowOptions): TripCost {
  return costTripHere({ ...plan, price, promo: null }, followed.trip, { usesPromo: false, now });
}

interface HistoryOptions extends FollowOptions {
  readonly rates: RateTable;
  /** By the plan's id; a plan without any is left out. */
  readonly prices: ReadonlyMap<number, PastPrices>;
}

/**
 * The plans that serve a trip, by their current facts, with the trip's cost over time. Amounts are converted at
 * today's rates throughout: prices move, rates do not.
 */
export function tripCandidates(plans: DestinationPlans, options: HistoryOptions): readonly CostedCandidate[] {
  return findServing(plans, options).flatMap(({ item, trip }): CostedCandidate[] => {
    const past = options.prices.get(item.plan.id);
    if (past === undefined) return [];
    return [
      {
        plan: item.plan,
        seller: item.plan.provider.slug,
        trip,
        dataRank: item.dataRank,
        points: pricedPoints(past, { currency: plans.currency, rates: options.rates }).map(({ at, price }) => ({
          at,
          cost: price && costOf(item.plan, price, { rules: plans.rules, options }),
        })),
      },
    ];
  });
}

function costOf(
  plan: ListedPlan,
  price: DisplayPrice,
  { rules, options }: { readonly rules: DestinationPlans['rules']; readonly options: FollowOptions },
): CostPoint['cost'] {
  const { cost } = costAtListPrice(plan, price.money, options);
  if (cost === null || !isWithinLimits(roundShownPrice(price, rules).units, options.followed)) return null;
  const { estimate: isEstimate } = price;
  const shown = roundShownPrice({ money: cost, estimate: isEstimate }, rules);
  return { units: cost.units, shown, isEstimate };
}
