import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import type { Money } from '#domain/money/money.ts';
import { pricePurchase, type PromoState } from './promo-rules.ts';
import { countInARow, megabytesBeyond, type LeggedTrip } from './trip-legs.ts';
import { mostPlansPerTrip } from './trip.ts';
import { isUsableSpeed, usableSlowMbPerDay } from '#domain/plan/unlimited-speed.ts';

/**
 * How well a plan serves a trip. `full`: at full speed. `slow`: part of the data at a reduced but usable speed.
 * `unknown`: the seller does not state what would decide it, or the trip takes more of the plan than anybody would buy.
 * `partial`: only in a part of the region, see `costTripHere`. `short`: it does not.
 */
export type TripFit = 'full' | 'slow' | 'unknown' | 'partial' | 'short';

/** Reasons for a plan's position; each is one sentence on the page. */
export type TripReason =
  /** Works in `covered` of the region's countries, less than `servedShare` of them. */
  | { readonly code: 'few-countries'; readonly covered: number; readonly of: number }
  /** Lasts shorter than the stay: `count` in a row are counted. */
  | { readonly code: 'several-for-days'; readonly count: number }
  /** A day pass: one eSIM for `days` days. */
  | { readonly code: 'sold-by-day'; readonly days: number }
  /** Holds less than the trip needs: `count` are counted. */
  | { readonly code: 'several-for-data'; readonly count: number }
  /** More than `mostPlansPerTrip` are needed. */
  | { readonly code: 'too-many'; readonly count: number }
  /** More than one is needed and the seller does not say whether it can be topped up: counted as new plans. */
  | { readonly code: 'top-up-not-stated' }
  /** More than one is needed but only new customers may buy it. */
  | { readonly code: 'sold-once' }
  /** More than one is needed of a plan that costs nothing: a trial counts once per traveller. */
  | { readonly code: 'trial-once' }
  /** Only new customers may buy it, and this traveller is not one. */
  | { readonly code: 'new-customers-only' }
  /** `megabytes` of the trip run at `kbps`; null: everything beyond the allowance. */
  | { readonly code: 'slow-part'; readonly megabytes: number | null; readonly kbps: number }
  /** `megabytes` of the trip would run at `kbps`, too slow to count as data; null: everything beyond the allowance. */
  | { readonly code: 'too-slow'; readonly megabytes: number | null; readonly kbps: number }
  /** Never faster than `kbps`, too slow to count as data. */
  | { readonly code: 'slow-throughout'; readonly kbps: number }
  /** The daily or whole allowance leaves `megabytes` of the trip without data. */
  | { readonly code: 'data-short'; readonly megabytes: number }
  | { readonly code: 'not-unlimited' }
  | { readonly code: 'amount-not-stated' }
  | { readonly code: 'limits-not-stated' }
  | { readonly code: 'paid-by-use' }
  | { readonly code: 'no-hotspot' }
  | { readonly code: 'hotspot-not-stated' }
  | { readonly code: 'no-rate' };

export interface TripCost {
  readonly fit: TripFit;
  /** How many of the plan are paid for; at least 1. */
  readonly count: number;
  /** How many of them a traveller has to buy: `count`, but 1 of a day pass, whose price counts once for each step. */
  readonly purchases: number;
  /** Total cost, exact, promo included where it applies; null: paid by use, or cannot be converted. */
  readonly cost: Money | null;
  /** The total without any promo. */
  readonly listCost: Money | null;
  readonly promo: PromoState;
  /** Full-speed megabytes that the trip can use; null: no stated limit. */
  readonly fullSpeedMb: number | null;
  /** Most important first; empty: one plan serves it. */
  readonly reasons: readonly TripReason[];
}

export type CostedPlan = Pick<
  ListedPlan,
  | 'dataKind'
  | 'dataMb'
  | 'reducedSpeedKbps'
  | 'speedLimitKbps'
  | 'validityDays'
  | 'price'
  | 'promo'
  | 'tethering'
  | 'topUp'
  | 'dayPass'
  | 'newCustomersOnly'
>;

export interface CostOptions {
  /** The visitor's switch `showPromoPrice`. */
  readonly usesPromo: boolean;
  /** Milliseconds since 1970: decides whether an offer is active. */
  readonly now: number;
}

/**
 * Cost of a trip with one plan, bought as often as the stay or the data needs: one after the other, because a second
 * plan starts when the first has ended. Daily amounts are not doubled by a second plan. Only full-speed data counts
 * as the plan's data; the reduced speed afterwards carries what `usableSlowMbPerDay` says. Monotonic: among trips
 * that a plan serves, more days or more data never cost less. Of a trip in several legs the days of a plan run on
 * between them, and its daily amount, at full or reduced speed, must suffice for each leg alone; amounts for the
 * whole validity are shared by all legs.
 */
