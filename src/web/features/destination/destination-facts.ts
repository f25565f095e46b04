import type { DestinationPlans } from '#domain/plan/listed-plan.ts';
import { isHonestUnlimited } from '#domain/listing/unlimited-pick.ts';
import { memo } from '#domain/kernel/memo.ts';
import { countKnown, type KnownCounts } from '#domain/plan/stated-facts.ts';

/** Facts of all plans of a destination, ignoring filters: the figures behind the answered questions. */
export interface DestinationFacts {
  readonly planCount: number;
  readonly hotspot: KnownCounts;
  readonly phoneNumber: KnownCounts;
  readonly ekyc: KnownCounts;
  /** Plans that never cut off and say how they slow down. */
  readonly honestUnlimited: number;
  /** Plans that name no network. */
  readonly networkUnknown: number;
  /** Plans whose days are periods of 24 hours, or calendar days. */
  readonly dayCount: { readonly hours: number; readonly calendar: number; readonly unknown: number };
  /** Prices in the display currency, converted, and not convertible. */
  readonly prices: { readonly own: number; readonly converted: number; readonly unconverted: number };
  readonly rateDates: DestinationPlans['rateDates'];
}

/** Memoized: the same in every language and for every trip. */
export const sumUpDestination = memo(({ plans, rateDates }: DestinationPlans): DestinationFacts => {
  const planCount = plans.length;
  const count = (isCounted: (plan: DestinationPlans['plans'][number]) => boolean): number =>
    plans.filter(isCounted).length;
  const hours = count(({ dayCount }) => dayCount === '24h');
  const calendar = count(({ dayCount }) => dayCount === 'calendar');
  const unconverted = count(({ price }) => price === null);
  const converted = count(({ price, isEstimate }) => price !== null && isEstimate);
  return {
    planCount,
    hotspot: countKnown(plans.map(({ tethering }) => tethering)),
    phoneNumber: countKnown(plans.map(({ phoneNumber }) => phoneNumber)),
    ekyc: countKnown(plans.map(({ ekyc }) => ekyc)),
    honestUnlimited: count(isHonestUnlimited),
    networkUnknown: count(({ networks }) => networks.operators.length === 0),
    dayCount: { hours, calendar, unknown: planCount - hours - calendar },
    prices: { own: planCount - converted - unconverted, converted, unconverted },
    rateDates,
  };
});
