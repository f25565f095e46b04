import { isolateText } from '#domain/kernel/bidi-text.ts';
import type { ListRow, Picks } from '#domain/listing/destination-view.ts';
import { fewestWorryFreeReviews } from '#domain/listing/worry-free.ts';
import { afterData } from '#domain/plan/after-data.ts';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { isRenewing } from '#domain/plan/renewal.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { joinFacts } from '#i18n/format-list.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { formatDataAmount, formatDays } from '#i18n/format-quantity.ts';
import { sayChecked, sayMean, sayPriceFacts } from '#web/features/list/rows/row-words.ts';
import { sayData, sayLimits, sayRenewal, sayTerms, sayValidity, type Language } from '#web/shared/plan/plan-words.ts';

interface Pick {
  readonly row: ListRow;
  readonly picks: Picks;
  readonly trip: Trip;
  /** True: of one seller's plans only. */
  readonly isHere?: boolean;
}

/** What an answer is the best in, and beside it what that means. */
export interface PickLabel {
  readonly name: string;
  readonly hint: string | null;
}

export function sayLabel(name: Exclude<keyof Picks, 'single'>, pick: Pick, language: Language): PickLabel {
  const { picks: texts } = language.messages.trip;
  switch (name) {
    case 'cheapest':
      return { name: sayLowest(pick, language), hint: null };
    case 'fewestWorries':
      return { name: texts.fewestWorries, hint: texts[keepsGoing(pick.row.plan) ? 'keepsGoing' : 'fullSpeed'] };
    case 'bestValue':
      return { name: texts.bestValue, hint: sayMore(pick, language) ?? texts.leastPerGb };
    case 'nearest':
      return { name: texts.nearest, hint: null };
  }
}

/** Where only plans that renew by themselves serve the trip, the first says so. */
function sayLowest({ row, trip: { days, dataMb }, isHere = false }: Pick, { locale, messages }: Language): string {
  const { picks: texts } = messages.trip;
  if (isRenewing(row.plan)) return texts.cheapestRenewing;
  const data = dataMb === null ? null : formatDataAmount(dataMb, locale);
  return (isHere ? messages.list.lowestHere : texts.cheapest)({ days: formatDays(days, locale), data });
}

function keepsGoing(plan: ListedPlan): boolean {
  const kind = afterData(plan)?.kind;
  return kind === 'slowed' || kind === 'steady';
}

interface Words {
  /** ISO 8601: reference time of relative times. */
  readonly now: string;
  readonly language: Language;
}

/** What costs more than the price says, or is not certain; null: nothing of it. */
export function sayWarnings(plan: ListedPlan, { now, language }: Words) {
  const { isStale, words } = sayChecked(plan, now, language);
  return { renewal: isRenewing(plan) ? sayRenewal(plan, language) : null, stale: isStale ? words : null };
}

/** A rating below this, of enough reviews, is said. */
const lowRating = 3;

/** That travellers rate the seller low; null: they do not, or too few. */
export function sayLowRating({ provider: { rating } }: ListedPlan, language: Language): string | null {
  if (rating === null || rating.count < fewestWorryFreeReviews || rating.mean >= lowRating) return null;
  const { plan, trip } = language.messages;
  return trip.picks.lowRating({ rating: plan.rating({ mean: sayMean(rating.mean, language), count: rating.count }) });
}

/** Conditions of the price, and that travellers rate the seller low. */
export function sayConditions({ plan, trip }: ListRow, language: Language): string {
  const { picks } = language.messages.trip;
  const conditions = [
    sayLowRating(plan, language) ?? [],
    ...(plan.dataKind === 'unlimited' || plan.speedLimitKbps === null ? [] : sayLimits(plan, language)),
    ...sayTerms({ ...plan, subscription: null }, language),
    ...(trip.promo === 'applied'
      ? [plan.promo?.code ? picks.withCode({ code: isolateText(plan.promo.code) }) : picks.promo]
      : []),
  ];
  return joinFacts(conditions.flat(), language.locale);
}

/** `One plan instead: + $0.50, Teacup Telegraph, 10 GB, 30 days.` */
export function saySingle({ row: { plan }, extra }: NonNullable<Picks['single']>, { now, language }: Words): string {
  const { locale, messages } = language;
  return messages.trip.picks.single({
    extra: formatMoney({ ...extra, isEstimate: false }, locale),
    plan: joinFacts(
      [
        isolateText(plan.provider.name),
        sayData(plan, language),
        sayValidity(plan.validityDays, language),
        ...sayPriceFacts(plan, now, language),
      ],
      locale,
    ),
  });
}

/** A ratio as near to this is said as "twice". */
const twice = { least: 1.95, most: 2.05 };

/** Extra data and extra cost compared with the cheapest pick. Null: not expressible in one figure. */
function sayMore({ row, picks: { cheapest } }: Pick, { locale, messages }: Language): string | null {
  const [own, other] = [fullData(row), cheapest && fullData(cheapest)];
  const [cost, least] = [row.prices.cost, cheapest?.prices.cost ?? null];
  if (own === null || other === null || own <= other || cost === null || least === null) return null;
  if (cost.currency !== least.currency || cost.units <= least.units) return null;
  const { picks: texts } = messages.trip;
  const price = formatMoney({ ...cost, units: cost.units - least.units }, locale);
  const ratio = own / other;
  if (ratio >= twice.least && ratio <= twice.most) return texts.twice({ price });
  return texts.moreFor({ data: formatDataAmount(own - other, locale), price });
}

/** What the trip can use of it; a daily amount ends with the trip. Null: not counted. */
function fullData({ plan, trip }: ListRow): number | null {
  return plan.dataKind === 'unlimited' || plan.dataKind === 'payg' ? null : trip.fullSpeedMb;
}