export function costTrip(plan: CostedPlan, trip: LeggedTrip, options: CostOptions): TripCost {
  const data = plan.dataKind === 'payg' ? paidByUse : dataFit(plan, trip);
  const { fit, reasons } = withConditions(plan, trip, data);
  if (plan.dataKind === 'payg')
    return { ...data, fit, reasons, purchases: 1, cost: null, listCost: null, promo: 'none' };
  const bought = pricePurchase({ plan, count: data.count, isNewCustomer: trip.isNewCustomer, ...options });
  const list =
    bought.promo === 'applied'
      ? pricePurchase({ plan: { ...plan, promo: null }, count: data.count, isNewCustomer: true, ...options })
      : bought;
  return {
    fit,
    reasons,
    fullSpeedMb: data.fullSpeedMb,
    count: bought.count,
    purchases: plan.dayPass === true ? 1 : bought.count,
    cost: bought.cost,
    listCost: list.cost,
    promo: bought.promo,
  };
}

/** A plan that costs nothing. A traveller can have one per seller. */
export function isTrial({ price }: Pick<CostedPlan, 'price'>): boolean {
  return price?.units === 0;
}

/** How a plan's days and data fit the trip, before any condition. */
type DataFit = Pick<TripCost, 'fit' | 'count' | 'fullSpeedMb' | 'reasons'>;

/** Its price is a credit, and what that buys depends on rates that feeds do not state. */
const paidByUse: DataFit = { fit: 'unknown', count: 1, fullSpeedMb: null, reasons: [{ code: 'paid-by-use' }] };

function dataFit(plan: CostedPlan, trip: LeggedTrip): DataFit {
  const runs = countRuns(plan, trip);
  const { speedLimitKbps } = plan;
  if (speedLimitKbps !== null && !isUsableSpeed(speedLimitKbps))
    return withRuns(
      runs,
      { fit: 'short', fullSpeedMb: 0, reasons: [{ code: 'slow-throughout', kbps: speedLimitKbps }] },
      plan,
    );
  if (plan.dataKind === 'unlimited') return withRuns(runs, unlimitedFit(plan, trip, runs), plan);
  if (plan.dataMb === null || plan.dataMb <= 0)
    return withRuns(runs, { fit: 'unknown', fullSpeedMb: null, reasons: [{ code: 'amount-not-stated' }] }, plan);
  if (plan.dataKind === 'daily') {
    const usage = { trip, fullSpeedMb: plan.dataMb * trip.days, overMb: megabytesBeyond(trip, plan.dataMb) };
    return withRuns(runs, allowanceFit(plan, usage), plan);
  }
  return totalFit(plan, trip, { runs, forData: countForData(plan, trip) });
}

/** How many the days alone need. */
function countRuns({ validityDays }: CostedPlan, { legs, days }: LeggedTrip): number {
  if (validityDays === null) return 1;
  return legs === undefined ? Math.ceil(days / validityDays) : countInARow({ dataMb: null, validityDays }, legs);
}

/** How many the data needs; in several legs together with the days, which may end before the data does. */
function countForData({ dataMb, validityDays }: CostedPlan, trip: LeggedTrip): number {
  if (dataMb === null || trip.dataMb === null) return 1;
  return trip.legs === undefined ? Math.ceil(trip.dataMb / dataMb) : countInARow({ dataMb, validityDays }, trip.legs);
}

type SpeedFit = Omit<DataFit, 'count'>;

function withRuns(
  runs: number,
  { fit, fullSpeedMb, reasons }: SpeedFit,
  { dayPass, validityDays }: CostedPlan,
): DataFit {
  const several: TripReason =
    dayPass === true && validityDays !== null
      ? { code: 'sold-by-day', days: runs * validityDays }
      : { code: 'several-for-days', count: runs };
  return { fit, fullSpeedMb, count: runs, reasons: [...(runs > 1 ? [several] : []), ...reasons] };
}

interface Counts {
  readonly runs: number;
  readonly forData: number;
}

function totalFit(plan: CostedPlan, trip: LeggedTrip, { runs, forData }: Counts): DataFit {
  const dataMb = plan.dataMb ?? 0;
  if (trip.dataMb === null)
    return withRuns(runs, { fit: 'short', fullSpeedMb: dataMb * runs, reasons: [{ code: 'not-unlimited' }] }, plan);
  if (forData <= runs) return withRuns(runs, { fit: 'full', fullSpeedMb: dataMb * runs, reasons: [] }, plan);
  return {
    fit: 'full',
    count: forData,
    fullSpeedMb: dataMb * forData,
    reasons: [{ code: 'several-for-data', count: forData }],
  };
}

function unlimitedFit(plan: CostedPlan, trip: LeggedTrip, runs: number): SpeedFit {
  // The allowance of an unlimited plan counts for its whole validity and starts over with the next one.
  if (plan.dataMb !== null) {
    const fullSpeedMb = plan.dataMb * runs;
    return allowanceFit(plan, { trip, fullSpeedMb, overMb: (trip.dataMb ?? 0) - fullSpeedMb });
  }
  if (plan.reducedSpeedKbps !== null)
    return slowFit(plan, { trip, fullSpeedMb: 0, overMb: trip.dataMb ?? 0 }, plan.reducedSpeedKbps);
  return plan.speedLimitKbps === null ? limitsNotStated(null) : steadyFit(plan.speedLimitKbps, trip);
}

