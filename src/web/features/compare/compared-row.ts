import type { ListRow } from '#domain/listing/destination-view.ts';
import { compareNames } from '#i18n/compare-names.ts';
import { findCountry } from '#domain/place/countries.ts';
import type { DestinationPlans, ListedPlan } from '#domain/plan/listed-plan.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { PlanDetail } from '#domain/plan/plan-detail.ts';
import { rowPrices } from '#domain/listing/row-prices.ts';
import { refundOf, type RefundAnswer } from '#domain/plan/refund-answer.ts';
import { costTrip } from '#domain/trip/trip-cost.ts';
import type { Trip } from '#domain/trip/trip.ts';

/** A plan in a column: its list row, plus details from the catalogue. */
export interface ComparedPlan extends Pick<
  PlanDetail,
  'name' | 'activation' | 'installWithinDays' | 'voiceMinutes' | 'smsCount'
> {
  readonly row: ListRow;
  readonly refundRule: RefundAnswer | null;
  /** In the page's language, by name. */
  readonly countries: readonly string[];
  /** In how many countries the seller names a network. */
  readonly networkCountries: number;
}

interface RowOptions {
  readonly trip: Trip;
  readonly usesPromo: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly rules: DestinationPlans['rules'];
  readonly locale: Locale;
}

/** By the same rules as in lists, so that costs match. */
export function comparedPlan(plan: ListedPlan, detail: PlanDetail, options: RowOptions): ComparedPlan {
  const { trip, usesPromo, now, rules, locale } = options;
  const cost = costTrip(plan, trip, { usesPromo, now });
  const { name, activation, installWithinDays, voiceMinutes, smsCount, networks, coverage } = detail;
  const names = coverage.map((code) => findCountry(code)?.name[locale] ?? code);
  return {
    name,
    activation,
    installWithinDays,
    voiceMinutes,
    smsCount,
    refundRule: refundOf(detail.refund, detail.providerRefund, locale),
    row: { plan, trip: cost, prices: rowPrices(plan, cost, rules), place: 0 },
    countries: names.toSorted(compareNames(locale)),
    networkCountries: new Set(networks.map(({ country }) => country)).size,
  };
}
