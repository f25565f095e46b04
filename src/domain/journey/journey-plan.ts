import type { CountryCode } from '#domain/kernel/codes.ts';
import type { Known } from '#domain/plan/plan.ts';
import { isUsableSpeed } from '#domain/plan/unlimited-speed.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { hasUsablePromo } from '#domain/trip/promo-rules.ts';
import { isTrial, type CostedPlan, type CostOptions } from '#domain/trip/trip-cost.ts';

/** What decides whether and at what cost a plan serves stops of a journey. Money is in one display currency. */
export interface JourneyPlan extends CostedPlan {
  readonly id: number;
  readonly provider: ProviderSlug;
  /** Sorted by code. Plans with the same coverage share the object. */
  readonly countries: readonly CountryCode[];
  /** Never true: plans that renew by themselves are no part of a journey. */
  readonly subscription: Known;
}

/** Whether it can serve any stop at all: never without a known price, amount or limit, nor at a speed too slow to use. */
function canServe({ dataKind, dataMb, price, reducedSpeedKbps, speedLimitKbps }: JourneyPlan): boolean {
  if (price === null || dataKind === 'payg') return false;
  if (speedLimitKbps !== null && !isUsableSpeed(speedLimitKbps)) return false;
  if (dataKind !== 'unlimited') return dataMb !== null && dataMb > 0;
  const kbps = reducedSpeedKbps ?? speedLimitKbps;
  return dataMb !== null || (kbps !== null && isUsableSpeed(kbps));
}

/** A lower bound on the price of one plan. */
type FloorOf = (plan: JourneyPlan) => number;

/** The lowest possible price of one plan, for any buyer and date. */
function lowestUnits({ price, promo }: JourneyPlan): number {
  return Math.min(price?.units ?? Infinity, promo?.price?.units ?? Infinity);
}

/** The lowest price of one plan under these rules, for any buyer. */
export function floorUnder(options: CostOptions): FloorOf {
  return (plan) => (hasUsablePromo(plan, options) ? lowestUnits(plan) : (plan.price?.units ?? Infinity));
}

/** Compares coverage: a plan is dominated only by one that works at least everywhere it does. */
type Reaches<Plan> = (wider: Plan, narrower: Plan) => boolean;

/** The compared figures of a plan, flat: they are read millions of times. */
interface Figures<Plan> {
  readonly plan: Plan;
  readonly units: number;
  readonly floor: number;
  readonly megabytes: number;
  readonly days: number;
  readonly reducedKbps: number;
  /** Counts only where no amount is stated. */
  readonly limitKbps: number;
}

function figuresOf<Plan extends JourneyPlan>(plan: Plan, floorOf: FloorOf): Figures<Plan> {
  const { price, dataMb, validityDays, reducedSpeedKbps, speedLimitKbps } = plan;
  return {
    plan,
    units: price?.units ?? Infinity,
    floor: floorOf(plan),
    megabytes: dataMb ?? 0,
    days: validityDays ?? Infinity,
    reducedKbps: reducedSpeedKbps ?? -1,
    limitKbps: dataMb === null ? (speedLimitKbps ?? -1) : 0,
  };
}

/**
 * Drops plans that another one dominates whatever the journey: it works everywhere they do, its list price is at most
 * their lowest price, and it serves stops under no further condition. Of equal ones the first by price and id stays.
 * This changes no cheapest cost.
 * @param floorOf their lowest price; default: the lowest possible one
 */
export function withoutBeaten<Plan extends JourneyPlan>(
  plans: readonly Plan[],
  reaches: Reaches<Plan>,
  floorOf: FloorOf = lowestUnits,
): Plan[] {
  const byPrice = plans
    .filter(canServe)
    .map((plan) => figuresOf(plan, floorOf))
    .sort((a, b) => a.units - b.units || a.plan.id - b.plan.id);
  const byKind = new Map<string, Figures<Plan>[]>();
  const kept: Plan[] = [];
  for (const figures of byPrice) {
    const key = kindKey(figures.plan);
    const better = byKind.get(key) ?? [];
    byKind.set(key, better);
    if (isBeaten(figures, better, reaches)) continue;
    // A plan that cannot be bought by anybody any number of times dominates none.
    if (figures.plan.newCustomersOnly !== true && !isTrial(figures.plan)) better.push(figures);
    kept.push(figures.plan);
  }
  return kept;
}

function isBeaten<Plan extends JourneyPlan>(
  figures: Figures<Plan>,
  better: readonly Figures<Plan>[],
  reaches: Reaches<Plan>,
): boolean {
  for (const other of better) {
    if (other.units > figures.floor) return false;
    if (isAtLeastAsGood(other, figures) && reaches(other.plan, figures.plan)) return true;
  }
  return false;
}

/** Groups plans that count data in the same way. */
function kindKey({ dataKind, dataMb, reducedSpeedKbps, validityDays }: JourneyPlan): string {
  if (dataKind !== 'unlimited') return dataKind;
  // A longer validity means fewer allowances: only equal ones compare.
  if (dataMb !== null) return `allowance ${validityDays ?? 'ever'}`;
  return reducedSpeedKbps === null ? 'steady' : 'slow';
}

function isAtLeastAsGood<Plan extends JourneyPlan>(a: Figures<Plan>, b: Figures<Plan>): boolean {
  return (
    a.megabytes >= b.megabytes &&
    a.days >= b.days &&
    a.reducedKbps >= b.reducedKbps &&
    a.limitKbps >= b.limitKbps &&
    (a.plan.tethering === true || b.plan.tethering !== true) &&
    (a.plan.topUp === true || b.plan.topUp !== true) &&
    (a.plan.dayPass === true || b.plan.dayPass !== true) &&
    (a.plan.subscription === false || b.plan.subscription !== false)
  );
}
