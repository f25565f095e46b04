import type { ListedPlan } from './listed-plan.ts';
import type { Money } from './money.ts';
import type { Trip } from './trip.ts';

/**
 * How well a plan serves a trip. `full`: at full speed. `slow`: part of the data at the reduced speed the seller states.
 * `unknown`: the seller does not state what would decide it. `short`: it does not.
 */
export type TripFit = 'full' | 'slow' | 'unknown' | 'short';

/** Why a plan stands where it does; each is said in one sentence. */
export type TripReason =
  /** Lasts shorter than the stay: `count` in a row are counted. */
  | { readonly code: 'several-for-days'; readonly count: number }
  /** Holds less than the trip needs: `count` are counted. */
  | { readonly code: 'several-for-data'; readonly count: number }
  /** More than one is needed and the seller does not say whether it can be topped up: counted as new plans. */
  | { readonly code: 'top-up-not-stated' }
  /** More than one is needed but only new customers may buy it. */
  | { readonly code: 'sold-once' }
  /** Only new customers may buy it, and this traveller is not one. */
  | { readonly code: 'new-customers-only' }
  /** `megabytes` of the trip run at `kbps`. */
  | { readonly code: 'slow-part'; readonly megabytes: number; readonly kbps: number }
  /** The daily or whole allowance leaves `megabytes` of the trip without data. */
  | { readonly code: 'data-short'; readonly megabytes: number }
  | { readonly code: 'not-unlimited' }
  | { readonly code: 'amount-not-stated' }
  | { readonly code: 'limits-not-stated' }
  | { readonly code: 'paid-by-use' }
  | { readonly code: 'no-hotspot' }
  | { readonly code: 'hotspot-not-stated' }
  | { readonly code: 'no-rate' };

/** Whether the promo price counts for this trip, and if not, why. */
export type PromoState =
  | 'none'
  | 'applied'
  | 'switched-off'
  | 'new-customers-only'
  | 'minimum-spend'
  | 'not-started'
  | 'expired'
  | 'excluded-kind'
  | 'no-rate';

/** What a trip costs with one plan. */
export interface TripCost {
  readonly fit: TripFit;
  /** How many of the plan are paid for; at least 1. */
  readonly count: number;
  /** What all of them cost, exact, promo included where it applies; null: cannot be converted. */
  readonly cost: Money | null;
  /** The same without any promo. */
  readonly listCost: Money | null;
  readonly promo: PromoState;
  /** Full-speed megabytes that the trip can use; null: no stated end. */
  readonly fullSpeedMb: number | null;
  /** Most important first; empty: one plan does it. */
  readonly reasons: readonly TripReason[];
}

/** What of a plan decides the cost of a trip. */
export type CostedPlan = Pick<
  ListedPlan,
  | 'dataKind'
  | 'dataMb'
  | 'reducedSpeedKbps'
  | 'validityDays'
  | 'price'
  | 'promo'
  | 'tethering'
  | 'topUp'
  | 'newCustomersOnly'
>;

export interface CostOptions {
  /** The visitor's switch `showPromoPrice`. */
  readonly usesPromo: boolean;
  /** Milliseconds since 1970: decides whether an offer runs. */
  readonly now: number;
}

/** Placeholder until the rules are in: one plan at its list price. */
export function costTrip(plan: CostedPlan, _trip: Trip, _options: CostOptions): TripCost {
  return {
    fit: 'full',
    count: 1,
    cost: plan.price,
    listCost: plan.price,
    promo: 'none',
    fullSpeedMb: plan.dataMb,
    reasons: [],
  };
}
