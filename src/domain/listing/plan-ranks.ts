import { groupBy } from '#domain/kernel/group-by.ts';
import { roundShownPrice } from '#domain/money/exchange.ts';
import type { CooperativeTask } from '#domain/kernel/cooperative-task.ts';
import type { DestinationPlans } from '#domain/plan/listed-plan.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { fitRank } from '#domain/trip/trip-order.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { cheapestByProvider, type CheaperPlansQuery } from './cheaper-plans.ts';
import type { ListRow } from './destination-view.ts';

/** Where a plan's price stands among what each seller asks at least for as much. */
export interface PlanRank {
  /** 1 + other sellers that visibly ask less. */
  readonly place: number;
  /** Sellers that serve as much, its own included. */
  readonly of: number;
}

/** Ranks of one seller's plans, which hold for one trip. */
export interface PlanRanks {
  readonly trip: Trip;
  readonly usesPromo: boolean;
  readonly byPlan: Readonly<Record<number, PlanRank>>;
}

interface RanksQuery extends Omit<CheaperPlansQuery, 'limit' | 'rules'> {
  readonly rows: readonly ListRow[];
}

/** Ranks the rows of one seller that serve the trip with a single plan. */
export function* rankPlansTask(
  all: DestinationPlans,
  { rows, provider, trip, ...options }: RanksQuery,
): CooperativeTask<PlanRanks> {
  const single = rows.filter(({ trip: { fit, purchases } }) => fitRank[fit] === 0 && purchases === 1);
  const byPlan: Record<number, PlanRank> = {};
  for (const [dataMb, served] of groupBy(single, (row) => servedMb(row, trip))) {
    const prices = yield* lowestPrices(all, { ...options, provider, trip: { ...trip, dataMb } });
    const others = [...prices].flatMap(([slug, units]) => (slug === provider ? [] : units));
    const least = prices.get(provider);
    for (const { plan, prices: own } of served) {
      const cost = own.cost?.units;
      if (cost === undefined || least === undefined) continue;
      const place = 1 + others.filter((units) => units < cost).length;
      // Several of its own plans may cost less than this one: it is not the lowest then.
      if (place > 1 || cost <= least) byPlan[plan.id] = { place, of: prices.size };
    }
  }
  return { trip, usesPromo: options.usesPromo, byPlan };
}

/** In whole gigabytes, of which some sellers count 1024 MB as one. Null: unlimited. */
function servedMb({ plan, trip: { fullSpeedMb } }: ListRow, { dataMb }: Trip): number | null {
  if (dataMb === null || plan.dataKind === 'unlimited') return null;
  return Math.max(dataMb, Math.floor((fullSpeedMb ?? 0) / 1000) * 1000);
}

/** Units as shown. */
function* lowestPrices(
  { plans, rules }: DestinationPlans,
  query: Omit<CheaperPlansQuery, 'limit' | 'rules'>,
): CooperativeTask<ReadonlyMap<ProviderSlug, number>> {
  const cheapest = yield* cheapestByProvider(plans, query);
  return new Map(
    [...cheapest].map(([slug, { cost }]) => [
      slug,
      roundShownPrice({ money: cost, estimate: cost.isEstimate === true }, rules).units,
    ]),
  );
}
