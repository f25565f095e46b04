import type { FactCorrection } from './fact-correction.ts';
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
  readonly correction: FactCorrection | null;
}

export const noOverlays: PlanOverlays = { isHidden: false, pin: null, correction: null };

/** State of the whole catalogue. */
export interface CatalogueMoment {
  /** True: a real provider has stated something, so that nothing invented is shown. */
  readonly statesReal: boolean;
  readonly now: Date;
}

/** A plan that is offered. */
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
}

type Correctable = FeedPrices & Pick<PlanFacts, keyof FactCorrection>;

/**
 * The one rule that makes a plan from what feeds state and what the operator lays over it. Null: nothing is offered.
 * Whether prices are plausible was judged when they were stated.
 */
export function effectivePlan<Facts extends Correctable>(
  stated: StatedPlan<Facts> | null,
  overlays: PlanOverlays,
  { statesReal, now }: CatalogueMoment,
): EffectivePlan<Facts> | null {
  if (stated === null || (stated.isExample && statesReal)) return null;
  if (stated.absences.some(({ withdraws }) => withdraws)) return null;
  const pin = overlays.pin !== null && overlays.pin.endsAt > now.toISOString() ? overlays.pin : null;
  return {
    facts: pinnedFacts({ ...stated.facts, ...overlays.correction }, pin ?? undefined),
    isShown: !overlays.isHidden,
    missedRuns: stated.absences.length,
    isUnconfirmed: stated.absences.some(({ unconfirmedAfter }, index) => index + 1 >= unconfirmedAfter),
    pin,
  };
}
