import { facetColumnsTask, type FacetColumn } from './facet-columns.ts';
import type { DestinationPlans, ListedPlan } from '#domain/plan/listed-plan.ts';
import { offerTimes } from '#domain/plan/offer-times.ts';
import { isFixedAmount, totalMegabytes } from '#domain/plan/plan-data.ts';
import { dataRank } from '#domain/plan/data-rank.ts';
import { pricePerDay, pricePerGb } from '#domain/plan/price-per.ts';
import { shrunkRatings } from './provider-rating.ts';
import { shownPrice } from './row-prices.ts';
import { runToCompletion, mapTask, sortTask, memoTask, type CooperativeTask } from '#domain/kernel/cooperative-task.ts';
import { compareEqualPlans } from '#domain/trip/trip-order.ts';

/** A plan with its sort keys as plain numbers: `Infinity` where there is no such amount, so that it sorts last. */
export interface IndexedPlan {
  readonly plan: ListedPlan;
  /** Index in `DestinationPlans.plans`. */
  readonly index: number;
  /** Exact units of the list price. */
  readonly price: number;
  /** Units of the displayed list price. */
  readonly shownPrice: number;
  /** Exact units at the list price. */
  readonly perGb: number;
  readonly perDay: number;
  /** See `dataRank`. */
  readonly dataRank: number;
  /** Megabytes of the whole plan where it is a fixed amount with an end; else null. */
  readonly fixedMb: number | null;
  /** Of the provider, shrunk; null: no published review. */
  readonly rating: number | null;
}

/** Computed once for all plans of a destination, whatever the trip and the filters. */
export interface PlanIndex {
  readonly source: DestinationPlans;
  /** By `equalPlans`. */
  readonly items: readonly IndexedPlan[];
  /** By index in `DestinationPlans.plans`. */
  readonly facets: readonly FacetColumn[];
  /** When the price of each plan was seen, milliseconds since 1970, by index in `DestinationPlans.plans`. */
  readonly checkedAt: Float64Array;
  /** See `offerTimes`. */
  readonly offerTimes: readonly number[];
}

/** Memoized. */
export function indexPlans(source: DestinationPlans): PlanIndex {
  return runToCompletion(indexTask(source));
}

export const indexTask = memoTask(function* (source: DestinationPlans): CooperativeTask<PlanIndex> {
  const ratings = shrunkRatings(source.plans.map((plan) => plan.provider));
  const items = yield* mapTask(source.plans, (plan, index) => indexPlan({ plan, index, source, ratings }));
  return {
    source,
    items: yield* sortTask(items, compareEqualPlans),
    facets: yield* facetColumnsTask(source.plans),
    checkedAt: new Float64Array(yield* mapTask(source.plans, (plan) => Date.parse(plan.checkedAt))),
    offerTimes: offerTimes(source),
  };
});

interface Unindexed {
  readonly plan: ListedPlan;
  readonly index: number;
  readonly source: DestinationPlans;
  readonly ratings: ReturnType<typeof shrunkRatings>;
}

function indexPlan({ plan, index, source, ratings }: Unindexed): IndexedPlan {
  const { price, isEstimate, validityDays, provider } = plan;
  return {
    plan,
    index,
    price: price?.units ?? Infinity,
    shownPrice: shownPrice(price, isEstimate, source.rules)?.units ?? Infinity,
    perGb: (price && pricePerGb(price, plan))?.units ?? Infinity,
    perDay: (price && pricePerDay(price, validityDays))?.units ?? Infinity,
    dataRank: dataRank(plan),
    fixedMb: isFixedAmount(plan) ? totalMegabytes(plan) : null,
    rating: ratings.get(provider.slug) ?? null,
  };
}
