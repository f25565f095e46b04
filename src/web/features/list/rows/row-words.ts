import { isolateText } from '#domain/kernel/bidi-text.ts';
import type { ListRow } from '#domain/listing/destination-view.ts';
import type { ListedNetworks, ListedPlan } from '#domain/plan/listed-plan.ts';
import { isStale } from '#domain/plan/price-facts.ts';
import { formatRating } from '#i18n/format-number.ts';
import { atStart } from '#i18n/letter-case.ts';
import { joinFacts } from '#i18n/format-list.ts';
import { formatRecentDate, formatRelativeTime } from '#i18n/format-time.ts';
import type { ListData } from '#web/features/list/state/list-data.ts';
import { sayScope, sayShare, sayTerms, type Language } from '#web/shared/plan/plan-words.ts';

const namedOperators = 3;

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

/** At most three operators and the number of others; null: none is named. */
export function sayOperators({ operators }: ListedNetworks, { locale }: Language): string | null {
  if (operators.length === 0) return null;
  const names = operators.slice(0, namedOperators).map(({ name }) => isolateText(name));
  const rest = operators.length - names.length;
  return joinFacts([...names, ...(rest > 0 ? [`+${rest}`] : [])], locale);
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

function lookOf({ trip, prices, perGbShare, plan }: ListRow): string {
  const { price, promoPrice, cost, costWithoutPromo, perGb, perDay } = prices;
  const amounts = [price, promoPrice, cost, costWithoutPromo, perGb, perDay].map((money) => money?.units);
  return [
    ...amounts,
    trip.fit,
    trip.count,
    trip.promo,
    perGbShare,
    price?.currency,
    plan.checkedAt,
    plan.isUnconfirmed,
  ].join();
}
