import { isolateText } from '#domain/kernel/bidi-text.ts';
import type { RateDays } from '#domain/money/exchange-rates.ts';
import type { DestinationView, NetworkHere } from '#domain/listing/destination-view.ts';
import { markEstimate } from '#domain/money/money.ts';
import { isCostEstimate } from '#domain/trip/cost-estimate.ts';
import { formatList, joinFacts } from '#i18n/format-list.ts';
import { joinSentences, withRemark } from '#i18n/punctuation.ts';
import { sayBought } from '#i18n/say-purchase.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { formatDataAmount, formatDays } from '#i18n/format-quantity.ts';
import { formatDate } from '#i18n/format-time.ts';
import { sayUnlimitedLimits, type Language } from '#web/shared/plan/plan-words.ts';
import { dataProfiles, profileTotal } from '#domain/trip/data-profiles.ts';

interface KnownCounts {
  readonly yes: number;
  readonly no: number;
  readonly unknown: number;
}

/** Facts of all plans here, ignoring filters. */
export interface QuestionFacts {
  readonly hotspot: KnownCounts;
  readonly phoneNumber: KnownCounts;
  readonly ekyc: KnownCounts;
  /** Plans that never cut off and say how they slow down. */
  readonly honestUnlimited: number;
  readonly dayCount: { readonly hours: number; readonly calendar: number; readonly unknown: number };
  readonly prices: { readonly own: number; readonly converted: number; readonly unconverted: number };
  /** Days of the exchange rates, `YYYY-MM-DD`; null: nothing is converted. */
  readonly rateDates: RateDays | null;
}

const networksNamed = 5;

/** The operators that sellers name; their quality is not measured. */
export function sayNetworks(networks: readonly NetworkHere[], { locale, messages }: Language): string {
  const texts = messages.destination.questions.network;
  if (networks.length === 0) return joinSentences([texts.none, texts.unmeasured], locale);
  const named = networks
    .slice(0, networksNamed)
    .map(({ operator: { name, generation } }) => withRemark(isolateText(name), generation, locale));
  const most = sayMostNamed(networks, { locale, messages });
  return joinSentences([texts.answer({ names: formatList(named, locale) }), most, texts.unmeasured], locale);
}

/** Empty: too many are named as often. */
function sayMostNamed(networks: readonly NetworkHere[], { locale, messages }: Language): string {
  const texts = messages.destination.questions.network;
  const count = networks[0]?.planCount ?? 0;
  const tied = networks
    .filter(({ planCount }) => planCount === count)
    .map(({ operator }) => isolateText(operator.name));
  if (tied.length > networksNamed) return '';
  const names = formatList(tied, locale);
  return tied.length === 1 ? texts.most({ name: names, count }) : texts.mostShared({ names, count });
}

/** Data for a stay by how it is used. */
export function sayData(days: number, { locale, messages }: Language): string {
  const [light, medium, heavy] = dataProfiles.map(({ mbPerDay }) =>
    formatDataAmount(profileTotal(mbPerDay, days), locale),
  );
  return messages.destination.questions.data.answer({ light: light ?? '', medium: medium ?? '', heavy: heavy ?? '' });
}

/**
 * What the trip costs with the cheapest unlimited plan that says how it slows down, and its limits.
 * @param stated plans here, listed or not, that never cut off and say how they slow down
 */
export function sayUnlimited(
  { unlimited: row, query }: Pick<DestinationView, 'unlimited' | 'query'>,
  stated: number,
  language: Language,
): string {
  const { messages, locale } = language;
  const texts = messages.destination.questions.unlimited;
  const cost = row?.prices.cost ?? null;
  if (row === null || cost === null) return stated === 0 ? texts.none : texts.noneServes({ count: stated });
  return texts.answer({
    price: formatMoney(markEstimate(cost, isCostEstimate(row.plan, row.trip)), locale),
    provider: isolateText(row.plan.provider.name),
    days: formatDays(query.trip.days, locale),
    plan: joinFacts([...sayBought(row, language), ...sayUnlimitedLimits(row.plan, language)], locale),
  });
}

/** In which currency prices are, and how many of them are estimates. */
export function sayPrices(
  { prices, rateDates }: QuestionFacts,
  currency: { readonly currency: string; readonly name: string },
  { locale, messages }: Language,
): string {
  const texts = messages.destination.questions.currency;
  const sentences = [
    texts.answer({ ...prices, ...currency }),
    rateDates !== null && sayRates(rateDates, { locale, messages }),
    prices.unconverted > 0 && texts.unconverted({ count: prices.unconverted }),
  ];
  return joinSentences(sentences, locale);
}

function sayRates({ oldest, newest }: RateDays, { locale, messages }: Language): string {
  const texts = messages.destination.questions.currency;
  const [from, to] = [formatDate(oldest, locale), formatDate(newest, locale)];
  return from === to ? texts.rates({ date: from }) : texts.ratesBetween({ from, to });
}
