import type { SellerPrice } from './destination-view.ts';
import { isCostEstimate } from '#domain/trip/cost-estimate.ts';
import type { DestinationPlans, ListedPlan } from '#domain/plan/listed-plan.ts';
import { compareMoney, markEstimate, type ShownMoney } from '#domain/money/money.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { isRenewing } from '#domain/plan/renewal.ts';
import { mapTask, type CooperativeTask } from '#domain/kernel/cooperative-task.ts';
import { roundShownPrice } from '#domain/money/exchange.ts';
import { costTripHere } from '#domain/trip/cost-trip-here.ts';
import type { CostOptions, TripCost } from '#domain/trip/trip-cost.ts';
import { compareEqualCosts, fitRank } from '#domain/trip/trip-order.ts';
import type { Trip } from '#domain/trip/trip.ts';

/** Cheaper alternatives to one provider's plans for a trip. */
export interface CheaperPlans {
  /** What the trip costs with the provider's cheapest plan that serves it, exact; null: none does. */
  readonly ownCost: ShownMoney | null;
  /** Of other providers, one each, cheapest first. Without an own cost: the cheapest that serve the trip. */
  readonly plans: readonly ListedPlan[];
  /** Providers with such a plan, those not listed included. */
  readonly providerCount: number;
  /** What each seller asks for the trip, its own included, as shown; cheapest first. */
  readonly sellers: readonly SellerPrice[];
}

export interface CheaperPlansQuery extends CostOptions {
  readonly provider: ProviderSlug;
  readonly trip: Trip;
  readonly limit: number;
  readonly rules: DestinationPlans['rules'];
}

/** A plan that serves the trip, with what that costs. */
interface Serving {
  readonly plan: ListedPlan;
  readonly trip: TripCost;
  readonly cost: ShownMoney;
}

/**
 * Finds plans of other providers that serve a trip, at full or reduced speed, for visibly less than the provider's own
 * best. Plans that renew by themselves are none of them.
 * @param plans all plans of the destination, priced in one currency
 */
export function* cheaperPlansTask(
  plans: readonly ListedPlan[],
  query: CheaperPlansQuery,
): CooperativeTask<CheaperPlans> {
  const cheapest = yield* cheapestByProvider(plans, query);
  const own = cheapest.get(query.provider)?.cost ?? null;
  const others = [...cheapest]
    .filter(([slug, { cost }]) => slug !== query.provider && (own === null || isVisiblyLess(cost, own, query.rules)))
    .map(([, serving]) => serving)
    .sort(compareServing);
  return {
    ownCost: own,
    plans: others.slice(0, query.limit).map(({ plan }) => plan),
    providerCount: others.length,
    sellers: [...cheapest.values()].toSorted(compareServing).map((serving) => priceOf(serving, query.rules)),
  };
}

function priceOf({ plan: { provider }, cost }: Serving, rules: DestinationPlans['rules']): SellerPrice {
  const isEstimate = cost.isEstimate === true;
  const price = markEstimate(roundShownPrice({ money: cost, estimate: isEstimate }, rules), isEstimate);
  return { name: provider.name, price };
}

function compareServing(a: Serving, b: Serving): number {
  return compareMoney(a.cost, b.cost) || compareEqualCosts(a.trip, b.trip) || a.plan.id - b.plan.id;
}

function isVisiblyLess(a: ShownMoney, b: ShownMoney, rules: DestinationPlans['rules']): boolean {
  const shown = (money: ShownMoney): number =>
    roundShownPrice({ money, estimate: money.isEstimate === true }, rules).units;
  return shown(a) < shown(b);
}

/** What each seller asks at least for a trip that it serves. */
export function* cheapestByProvider(
  plans: readonly ListedPlan[],
  { trip, usesPromo, now }: CostOptions & { readonly trip: Trip },
): CooperativeTask<ReadonlyMap<ProviderSlug, Serving>> {
  const ending = plans.filter((plan) => !isRenewing(plan));
  const costs = yield* mapTask(ending, (plan) => costTripHere(plan, trip, { usesPromo, now }));
  const cheapest = new Map<ProviderSlug, Serving>();
  for (const [index, plan] of ending.entries()) {
    const found = costs[index];
    const cost = found === undefined ? null : markEstimate(found.cost, isCostEstimate(plan, found));
    if (found === undefined || cost === null || fitRank[found.fit] !== 0) continue;
    const known = cheapest.get(plan.provider.slug);
    const serving = { plan, trip: found, cost };
    if (known === undefined || compareServing(serving, known) < 0) cheapest.set(plan.provider.slug, serving);
  }
  return cheapest;
}
