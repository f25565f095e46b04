import type { ListRow } from '#domain/listing/destination-view.ts';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { isStale } from '#domain/plan/price-facts.ts';
import { joinFacts } from '#i18n/format-list.ts';
import { formatRating } from '#i18n/format-number.ts';
import { atStart } from '#i18n/letter-case.ts';
import { formatDataAmount } from '#i18n/format-quantity.ts';
import { sayBought } from '#i18n/say-purchase.ts';
import { formatRecentDate, formatRelativeTime } from '#i18n/format-time.ts';
import type { ListData } from '#web/features/list/state/list-data.ts';
import { sayData, sayLimits, sayScope, sayShare, sayTerms, type Language } from '#web/shared/plan/plan-words.ts';
import { sayNetwork } from '#web/shared/plan/ticket-fact-words.ts';
import { sayAfterAmount } from '#web/shared/plan/trip-strip-words.ts';

/** When the price was last seen. */
export interface CheckedWords {
  readonly words: string;
  /** The same below a heading that says what it is. */
  readonly value: string;
  /** True: checked long ago, or the feed no longer lists the plan. */
  readonly isStale: boolean;
}

/** @param now ISO 8601: reference time of relative times */
export function sayChecked(
  { checkedAt, isUnconfirmed }: Pick<ListedPlan, 'checkedAt' | 'isUnconfirmed'>,
  now: string,
  { locale, messages }: Language,
): CheckedWords {
  const stale = isStale({ checkedAt, isUnconfirmed }, Date.parse(now));
  if (stale) {
    const words = messages.plan.stale({ date: formatRecentDate(checkedAt, new Date(now), locale) });
    return { isStale: stale, words, value: words };
  }
  const when = formatRelativeTime(checkedAt, new Date(now), locale);
  return { isStale: stale, words: messages.plan.checked({ when }), value: atStart(when, locale) };
}

/** Everything that a price must not be read without, as text: since when it is not confirmed, and its terms. */
export function sayPriceFacts(plan: ListedPlan, now: string, language: Language): readonly string[] {
  const { isStale: stale, words } = sayChecked(plan, now, language);
  return [...(stale ? [words] : []), ...sayTerms(plan, language)];
}

/** The amount as a row's first column holds it: `5 GB`, `500 MB/day`, of "unlimited" what is fast. */
export function sayAmount(plan: ListedPlan, language: Language): string {
  const { dataKind, dataMb } = plan;
  const { plan: texts } = language.messages;
  if (dataMb === null) return dataKind === 'unlimited' ? texts.claimed : sayData(plan, language);
  const amount = formatDataAmount(dataMb, language.locale);
  if (dataKind === 'unlimited') return texts.fast({ amount });
  return dataKind === 'daily' ? texts.perDayAmount({ amount }) : sayData(plan, language);
}

/** What a row says of a plan beside its amount, days and price. */
export interface RowFacts {
  /** Since when the price is not confirmed; null: it is. */
  readonly stale: string | null;
  /** On the page of a region how much of it the plan covers. */
  readonly share: string | null;
  /** What the price must not be read without, the most important first. */
  readonly conditions: readonly string[];
  readonly network: string;
  /** Where else it works; null: one country only. */
  readonly reach: string | null;
  /** What follows the data; null: the line above the row says it. */
  readonly after: string | null;
}

interface RowPlace {
  readonly regionNames: ListData['regionNames'];
  /** ISO 8601: reference time of relative times. */
  readonly now: string;
}

