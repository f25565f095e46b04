import type { ExchangeRate } from './exchange-rates.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { daysBetween, type RateDay } from './rate-day.ts';

/** A rate together with who published it. */
export interface SourcedRate extends ExchangeRate {
  readonly source: string;
}

export type SourcedRates = ReadonlyMap<CurrencyCode, SourcedRate>;

/** The rates of a source in one update. */
export interface RateReading {
  readonly source: string;
  /** Null: nothing new or usable; its stored rates stay valid. */
  readonly latest: RateDay | null;
}

/** A rate withheld because it is too far from the last valid one. */
export interface HeldRate {
  readonly currency: CurrencyCode;
  readonly source: string;
  readonly from: ExchangeRate;
  readonly to: ExchangeRate;
}

/** Older rates are not accepted. The longest pause of the European Central Bank is five days, at Easter. */
const longestRateDays = 10;

/** Maximum plausible move of a currency in thirty days, as a share. */
const largestMove = 0.2;

const daysOfMove = 30;

/**
 * Whether a change of rate is implausible: 20 % up or down within thirty days. The limit grows with the time between
 * the two, because rates that ship with an old release are valid only until the first update.
 */
export function isJump(from: ExchangeRate, to: ExchangeRate): boolean {
  const spans = Math.max(1, Math.ceil(Math.abs(daysBetween(from.date, to.date)) / daysOfMove));
  const ratio = to.perUsdE8 / from.perUsdE8;
  return ratio > (1 + largestMove) ** spans || ratio < (1 - largestMove) ** spans;
}

export function isStale(date: string, today: string): boolean {
  return daysBetween(date, today) > longestRateDays;
}

export interface MergeQuery {
  readonly stored: SourcedRates;
  /** The first one that has a currency gives its rate. */
  readonly readings: readonly RateReading[];
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** Whether an operator has accepted a currency's move. */
  readonly isAccepted: (currency: CurrencyCode) => boolean;
}

export interface Merged {
  /** Only what differs from the stored rates. */
  readonly changed: SourcedRates;
  readonly held: readonly HeldRate[];
}

/**
 * For each currency the rate of the first source that has a fresh and plausible one; without any, the last valid one
 * stays with its date. A source never replaces its own newer rate by an older one.
 */
export function mergeRates(query: MergeQuery): Merged {
  const changed = new Map<CurrencyCode, SourcedRate>();
  const held: HeldRate[] = [];
  const currencies = new Set(query.readings.flatMap(({ latest }) => [...(latest?.rates.keys() ?? [])]));
  for (const currency of currencies) {
    const stored = query.stored.get(currency);
    const chosen = chooseRate(currency, query, held);
    if (chosen !== null && !isSame(chosen, stored)) changed.set(currency, chosen);
  }
  return { changed, held };
}

function chooseRate(currency: CurrencyCode, query: MergeQuery, held: HeldRate[]): SourcedRate | null {
  const { stored, readings, today, isAccepted } = query;
  const last = stored.get(currency);
  for (const { source, latest } of readings) {
    const own = last?.source === source ? last : undefined;
    const perUsdE8 = latest?.rates.get(currency);
    const read = latest && perUsdE8 !== undefined ? { perUsdE8, date: latest.date, source } : undefined;
    const isNews = read !== undefined && !isStale(read.date, today) && (own === undefined || own.date <= read.date);
    if (isNews && last !== undefined && isJump(last, read) && !isAccepted(currency)) {
      held.push({ currency, source, from: last, to: read });
    } else if (isNews) {
      return read;
    }
    if (own !== undefined && !isStale(own.date, today)) return own;
  }
  return null;
}

function isSame(a: SourcedRate, b: SourcedRate | undefined): boolean {
  return a.perUsdE8 === b?.perUsdE8 && a.date === b.date && a.source === b.source;
}

/** If more of a source's rates jump at once, the source is wrong. */
const mostJumps = 0.1;
const alwaysPossible = 2;

/** How many of a day's rates jump; null: few enough to be the market. */
export function tooManyJumps({ date, rates }: RateDay, stored: SourcedRates): number | null {
  const compared = [...rates].flatMap(([currency, perUsdE8]) => {
    const last = stored.get(currency);
    return last === undefined ? [] : [isJump(last, { perUsdE8, date })];
  });
  const jumps = compared.filter(Boolean).length;
  return jumps > alwaysPossible && jumps > compared.length * mostJumps ? jumps : null;
}
