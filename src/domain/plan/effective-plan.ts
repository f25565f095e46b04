import type { FactCorrection, PlanCorrection } from './fact-correction.ts';
import type { PlanFacts } from './plan.ts';
import { pinnedFacts, type FeedPrices, type PricePin } from './price-pin.ts';

/** A complete run of a feed that did not name the plan. */
export interface Absence {
  readonly runId: number;
  /** True: enough runs in a row had missed the plan to withdraw it. */
  readonly withdraws: boolean;
  /** So many absences in a row show the plan as not confirmed. */
  readonly unconfirmedAfter: number;
}

/** @param index of the absence among those of a statement, the oldest first */
export function leavesUnconfirmed({ unconfirmedAfter }: Absence, index: number): boolean {
  return index + 1 >= unconfirmedAfter;
}

/** What runs that still count have stated of a plan. */
export interface StatedPlan<Facts> {
  /** The newest facts. */
  readonly facts: Facts;
  /** Later runs that missed the plan, oldest first. */
  readonly absences: readonly Absence[];
  /** True: of an invented provider. */
  readonly isExample: boolean;
}

/** What the operator says over a plan. */
export interface PlanOverlays {
  /** The plan or its provider is hidden. */
  readonly isHidden: boolean;
  readonly pin: PricePin | null;
  readonly correction: PlanCorrection | null;
}

export const noOverlays: PlanOverlays = { isHidden: false, pin: null, correction: null };

export interface CatalogueMoment {
  /** True: a real provider has stated something, so that nothing invented is shown. */
  readonly statesReal: boolean;
  readonly now: Date;
}

export interface EffectivePlan<Facts> {
  /** As visitors see it. */
  readonly facts: Facts;
  /** False: the operator hides it. Its prices go on being observed, so that its history has no gap later. */
  readonly isShown: boolean;
  /** Complete runs in a row that have missed it. */
  readonly missedRuns: number;
  readonly isUnconfirmed: boolean;
  /** The pin whose price it has; null: the price is the feed's. */
  readonly pin: PricePin | null;
  /** The correction whose facts it has; null: the facts are the feed's. */
  readonly correction: PlanCorrection | null;
}

/**
 * Why nothing is offered. `not-stated`: no run that counts states it. `example`: it is invented, and something real is
 * stated. `withdrawn`: enough runs in a row have missed it.
 */
export type NotOffered = 'not-stated' | 'example' | 'withdrawn';

/** Null: the plan is offered. */
export function whyNotOffered(
  stated: Omit<StatedPlan<unknown>, 'facts'> | null,
  { statesReal }: Pick<CatalogueMoment, 'statesReal'>,
): NotOffered | null {
  if (stated === null) return 'not-stated';
  if (stated.isExample && statesReal) return 'example';
  return stated.absences.some(({ withdraws }) => withdraws) ? 'withdrawn' : null;
}

type Correctable = FeedPrices & Pick<PlanFacts, keyof FactCorrection>;

/**
 * The one rule that makes a plan from what feeds state and what the operator lays over it. Null: nothing is offered.
 * Whether prices are plausible was judged when they were stated.
 */
export function effectivePlan<Facts extends Correctable>(
  stated: StatedPlan<Facts> | null,
  overlays: PlanOverlays,
  moment: CatalogueMoment,
): EffectivePlan<Facts> | null {
  if (stated === null || whyNotOffered(stated, moment) !== null) return null;
  const pin = inForce(overlays.pin, moment);
  const correction = inForce(overlays.correction, moment);
  return {
    facts: pinnedFacts({ ...stated.facts, ...correction?.facts }, pin ?? undefined),
    isShown: !overlays.isHidden,
    missedRuns: stated.absences.length,
    isUnconfirmed: stated.absences.some(leavesUnconfirmed),
    pin,
    correction,
  };
}

function inForce<Overlay extends { readonly endsAt: string | null }>(
  overlay: Overlay | null,
  { now }: CatalogueMoment,
): Overlay | null {
  const endsAt = overlay?.endsAt ?? null;
  return endsAt === null || endsAt > now.toISOString() ? overlay : null;
}
