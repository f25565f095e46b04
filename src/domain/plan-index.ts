import { facetColumns, type FacetColumn } from './facet-columns.ts';
import type { DestinationPlans, ListedPlan } from './listed-plan.ts';
import { totalMegabytes, isFixedAmount } from './plan-data.ts';
import { dataRank } from './plan-order.ts';
import { pricePerDay, pricePerGb } from './price-per.ts';
import { shrunkRatings } from './provider-rating.ts';
import { shownPrice } from './row-prices.ts';

/** A plan with what a list compares it by, as plain numbers: `Infinity` where there is no such amount, so that it sorts last. */
export interface IndexedPlan {
  readonly plan: ListedPlan;
  /** Position in `DestinationPlans.plans`. */
  readonly index: number;
  /** Exact units of the list price. */
  readonly price: number;
  /** Units of the list price as it is shown. */
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

/** What is computed once for all plans of a destination, whatever the trip and the filters. */
export interface PlanIndex {
  readonly source: DestinationPlans;
  readonly items: readonly IndexedPlan[];
  readonly facets: readonly FacetColumn[];
  /** When the price of each plan was seen, milliseconds since 1970. */
  readonly checkedAt: Float64Array;
}

const known = new WeakMap<DestinationPlans, PlanIndex>();

/** Computed at the first call with this very object, then remembered as long as the object lives. */
export function indexPlans(source: DestinationPlans): PlanIndex {
  const earlier = known.get(source);
  if (earlier !== undefined) return earlier;
  const ratings = shrunkRatings(source.plans.map((plan) => plan.provider));
  const items = source.plans.map((plan, index): IndexedPlan => {
    const rating = ratings.get(plan.provider.slug) ?? null;
    return { ...amountsOf(plan, source), plan, index, rating };
  });
  const checkedAt = Float64Array.from(source.plans, (plan) => Date.parse(plan.checkedAt));
  const made: PlanIndex = { source, items, facets: facetColumns(source.plans), checkedAt };
  known.set(source, made);
  return made;
}

function amountsOf(plan: ListedPlan, { rules }: DestinationPlans): Omit<IndexedPlan, 'plan' | 'index' | 'rating'> {
  const { price, isEstimate, validityDays } = plan;
  return {
    price: price?.units ?? Infinity,
    shownPrice: shownPrice(price, isEstimate, rules)?.units ?? Infinity,
    perGb: (price && pricePerGb(price, plan))?.units ?? Infinity,
    perDay: (price && pricePerDay(price, validityDays))?.units ?? Infinity,
    dataRank: dataRank(plan),
    fixedMb: isFixedAmount(plan) ? totalMegabytes(plan) : null,
  };
}
