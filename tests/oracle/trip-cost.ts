import { convert, listPrice, show, type Rates, type Shown } from './money.ts';
import type { Plan } from './read-market.ts';

/** What a trip costs with a plan, by docs/decisions/0009 and the method page, worked out a second time. */

export interface Trip {
  readonly days: number;
  /** Null: unlimited. */
  readonly mb: number | null;
  readonly hotspot: boolean;
  readonly isNew: boolean;
  readonly usesPromo: boolean;
}

export interface Setting {
  readonly currency: string;
  readonly rates: Rates;
  /** Milliseconds since 1970. */
  readonly now: number;
}

type Fit = 'full' | 'slow' | 'unknown' | 'short';

export interface Cost {
  readonly fit: Fit;
  /** How often the price counts. */
  readonly count: number;
  /** How many are bought and installed: one of a day pass. */
  readonly purchases: number;
  /** Of the whole trip; null: paid by use, or not convertible. */
  readonly cost: Shown | null;
  /** The same at list prices, where a promo makes it less; null: none does. */
  readonly listCost: Shown | null;
  /** Whether a promo is part of the cost. */
  readonly hasPromo: boolean;
  /** Of one plan; null: not convertible. */
  readonly list: Shown | null;
  /** Of one plan with its promo where that applies, else `list`. */
  readonly one: Shown | null;
}

const mostPlans = 5;
const slowestUsableKbps = 1000;
const busyHours = 4;

export function costTrip(plan: Plan, trip: Trip, setting: Setting): Cost {
  const list = listPrice(plan, setting.currency, setting.rates);
  if (plan.kind === 'payg')
    return {
      fit: worst(['unknown', conditions(plan, trip, { count: 1, purchases: 1 })]),
      count: 1,
      purchases: 1,
      cost: null,
      listCost: null,
      hasPromo: false,
      list,
      one: list,
    };
  const count = countOf(plan, trip);
  const fit = worst([
    dataFit(plan, trip),
    conditions(plan, trip, { count, purchases: plan.dayPass === true ? 1 : count }),
  ]);
  const bought = buy(plan, trip, { ...setting, count });
  const purchases = plan.dayPass === true ? 1 : bought.count;
  return { fit, purchases, ...bought, list, one: promoOfOne(plan, trip, setting) ?? list };
}

/** As often as the days or the data need it; a daily or unlimited amount is not doubled by a second plan. */
function countOf({ kind, mb, days }: Plan, trip: Trip): number {
  const forDays = days === null ? 1 : Math.ceil(trip.days / days);
  const forData = kind === 'total' && mb !== null && mb > 0 && trip.mb !== null ? Math.ceil(trip.mb / mb) : 1;
  return Math.max(forDays, forData);
}

/** What four busy hours a day carry; a speed below 1 Mbit/s carries nothing that counts. */
function slowMb(kbps: number | null, days: number): number {
  if (kbps === null || kbps < slowestUsableKbps) return 0;
  return Math.floor((kbps * busyHours * 3600) / 8000) * days;
}

function dataFit(plan: Plan, trip: Trip): Fit {
  const { kind, mb, limitKbps } = plan;
  // A plan that is never faster than what counts as usable serves nobody.
  if (limitKbps !== null && limitKbps < slowestUsableKbps) return 'short';
  if (kind === 'unlimited' && mb === null) return openFit(plan, trip);
  if (mb === null || mb <= 0) return 'unknown';
  if (kind === 'total') return trip.mb === null ? 'short' : 'full';
  const runs = plan.days === null ? 1 : Math.ceil(trip.days / plan.days);
  return allowanceFit(plan, trip, kind === 'daily' ? mb * trip.days : mb * runs);
}

/** An allowance, and behind it the stated speed; without one a daily plan ends, an unlimited one is unclear. */
function allowanceFit({ kind, reducedKbps }: Plan, trip: Trip, fullMb: number): Fit {
  if (trip.mb !== null && trip.mb <= fullMb) return 'full';
  if (reducedKbps === null) return kind === 'daily' ? 'short' : 'unknown';
  if (reducedKbps < slowestUsableKbps) return 'short';
  return trip.mb === null || trip.mb <= fullMb + slowMb(reducedKbps, trip.days) ? 'slow' : 'short';
}