export function rowFacts(row: ListRow, { regionNames, now }: RowPlace, language: Language): RowFacts {
  const { plan, trip } = row;
  const { isStale: stale, words } = sayChecked(plan, now, language);
  const reach = sayReach(plan, regionNames, language);
  const isOfRegion = plan.coverage.countriesHere > 1;
  const isUnlimited = plan.dataKind === 'unlimited';
  return {
    stale: stale ? words : null,
    share: isOfRegion ? reach : null,
    conditions: [
      ...(trip.fit === 'short' ? [] : sayBought(row, language)),
      // That it renews stands above the row.
      ...sayTerms({ ...plan, subscription: null }, language),
      ...(isUnlimited || plan.speedLimitKbps === null ? [] : sayLimits({ ...plan, reducedSpeedKbps: null }, language)),
    ],
    network: sayNetwork(plan, language).words,
    reach: isOfRegion ? null : reach,
    after: isUnlimited ? null : sayAfterAmount(plan, language),
  };
}

/** Conditions of every row, which a list of one seller says once above them. */
export function commonConditions(rows: readonly ListRow[], place: RowPlace, language: Language): readonly string[] {
  const [first = [], ...others] = rows.map((row) => rowFacts(row, place, language).conditions);
  return others.length === 0 ? [] : first.filter((words) => others.every((conditions) => conditions.includes(words)));
}

/** Pixels beside amount, logo and rating on phones of 360 and of 390. Wider: a line of its own. */
const room = [
  ['beside', 145],
  ['near', 175],
] as const;
const letter = { latin: 6.5, ideograph: 14 };
/** Pixels of a sign of the cost, and of the figure beneath it. */
const figure = { cost: 10.2, beneath: 7.1 };
const ratingWidth = 58;
/** The box of the answers has as many pixels less. */
const boxed = 34;

interface RowShape {
  readonly isBoxed: boolean;
  readonly isRated: boolean;
  readonly cost: string;
  readonly beneath: string;
}

/** Whether the share of a region and the conditions of a row have room beside the figure beneath the cost. */
export function roomOf(
  { stale, share, conditions }: RowFacts,
  { isBoxed, isRated, cost, beneath }: RowShape,
): (typeof room)[number][0] | 'far' {
  const facts = [stale ?? [], share ?? [], conditions].flat();
  if (facts.length === 0) return 'beside';
  const column = Math.max(cost.length * figure.cost, beneath.length * figure.beneath);
  const width = widthOf(joinFacts(facts, 'en')) + column + (isBoxed ? boxed : 0) - (isRated ? 0 : ratingWidth);
  return room.find(([, most]) => width <= most)?.[0] ?? 'far';
}

/** More than the column of amounts holds in its usual size. */
export function isWideAmount(words: string): boolean {
  return widthOf(words) > 8 * letter.latin;
}

function widthOf(words: string): number {
  return [...words].reduce((sum, sign) => sum + (sign > '\u2e80' ? letter.ideograph : letter.latin), 0);
}

/** On the page of a region how much of it a plan covers; else the reach of a multi-country plan, null: one country only. */
export function sayReach(
  { coverage }: Pick<ListedPlan, 'coverage'>,
  regionNames: ListData['regionNames'],
  language: Language,
): string | null {
  const { scope, countryCount, region, coveredHere, countriesHere } = coverage;
  if (countriesHere > 1) return sayShare({ coveredHere, countriesHere }, language);
  if (scope === 'local' && countryCount === 1) return null;
  return sayScope(
    { scope, countryCount, regionName: region === null ? null : (regionNames[region] ?? null) },
    language,
  );
}

/** A rating with one decimal: `4.6`, `4,6`. */
export function sayMean(mean: number, { locale }: Language): string {
  return formatRating(mean, locale);
}

/** Whether two rows render the same, for memoization: each list state creates new row objects. */
export function isSameRow(a: ListRow, b: ListRow): boolean {
  return a === b || (a.plan.id === b.plan.id && lookOf(a) === lookOf(b));
}

function lookOf({ trip, prices, plan }: ListRow): string {
  const { price, promoPrice, cost, costWithoutPromo, perGb, perDay } = prices;
  const amounts = [price, promoPrice, cost, costWithoutPromo, perGb, perDay].map((money) => money?.units);
  return [...amounts, trip.fit, trip.count, trip.promo, price?.currency, plan.checkedAt, plan.isUnconfirmed].join();
}
