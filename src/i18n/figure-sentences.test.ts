import { expect, it } from 'vitest';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import { formatNumber, formatPercent, formatRange } from './format-number.ts';
import { formatDataAmount, formatDayLimit, formatDays } from './format-quantity.ts';
import { formatDate } from './format-time.ts';
import { findSlip } from '#tests/support/grammar-slips.ts';
import { messagesFor } from './messages.ts';

const counts = [0, 1, 2, 8, 11, 21, 80, 1_000, 1_000_000];
const dates = ['2026-11-01', '2026-11-08', '2026-11-11'];

function countedIn(count: number, locale: Locale): readonly string[] {
  const { common, coverage, destination: d, plan, provider, reviews, trip } = messagesFor(locale);
  const { facts } = plan;
  const [data, days] = [formatDataAmount(count * 1000, locale), formatDays(count, locale)];
  const percent = formatPercent(count / 100, locale);
  return [
    formatNumber(count, locale),
    formatRange(1, count, locale),
    days,
    formatDayLimit(count, locale),
    common.planCount({ count }),
    common.providerCount({ count }),
    coverage.showAll({ count }),
    d.description({
      place: { name: '–', the: '–', in: '–', to: '–', for: '–', of: '–', isWorld: false },
      plans: count,
      providers: count,
      amount: data,
      price: null,
    }),
    d.market.down({ percent, since: formatDate('2026-11-08', locale) }),
    d.method.partial({ share: percent }),
    d.questions.hotspot.answer({ yes: count, no: count, unknown: count }),
    facts.onPlans({ value: '–', count, total: 91 }),
    facts.start.onlyWithin({ days: formatDayLimit(count, locale) }),
    plan.detail.installWithin({ days: formatDayLimit(count, locale) }),
    plan.times({ count, price: data }),
    provider.promo.upTo({ percent: count }),
    reviews.count({ count }),
    trip.sentence.fit({ count }),
    trip.reasons['data-short']({ amount: data }),
    trip.reasons['slow-part']({ amount: data, speed: '–' }),
    trip.toSpare({ amount: days }),
  ];
}

function datedIn(day: string, locale: Locale): readonly string[] {
  const { plan, provider, rules } = messagesFor(locale);
  const { facts } = plan;
  const date = formatDate(day, locale);
  return [
    date,
    plan.stale({ date }),
    plan.promo.until({ date }),
    plan.history.steady({ price: '–', date }),
    plan.notes.estimateBetween({ from: date, to: date }),
    provider.promo.endsBetween({ from: date, to: date }),
    rules.checked({ date }),
    facts.stated({ date }),
  ];
}

/** A sentence without its figures. */
const shapeOf = (said: string): string => said.replaceAll(/[\d.,\u00A0\u202F]+/g, '#');

it.each(locales)('sentences agree with their figures in %s', (locale) => {
  const said = counts.map((count) => countedIn(count, locale));
  expect(said.flat().flatMap((each) => findSlip(each, locale) ?? [])).toEqual([]);
  // Plans, providers, reviews: `1 000 000 de forfaits` is a plural of its own.
  const rules = new Intl.PluralRules(locale);
  for (const index of [4, 5, 17]) {
    const shapes = counts.map((count, at) => `${rules.select(count)}: ${shapeOf(said[at]?.[index] ?? '')}`);
    const [kinds, words] = [new Set(shapes), new Set(shapes.map((shape) => shape.replace(/^\w+: /, '')))];
    expect([kinds.size, words.size]).toEqual([new Set(counts.map((count) => rules.select(count))).size, kinds.size]);
  }
});

it.each(locales)('sentences agree with their dates in %s', (locale) => {
  for (const day of dates) {
    const said = datedIn(day, locale);
    expect(said.flatMap((each) => findSlip(each, locale) ?? [])).toEqual([]);
    expect(new Set(said.slice(2)).size).toBe(said.length - 2);
  }
});
