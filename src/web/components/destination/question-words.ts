import { isolateText } from '#domain/kernel/bidi-text.ts';
import type { RateDays } from '#domain/money/exchange-rates.ts';
import type { DestinationView, NetworkHere } from '#domain/listing/destination-view.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { formatList } from '#i18n/format-list.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { formatDataAmount, formatDays } from '#i18n/format-quantity.ts';
import { formatDate } from '#i18n/format-time.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { sayLimits } from '#web/components/plan/plan-words.ts';
import { dataProfiles, profileTotal } from '#web/components/sentence/data-use.ts';

interface KnownCounts {
  readonly yes: number;
  readonly no: number;
  readonly unknown: number;
}

/** Facts of all plans here, ignoring filters. */
export interface QuestionFacts {
  readonly hotspot: KnownCounts;
  readonly phoneNumber: KnownCounts;
  readonly idCheck: KnownCounts;
  readonly dayCount: { readonly hours: number; readonly calendar: number; readonly unknown: number };
  readonly prices: { readonly own: number; readonly converted: number; readonly unconverted: number };
  /** Days of the exchange rates, `YYYY-MM-DD`; null: nothing is converted. */
  readonly rateDates: RateDays | null;
}

interface Language {
  readonly locale: Locale;
  readonly messages: Messages;
}

const networksNamed = 5;

/** The operators that sellers name; their quality is not measured. */
export function sayNetworks(networks: readonly NetworkHere[], { locale, messages }: Language): string {
  const texts = messages.destination.questions.network;
  const [most] = networks;
  const answer =
    most === undefined
      ? texts.none
      : texts.answer({
          names: formatList(
            networks
              .slice(0, networksNamed)
              .map(
                ({ operator: { name, generation } }) =>
                  `${isolateText(name)}${generation === null ? '' : ` (${generation})`}`,
              ),
            locale,
          ),
          most: isolateText(most.operator.name),
          count: most.planCount,
        });
  return `${answer} ${texts.unmeasured}`;
}

/** Data for a stay by how it is used. */
export function sayData(days: number, { locale, messages }: Language): string {
  const [light, medium, heavy] = dataProfiles.map(({ mbPerDay }) =>
    formatDataAmount(profileTotal(mbPerDay, days), locale),
  );
  return messages.destination.questions.data.answer({ light: light ?? '', medium: medium ?? '', heavy: heavy ?? '' });
}

/** What the trip costs with the answer strip's own unlimited plan, and its limits. */
export function sayUnlimited({ picks, query }: Pick<DestinationView, 'picks' | 'query'>, language: Language): string {
  const texts = language.messages.destination.questions.unlimited;
  const row =
    [picks.unlimited, picks.cheapest, picks.bestValue].find((pick) => pick?.plan.dataKind === 'unlimited') ??
    picks.unlimited;
  const cost = row?.prices.cost ?? null;
  if (row === null || cost === null) return texts.none;
  return texts.answer({
    price: formatMoney(cost, language.locale),
    provider: isolateText(row.plan.provider.name),
    days: formatDays(query.trip.days, language.locale),
    limits: sayLimits(row.plan, language).join(', '),
  });
}

/** In which currency prices are, and how many of them are estimates. */
export function sayPrices(
  { prices, rateDates }: QuestionFacts,
  currency: string,
  { locale, messages }: Language,
): string {
  const texts = messages.destination.questions.currency;
  return [
    texts.answer({ own: prices.own, converted: prices.converted, currency }),
    ...(rateDates === null ? [] : [texts.rates({ date: formatDate(rateDates.oldest, locale) })]),
    ...(prices.unconverted === 0 ? [] : [texts.unconverted({ count: prices.unconverted })]),
  ].join(' ');
}
