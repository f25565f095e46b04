import type { ListRow } from '#domain/listing/destination-view.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { markEstimate } from '#domain/money/money.ts';
import { servedShare } from '#domain/plan/served-share.ts';
import type { TripReason } from '#domain/trip/trip-cost.ts';
import { formatMoney } from './format-money.ts';
import { formatNumber, formatPercent } from './format-number.ts';
import { formatDataAmount, formatDays, formatSpeed } from './format-quantity.ts';
import { formatDate } from './format-time.ts';
import { sayData, sayValidity, type Language } from './say-amount.ts';

/** Reasons for a plan's rank, most important first; at least one sentence. */
export function sayReasons({ plan, trip }: Pick<ListRow, 'plan' | 'trip'>, language: Language): readonly string[] {
  if (trip.reasons.length === 0 && trip.fit === 'full') return [language.messages.plan.detail.oneDoes];
  return trip.reasons.map((reason) => sayReason(reason, plan, language));
}

function sayReason(reason: TripReason, plan: ListRow['plan'], language: Language): string {
  const { locale, messages } = language;
  const texts = messages.trip.reasons;
  switch (reason.code) {
    case 'few-countries':
      return texts[reason.code]({
        covered: formatNumber(reason.covered, locale),
        of: formatNumber(reason.of, locale),
        share: formatPercent(servedShare, locale),
      });
    case 'several-for-days':
      return texts[reason.code]({ count: reason.count, days: sayValidity(plan.validityDays, language) });
    case 'sold-by-day':
      return texts[reason.code]({ days: formatDays(reason.days, locale) });
    case 'several-for-data':
      return texts[reason.code]({ count: reason.count, data: sayData(plan, language) });
    case 'slow-part':
    case 'too-slow': {
      const { megabytes, kbps } = reason;
      const amount = megabytes === null ? null : formatDataAmount(megabytes, locale);
      return texts[reason.code]({ amount, speed: formatSpeed(kbps, locale) });
    }
    case 'too-many':
      return texts[reason.code]({ count: reason.count, isOneEsim: plan.topUp === true });
    case 'slow-throughout':
      return texts[reason.code]({ speed: formatSpeed(reason.kbps, locale) });
    case 'data-short':
      return texts[reason.code]({ amount: formatDataAmount(reason.megabytes, locale) });
    default:
      return texts[reason.code];
  }
}

/** What a promo means for this trip; empty: there is none. */
export function sayPromo(
  { plan, trip, prices }: Pick<ListRow, 'plan' | 'trip' | 'prices'>,
  { locale, messages }: Language,
): readonly string[] {
  const texts = messages.plan.promo;
  const { promo } = plan;
  if (promo === null || trip.promo === 'none') return [];
  const price = sayPromoPrice({ plan, prices }, locale);
  const ends =
    promo.endsAt !== null && trip.promo !== 'expired' ? [texts.until({ date: formatDate(promo.endsAt, locale) })] : [];
  return [
    ...(price === null ? [] : [texts.one({ price })]),
    ...ends,
    sayPromoState({ plan, trip }, { locale, messages }),
  ];
}

/** Null: the feed states a promo without its price. */
export function sayPromoPrice(
  { plan: { promo }, prices }: Pick<ListRow, 'plan' | 'prices'>,
  locale: Locale,
): string | null {
  const price = promo && (prices.promoPrice ?? promo.price);
  return price && formatMoney(markEstimate(price, promo.isEstimate), locale);
}

/** What keeps a promo from the price shown, or that nothing does. */
export function sayPromoState(
  { plan: { promo }, trip }: Pick<ListRow, 'plan' | 'trip'>,
  { locale, messages }: Language,
): string {
  const texts = messages.plan.promo;
  switch (trip.promo) {
    case 'none':
      return '';
    case 'minimum-spend': {
      const least = promo?.minimumSpend ?? null;
      return texts[trip.promo]({ amount: least && formatMoney(least, locale) });
    }
    case 'not-started':
      return texts[trip.promo]({ date: formatDate(promo?.startsAt ?? '', locale) });
    case 'expired':
      return texts[trip.promo]({ date: formatDate(promo?.endsAt ?? '', locale) });
    default:
      return texts[trip.promo];
  }
}
