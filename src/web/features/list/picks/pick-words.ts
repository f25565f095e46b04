import { isolateText } from '#domain/kernel/bidi-text.ts';
import type { ListRow, Picks } from '#domain/listing/destination-view.ts';
import { isRated, leastWorryFreeGeneration, leastWorryFreeRating } from '#domain/listing/worry-free.ts';
import { markEstimate } from '#domain/money/money.ts';
import { isCostEstimate } from '#domain/trip/cost-estimate.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { joinFacts } from '#i18n/format-list.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { formatRating } from '#i18n/format-number.ts';
import { formatDataAmount } from '#i18n/format-quantity.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { sayPriceFacts } from '#web/features/list/rows/row-words.ts';
import { sayData, sayLimits, sayShare, sayTerms, sayValidity, type Language } from '#web/shared/plan/plan-words.ts';

interface Pick {
  readonly row: ListRow;
  readonly picks: Picks;
  readonly trip: Trip;
}

/** Conditions beside the price that limit what it buys and that gauges and facts of a ticket do not say. */
export function sayConditions({ plan, trip }: ListRow, language: Language): readonly string[] {
  const { picks } = language.messages.trip;
  return [
    ...(plan.dataKind === 'unlimited' || plan.speedLimitKbps !== null ? sayLimits(plan, language) : []),
    ...(plan.coverage.countriesHere > 1 ? [sayShare(plan.coverage, language)] : []),
    ...sayTerms(plan, language),
    ...(trip.promo === 'applied'
      ? [plan.promo?.code ? picks.withCode({ code: isolateText(plan.promo.code) }) : picks.promo]
      : []),
  ].filter((words) => words !== '');
}

/** Why the plan was picked, in a sentence or two. */
export function sayWhy(name: Exclude<keyof Picks, 'single'>, pick: Pick, language: Language): string {
  const { picks: texts } = language.messages.trip;
  const reasons: Record<typeof name, string> = {
    cheapest: pick.row.trip.fit === 'slow' ? texts.leastSlow : texts.leastFull,
    fewestWorries: sayLeastWorries(pick, language),
    bestValue: sayMore(pick, language) ?? sayLeastPerGb(pick, texts),
    nearest: texts.closest,
  };
  return reasons[name];
}

function sayLeastWorries({ row }: Pick, { locale, messages }: Language): string {
  const { picks: texts } = messages.trip;
  const generation = leastWorryFreeGeneration;
  return isRated(row.plan.provider)
    ? texts.leastWorries({ generation, rating: formatRating(leastWorryFreeRating, locale) })
    : texts.leastWorriesUnrated({ generation });
}

function sayLeastPerGb({ row, picks: { cheapest, fewestWorries } }: Pick, texts: Messages['trip']['picks']): string {
  return isElsewhere(row, [cheapest, fewestWorries]) ? texts.leastPerGbElsewhere : texts.leastPerGb;
}

/** Of another provider than the answers before it, whose own plans may cost less. */
function isElsewhere({ plan }: ListRow, before: readonly (ListRow | null)[]): boolean {
  const named = before.filter((row) => row !== null);
  return named.length > 0 && named.every((row) => row.plan.provider.slug !== plan.provider.slug);
}

/** `One plan instead: + $0.50, Teacup Telegraph, 10 GB, 30 days.` */
export function saySingle(
  { row: { plan }, extra }: NonNullable<Picks['single']>,
  now: string,
  language: Language,
): string {
  const { locale, messages } = language;
  return messages.trip.picks.single({
    extra: formatMoney(extra, locale),
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

/** Extra data and extra cost compared with the cheapest pick. Null: not expressible in one figure. */
function sayMore({ row, picks }: Pick, { locale, messages }: Language): string | null {
  const { cheapest } = picks;
  const [own, other] = [fullData(row), cheapest && fullData(cheapest)];
  const [cost, least] = [row.prices.cost, cheapest?.prices.cost ?? null];
  if (own === null || other === null || own <= other || cost === null || least === null) return null;
  if (cost.currency !== least.currency || cost.units <= least.units) return null;
  const isEstimate = [row, cheapest].some((each) => each !== null && isCostEstimate(each.plan, each.trip));
  return messages.trip.picks.moreFor({
    data: formatDataAmount(own - other, locale),
    price: formatMoney(markEstimate({ ...cost, units: cost.units - least.units }, isEstimate), locale),
  });
}

/** What the trip can use of it; a daily amount ends with the trip. Null: not counted. */
function fullData({ plan, trip }: ListRow): number | null {
  return plan.dataKind === 'unlimited' || plan.dataKind === 'payg' ? null : trip.fullSpeedMb;
}