/** Unlimited without a stated allowance. */
function openFit({ reducedKbps, limitKbps }: Plan, trip: Trip): Fit {
  if (reducedKbps !== null) {
    if (trip.mb === null) return reducedKbps < slowestUsableKbps ? 'short' : 'slow';
    return trip.mb <= slowMb(reducedKbps, trip.days) ? 'slow' : 'unknown';
  }
  if (limitKbps === null) return 'unknown';
  return trip.mb === null || trip.mb <= slowMb(limitKbps, trip.days) ? 'full' : 'short';
}

function conditions(plan: Plan, trip: Trip, { count, purchases }: Pick<Cost, 'count' | 'purchases'>): Fit {
  const fits: Fit[] = ['full'];
  if (trip.hotspot && plan.hotspot !== true) fits.push(plan.hotspot === null ? 'unknown' : 'short');
  if (plan.newCustomersOnly === true && (!trip.isNew || purchases > 1)) fits.push('short');
  // What costs nothing is a trial, and counts once.
  if (plan.kind !== 'payg' && plan.price.units === 0 && count > 1) fits.push('short');
  if (purchases > mostPlans) fits.push('unknown');
  return worst(fits);
}

const order: readonly Fit[] = ['full', 'slow', 'unknown', 'short'];

function worst(fits: readonly Fit[]): Fit {
  return order[Math.max(...fits.map((fit) => order.indexOf(fit)))] ?? 'short';
}

/** The promo price in the display currency, where nothing but the size of the order can prevent it. */
function promoPrice({ kind, promo }: Plan, trip: Trip, { currency, rates, now }: Setting): number | null {
  if (promo === null || !trip.usesPromo || promo.excludedKinds.includes(kind)) return null;
  if ((promo.startsAt ?? now) > now || (promo.endsAt ?? Infinity) <= now) return null;
  // Only a new customer can count on an offer whose seller does not say for whom it is.
  if (promo.newCustomersOnly !== false && !trip.isNew) return null;
  if (promo.minimum !== null && convert(promo.minimum, currency, rates) === null) return null;
  return convert(promo.price, currency, rates);
}

function buy(plan: Plan, trip: Trip, { count, ...setting }: Setting & { readonly count: number }) {
  const { currency, rates } = setting;
  const list = listPrice(plan, currency, rates);
  const none = { listCost: null, hasPromo: false };
  if (list === null) return { count, cost: null, ...none };
  const listed = { count, cost: show(list.exact * count, currency, list.isEstimate), ...none };
  const promo = promoPrice(plan, trip, setting);
  if (promo === null || plan.promo === null) return listed;
  const minimum = plan.promo.minimum === null ? 0 : (convert(plan.promo.minimum, currency, rates) ?? Infinity);
  if (minimum > 0 && list.exact === 0) return listed;
  const reaching = Math.max(count, minimum === 0 ? 0 : Math.ceil(minimum / list.exact));
  if (plan.newCustomersOnly === true && reaching > count) return listed;
  // What costs nothing is a trial.
  const atPromo = plan.promo.newCustomersOnly === false && promo > 0 ? reaching : 1;
  const exact = promo * atPromo + list.exact * (reaching - atPromo);
  if (exact > list.exact * count) return listed;
  const isEstimate = list.isEstimate || plan.promo.price.currency !== currency;
  const cost = show(exact, currency, isEstimate);
  return { count: reaching, cost, listCost: listed.cost.units > cost.units ? listed.cost : null, hasPromo: true };
}

/** The promo price of one plan alone; null: none applies to the trip, or none is seen. */
function promoOfOne(plan: Plan, trip: Trip, setting: Setting): Shown | null {
  const { currency, rates } = setting;
  const [list, promo] = [listPrice(plan, currency, rates), promoPrice(plan, trip, setting)];
  if (list === null || promo === null || plan.promo === null) return null;
  const minimum = plan.promo.minimum === null ? 0 : (convert(plan.promo.minimum, currency, rates) ?? Infinity);
  const shown = show(promo, currency, plan.promo.price.currency !== currency);
  return minimum <= list.exact && shown.units < list.units ? shown : null;
}
