import type { DestinationPlans, ListedPlan } from '#domain/plan/listed-plan.ts';
import { roundShownPrice } from '#domain/money/exchange.ts';
import type { FollowedTrip } from './followed-trip.ts';
import type { Money, ShownMoney } from '#domain/money/money.ts';
import { isWithinLimits } from '#domain/listing/price-filter.ts';
import { shownPrice } from '#domain/listing/row-prices.ts';
import { compareEqualCosts } from '#domain/trip/trip-order.ts';
import { costAtListPrice, findServing } from './trip-candidates.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** The promises to visitors who give an address. */
export const alertRules = {
  /** Minimum fall of the cheapest price for a mail, in percent. */
  fallPercent: 5,
  /** Minimum time between two mails about a price. */
  pauseMs: dayMs,
  /** An unconfirmed address is deleted after this. */
  confirmMs: 48 * hourMs,
  /** A confirmed one is deleted after this, unless it is confirmed again. */
  keepMs: 365 * dayMs,
  /** How long before the end a renewal is offered. */
  askAgainMs: 14 * dayMs,
  /** Trips that one address can follow, confirmed or not. */
  mostPerAddress: 20,
} as const;

/** Cost of a trip with the cheapest plan for it. */
export interface CheapestNow {
  readonly plan: ListedPlan;
  /** As it is shown. */
  readonly cost: ShownMoney;
  /** Exact, in the seller's currency: independent of exchange rates. */
  readonly asked: Money;
}

interface NowOptions {
  readonly followed: FollowedTrip;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The cheapest plan as on the page (`pickBest`), at list prices; null: no plan serves the trip. */
export function findCheapestNow(plans: DestinationPlans, options: NowOptions): CheapestNow | null {
  const priced = findServing(plans, options).flatMap(({ item, trip }) => {
    const price = shownPrice(item.plan.price, item.plan.isEstimate, plans.rules);
    if (trip.cost === null || price === null || !isWithinLimits(price.units, options.followed)) return [];
    const { isEstimate } = item.plan;
    const shown = roundShownPrice({ money: trip.cost, estimate: isEstimate }, plans.rules);
    return [{ plan: item.plan, trip, cost: trip.cost, shown: isEstimate ? { ...shown, isEstimate: true } : shown }];
  });
  // Stable sort: plans are already sorted by `equalPlans`.
  const [first] = priced.toSorted((a, b) => a.shown.units - b.shown.units || compareEqualCosts(a.trip, b.trip));
  if (first === undefined) return null;
  const { plan, cost, shown } = first;
  const asked = plan.isEstimate ? costAtListPrice(plan, plan.sellerPrice, options).cost : cost;
  return { plan, cost: shown, asked: asked ?? cost };
}

/**
 * Whether a price has fallen enough for a mail. Measured against the price in the last mail; a rise in between is
 * ignored, so a price that goes up and down causes no mails.
 * @throws RangeError for amounts in different currencies
 */
export function hasFallenEnough(told: Money, now: Money): boolean {
  if (told.currency !== now.currency) throw new RangeError(`${told.currency} and ${now.currency} cannot be compared`);
  return (
    BigInt(now.units) * 100n <= BigInt(told.units) * BigInt(100 - alertRules.fallPercent) && now.units < told.units
  );
}

/** Whether a reader sees that a price has fallen: 5 % of a few cents may round to nothing. Both amounts as displayed. */
export function isVisibleFall(told: Money, now: Money): boolean {
  return told.currency === now.currency && now.units < told.units;
}

/**
 * The fall of a price in whole percent, rounded down.
 * @param told more than zero
 */
export function fallInPercent(told: Money, now: Money): number {
  return Math.floor(((told.units - now.units) * 100) / told.units);
}