function limitsNotStated(fullSpeedMb: number | null): SpeedFit {
  return { fit: 'unknown', fullSpeedMb, reasons: [{ code: 'limits-not-stated' }] };
}

/** Unlimited at one fixed speed: that is its full speed. */
function steadyFit(kbps: number, trip: LeggedTrip): SpeedFit {
  const short = trip.dataMb === null ? 0 : megabytesBeyond(trip, usableSlowMbPerDay(kbps));
  if (short <= 0) return { fit: 'full', fullSpeedMb: null, reasons: [] };
  return { fit: 'short', fullSpeedMb: null, reasons: [{ code: 'data-short', megabytes: short }] };
}

interface Usage {
  readonly trip: LeggedTrip;
  /** What the trip can use before the speed falls or the data ends. */
  readonly fullSpeedMb: number;
  /** Megabytes needed beyond that; at most 0: none. Meaningless for an unlimited trip. */
  readonly overMb: number;
}

function allowanceFit(plan: CostedPlan, usage: Usage): SpeedFit {
  const { reducedSpeedKbps: kbps, dataKind } = plan;
  const { trip, fullSpeedMb, overMb } = usage;
  if (trip.dataMb !== null && overMb <= 0) return { fit: 'full', fullSpeedMb, reasons: [] };
  if (kbps !== null) return slowFit(plan, usage, kbps);
  if (dataKind === 'unlimited') return limitsNotStated(fullSpeedMb);
  const reason: TripReason =
    trip.dataMb === null ? { code: 'not-unlimited' } : { code: 'data-short', megabytes: overMb };
  return { fit: 'short', fullSpeedMb, reasons: [reason] };
}

function slowFit({ dataKind, dataMb }: CostedPlan, { trip, fullSpeedMb, overMb }: Usage, kbps: number): SpeedFit {
  const megabytes = trip.dataMb === null ? null : overMb;
  if (!isUsableSpeed(kbps)) {
    if (isAllowanceOpen({ dataKind, dataMb }, trip)) return limitsNotStated(null);
    return { fit: 'short', fullSpeedMb, reasons: [{ code: 'too-slow', megabytes, kbps }] };
  }
  if (trip.dataMb === null) return { fit: 'slow', fullSpeedMb, reasons: [{ code: 'slow-part', megabytes, kbps }] };
  const slowMb = usableSlowMbPerDay(kbps);
  const short =
    dataKind === 'daily' ? megabytesBeyond(trip, (dataMb ?? 0) + slowMb) : megabytesBeyond(trip, slowMb) - fullSpeedMb;
  if (short <= 0) return { fit: 'slow', fullSpeedMb, reasons: [{ code: 'slow-part', megabytes, kbps }] };
  if (isAllowanceOpen({ dataKind, dataMb }, trip)) return limitsNotStated(null);
  return { fit: 'short', fullSpeedMb, reasons: [{ code: 'data-short', megabytes: short }] };
}

/** Without a stated allowance more than the slow part may run at full speed; an unlimited need outruns any. */
function isAllowanceOpen({ dataKind, dataMb }: Pick<CostedPlan, 'dataKind' | 'dataMb'>, trip: LeggedTrip): boolean {
  return dataKind === 'unlimited' && dataMb === null && trip.dataMb !== null;
}

const fitOrder: readonly TripFit[] = ['full', 'slow', 'unknown', 'partial', 'short'];

function worse(a: TripFit, b: TripFit): TripFit {
  return fitOrder.indexOf(a) > fitOrder.indexOf(b) ? a : b;
}

/** Applies the seller's conditions on use and buyers. */
function withConditions(plan: CostedPlan, trip: LeggedTrip, data: DataFit): Pick<TripCost, 'fit' | 'reasons'> {
  const conditions: [TripFit, TripReason][] = [];
  // The days of a day pass are one purchase.
  const purchases = plan.dayPass === true ? 1 : data.count;
  if (trip.hotspot && plan.tethering === false) conditions.push(['short', { code: 'no-hotspot' }]);
  if (trip.hotspot && plan.tethering === null) conditions.push(['unknown', { code: 'hotspot-not-stated' }]);
  if (plan.newCustomersOnly === true && !trip.isNewCustomer) conditions.push(['short', { code: 'new-customers-only' }]);
  else if (data.count > 1 && isTrial(plan)) conditions.push(['short', { code: 'trial-once' }]);
  else if (plan.newCustomersOnly === true && purchases > 1) conditions.push(['short', { code: 'sold-once' }]);
  if (purchases > mostPlansPerTrip) conditions.push(['unknown', { code: 'too-many', count: purchases }]);
  if (purchases > 1 && plan.topUp === null) conditions.push(['full', { code: 'top-up-not-stated' }]);
  if (plan.price === null) conditions.push(['full', { code: 'no-rate' }]);
  if (conditions.length === 0) return data;
  return {
    fit: conditions.reduce((fit, [condition]) => worse(fit, condition), data.fit),
    reasons: [...data.reasons, ...conditions.map(([, reason]) => reason)],
  };
}
