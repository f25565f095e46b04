import type { ListedPlan, ListedPromo } from '#domain/plan/listed-plan.ts';
import { addMoney, multiplyMoney, type Money } from '#domain/money/money.ts';

/** Whether the promo price counts for a purchase, and if not, why. */
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

export type PromotedPlan = Pick<ListedPlan, 'dataKind' | 'price' | 'promo' | 'newCustomersOnly'>;

/** A purchase of `count` of one plan. */
interface Purchase {
  readonly plan: PromotedPlan;
  readonly count: number;
  readonly isNewCustomer: boolean;
  readonly usesPromo: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What a purchase costs. */
export interface PurchasePrice {
  /** How many are bought: more than asked for where reaching the minimum spend makes the whole order cheaper. */
  readonly count: number;
  readonly cost: Money | null;
  readonly promo: PromoState;
}

/** The price of a purchase, with the promo where it applies. Buying more than needed is allowed if it costs less. */
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
  // A promo price above the list price is no offer; one that is out of reach for less is none for this order.
  if (cost.units > listCost.units) return listed(reaching > count ? 'minimum-spend' : 'none');
  return { count: reaching, cost, promo: 'applied' };
}

/** Whether there is anybody and any order for which the promo price counts now. */
export function hasUsablePromo(plan: PromotedPlan, options: Pick<Purchase, 'usesPromo' | 'now'>): boolean {
  return refusePromo({ plan, isNewCustomer: true, ...options }) === null;
}

/** Null: nothing but the minimum spend may stand in the way. */
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
const instants = new Map<string, number>();

/** Offers of a seller begin and end together, and are asked for again with every trip: reading a time takes longest. */
function instantOf(text: string): number {
  const known = instants.get(text) ?? Date.parse(text);
  if (instants.size >= keptInstants) instants.clear();
  instants.set(text, known);
  return known;
}

/** How many must be ordered for the minimum spend; null: it cannot be reached, as a plan that costs nothing cannot. */
function countForMinimumSpend({ price, promo, newCustomersOnly }: PromotedPlan, count: number): number | null {
  const minimum = promo?.minimumSpend ?? null;
  if (minimum === null) return count;
  if (price === null || price.units <= 0 || price.currency !== minimum.currency) return null;
  const needed = Math.max(count, Math.ceil(minimum.units / price.units));
  return newCustomersOnly === true && needed > count ? null : needed;
}

/** An offer for new customers lowers the first plan only: with the second one the customer is no longer new. */
function promoCost({ price }: PromotedPlan, promo: ListedPromo, count: number): Money | null {
  if (price === null || promo.price === null) return null;
  if (promo.newCustomersOnly === false) return timesOrNull(promo.price, count);
  const rest = timesOrNull(price, count - 1);
  return rest && addMoney(promo.price, rest);
}

/** Lists hold thousands of plans of which nearly all are bought once: no arithmetic for these. */
function timesOrNull(price: Money | null, count: number): Money | null {
  return price === null || count === 1 ? price : multiplyMoney(price, count);
}
