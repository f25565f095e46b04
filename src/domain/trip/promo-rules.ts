import { memo } from '#domain/kernel/memo.ts';
import type { ListedPlan, ListedPromo } from '#domain/plan/listed-plan.ts';
import { mostPlansPerTrip } from './trip.ts';
import { addMoney, multiplyMoney, type Money } from '#domain/money/money.ts';

/** Whether the promo price applies to a purchase, and if not, why. */
export type PromoState =
  | 'none'
  | 'applied'
  | 'switched-off'
  | 'new-customers-only'
  /** The seller does not say for whom it is. */
  | 'customers-not-stated'
  | 'minimum-spend'
  | 'not-started'
  | 'expired'
  | 'excluded-kind'
  | 'no-rate';

export type PromotedPlan = Pick<ListedPlan, 'dataKind' | 'price' | 'promo' | 'newCustomersOnly' | 'dayPass'>;

/** A purchase of `count` of one plan. */
interface Purchase {
  readonly plan: PromotedPlan;
  readonly count: number;
  readonly isNewCustomer: boolean;
  readonly usesPromo: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface PurchasePrice {
  /** How many are bought: more than requested where reaching the minimum spend makes the whole order cheaper. */
  readonly count: number;
  readonly cost: Money | null;
  readonly promo: PromoState;
}

/** The price of a purchase, with the promo where it applies. Buys more than needed if it costs less. */
export function pricePurchase(purchase: Purchase): PurchasePrice {
  const { plan, count } = purchase;
  const listCost = timesOrNull(plan.price, count);
  const listed = (promo: PromoState): PurchasePrice => ({ count, cost: listCost, promo });
  const refusal = refusePromo(purchase);
  if (refusal !== null || plan.promo === null || listCost === null) return listed(refusal ?? 'no-rate');
  const reaching = countForMinimumSpend(plan, count);
  if (reaching === null) return listed('minimum-spend');
  const cost = promoCost(plan, plan.promo, reaching);
  if (cost === null) return listed('no-rate');
  // A promo price above the list price is no offer; neither is one whose minimum costs more.
  if (cost.units > listCost.units) return listed(reaching > count ? 'minimum-spend' : 'none');
  return { count: reaching, cost, promo: 'applied' };
}

/** Whether the promo price can apply now to any buyer and order. */
export function hasUsablePromo(plan: PromotedPlan, options: Pick<Purchase, 'usesPromo' | 'now'>): boolean {
  return refusePromo({ plan, isNewCustomer: true, ...options }) === null;
}

/** Null: nothing but the minimum spend can prevent it. */
function refusePromo({ plan, isNewCustomer, usesPromo, now }: Omit<Purchase, 'count'>): PromoState | null {
  const { promo } = plan;
  if (promo === null) return 'none';
  if (promo.excludedKinds.includes(plan.dataKind)) return 'excluded-kind';
  if (promo.startsAt !== null && now < instantOf(promo.startsAt)) return 'not-started';
  if (promo.endsAt !== null && now >= instantOf(promo.endsAt)) return 'expired';
  if (promo.newCustomersOnly === true && !isNewCustomer) return 'new-customers-only';
  // Only a new customer can count on it then.
  if (promo.newCustomersOnly === null && !isNewCustomer) return 'customers-not-stated';
  if (promo.price === null || plan.price === null) return 'no-rate';
  return usesPromo ? null : 'switched-off';
}

const keptInstants = 1000;

/**
 * Memoized: offers of a seller begin and end together, are evaluated for every trip, and parsing a time takes
 * longest.
 */
const instantOf = memo((text: string): number => Date.parse(text), { most: keptInstants });

/** How many must be ordered for the minimum spend; null: unreachable, as with a free plan, or more than anybody buys. */
function countForMinimumSpend({ price, promo, newCustomersOnly, dayPass }: PromotedPlan, count: number): number | null {
  const minimum = promo?.minimumSpend ?? null;
  if (minimum === null) return count;
  if (price === null || price.units <= 0 || price.currency !== minimum.currency) return null;
  const needed = Math.max(count, Math.ceil(minimum.units / price.units));
  if (needed === count || dayPass === true) return needed;
  if (newCustomersOnly === true || needed > mostPlansPerTrip) return null;
  return needed;
}

/** For new customers: after the first plan the customer is no longer new. A plan that costs nothing is a trial. */
export function isForOnePlan({ newCustomersOnly, price }: Pick<ListedPromo, 'newCustomersOnly' | 'price'>): boolean {
  return newCustomersOnly !== false || price?.units === 0;
}

function promoCost({ price }: PromotedPlan, promo: ListedPromo, count: number): Money | null {
  if (price === null || promo.price === null) return null;
  if (!isForOnePlan(promo)) return timesOrNull(promo.price, count);
  const rest = timesOrNull(price, count - 1);
  return rest && addMoney(promo.price, rest);
}

/** Fast path: nearly all plans of a list are bought once. */
function timesOrNull(price: Money | null, count: number): Money | null {
  return price === null || count === 1 ? price : multiplyMoney(price, count);
}
