import type { DestinationPlans } from '#domain/listed-plan.ts';
import { summariseFacts, type KnownCounts } from '#domain/stated-facts.ts';

/** What all plans of a destination state, filters aside: the figures behind the answers to questions. */
export interface DestinationFacts {
  readonly planCount: number;
  readonly hotspot: KnownCounts;
  readonly phoneNumber: KnownCounts;
  readonly idCheck: KnownCounts;
  /** Plans that name no network. */
  readonly networkUnknown: number;
  /** Days counted from hour to hour, or by the calendar. */
  readonly dayCount: { readonly hours: number; readonly calendar: number; readonly unknown: number };
  /** Prices that sellers ask in the display currency, that are converted, and that cannot be. */
  readonly prices: { readonly own: number; readonly converted: number; readonly unconverted: number };
  readonly rateDates: DestinationPlans['rateDates'];
}

export function sumUpDestination({ plans, rateDates }: DestinationPlans): DestinationFacts {
  const { planCount, hotspot, phoneNumber, idCheck, networkUnknown } = summariseFacts(plans);
  const count = (isCounted: (plan: DestinationPlans['plans'][number]) => boolean): number =>
    plans.filter(isCounted).length;
  const hours = count(({ dayCount }) => dayCount === '24h');
  const calendar = count(({ dayCount }) => dayCount === 'calendar');
  const unconverted = count(({ price }) => price === null);
  const converted = count(({ price, isEstimate }) => price !== null && isEstimate);
  return {
    planCount,
    hotspot,
    phoneNumber,
    idCheck,
    networkUnknown,
    dayCount: { hours, calendar, unknown: planCount - hours - calendar },
    prices: { own: planCount - converted - unconverted, converted, unconverted },
    rateDates,
  };
}
