import { defaultCurrency } from '#domain/money/currencies.ts';
import { findCountry } from '#domain/place/countries.ts';
import { parseDestinationKey } from '#domain/place/destinations.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { currencySign } from '#i18n/currency-display.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { formatNumber, formatPercent, formatRating } from '#i18n/format-number.ts';
import { formatDataAmount, formatDayLimit, formatDays, formatMinutes, formatSpeed } from '#i18n/format-quantity.ts';
import { formatDate, formatPartialDate, formatRelativeTime } from '#i18n/format-time.ts';
import { textsOf } from '#i18n/languages/texts-of.ts';
import { messagesFor } from '#i18n/messages.ts';
import { formsOfPlace } from '#i18n/place-forms/forms-of-place.ts';
import type { PlaceForms } from '#i18n/place-forms/place-forms.ts';

type Write = (locale: Locale) => string;

const now = new Date('2026-11-20T09:30:00Z');
const said =
  (pick: (messages: ReturnType<typeof messagesFor>) => string): Write =>
  (locale) =>
    pick(messagesFor(locale));

/**
 * What messages are filled with, and the names of the values that take it. A name may begin with the end of a message's
 * key where it means something else there: `sequence.before`.
 */
const samples: readonly (readonly [Write, string])[] = [
  [(locale) => findCountry('JP')?.name[locale] ?? '', 'name names country destination region place part title where'],
  [() => 'Tanuki SIM', 'provider former plan words'],
  [() => 'Larkline', 'operator'],
  [() => 'Roamchart', 'siteName'],
  [(locale) => formatPartialDate('2026-10', locale), 'month'],
  [(locale) => textsOf(locale).moderation.reviewFacts.things.data, 'things'],
  [
    (locale) => formatMoney({ units: 124_000, currency: defaultCurrency }, locale),
    'price cost extra before after from to highest lowest lower upper more less now terms sum',
  ],
  [(locale) => formatDataAmount(5000, locale), 'amount data range low high light medium heavy facts part missing'],
  [(locale) => formatDays(7, locale), 'days validity window course history.lowest instead'],
  [
    (locale) => formatDayLimit(7, locale),
    'installWithin.days onlyWithin.days within.days refundWithin.days stale.days cancelBy.days',
  ],
  [(locale) => `${formatDataAmount(5000, locale)}, ${formatDays(7, locale)}`, 'trip basket'],
  [(locale) => formatMinutes(90, locale), 'time'],
  [(locale) => formatSpeed(1000, locale), 'speed'],
  [(locale) => formatPercent(0.12, locale), 'percent share'],
  [(locale) => formatRating(4.2, locale), 'rating mean'],
  [(locale) => formatRelativeTime('2026-11-20T06:30:00Z', now, locale), 'when ago'],
  [(locale) => formatDate(now, locale), 'at or dates'],
  [said(({ trip }) => trip.strip.day({ day: '5' })), 'moment.day endOf.day'],
  [said(({ trip }) => trip.strip.what.slow), 'what more.text sentence.text'],
  [said(({ trip }) => trip.strip.follows.stops), 'follows'],
  [said(({ plan }) => plan.limits.notStated), 'limits'],
  [
    (locale) => formatDate(now, locale),
    'date since until endsBetween.from endsBetween.to rateNote.from rateNote.to ratesBetween.from ratesBetween.to ' +
      'estimateBetween.from estimateBetween.to',
  ],
  [
    (locale) => formatNumber(12, locale),
    'number sum.rate strip.day.day of covered total borders changes hours minutes months most pages weight fewest times reviews id ids published received rejected ' +
      'removed refused ' +
      'suspicious sellers market.plans answer.plans basket.answer.plans fall.subject.percent fall.price.percent ' +
      'images.name.place images.remove.place pictures.name.place dayRange.from dayRange.to',
  ],
  [() => '2026', 'year years'],
  [() => 'J', 'initial'],
  [(locale) => samplePlaces(locale)[0]?.in ?? '', 'within'],
  [() => '4G', 'generation'],
  [(locale) => formatDays(30, locale), 'period used'],
  [() => '/maps', 'path'],
  [() => 'https://esim.example/maps', 'address'],
  [() => 'esim.example', 'host'],
  [() => 'NORI', 'code query'],
  [(locale) => currencySign(defaultCurrency, locale), 'currency'],
  [said(({ common }) => common.planCount({ count: 12 })), 'plans rows'],
  [said(({ common }) => common.providerCount({ count: 12 })), 'providers'],
  [said(({ common }) => common.countryCount({ count: 12 })), 'counts.countries'],
  [said(({ list }) => list.dates.landing), 'starts start end'],
  [said(({ trip }) => trip.decoded.use.maps), 'use'],
  [said(({ list }) => list.rank({ place: 8, of: 92 })), 'rank'],
  [said(({ plan }) => plan.terms.activation), 'conditions'],
  [said(({ providers }) => providers.ordinal({ place: 8 })), 'median'],
  [said(({ plan }) => plan.go), 'go'],
  [said(({ plan }) => plan.columns.data), 'column kind activity choice value order list sequence.before next'],
  [said(({ plan }) => plan.detail.refundRules['until-install']), 'rule'],
  [said(({ methodology }) => methodology.reviews.more), 'reason'],
];

/** Places that sentences are shown with: one without an article, one in the plural, and the world. */
export function samplePlaces(locale: Locale): readonly PlaceForms[] {
  return ['JP', 'US', 'global'].flatMap((text) => {
    const key = parseDestinationKey(text);
    return key.ok ? [formsOfPlace(key.value, locale)] : [];
  });
}

const byName = new Map(samples.flatMap(([write, names]) => names.split(' ').map((name) => [name, write] as const)));

/**
 * A text for a value of a message.
 * @param key of the message, `trip.picks.perDay`
 * @throws when no sample has the name
 */
export function sampleText(key: string, name: string, locale: Locale): string {
  const parts = [...key.split('.'), name];
  const write = parts.map((_, index) => byName.get(parts.slice(index).join('.'))).find((found) => found !== undefined);
  if (write === undefined) throw new Error(`no sample for ${name} of ${key}: declare one in sample-values.ts`);
  return write(locale);
}
