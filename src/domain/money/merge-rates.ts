import type { ExchangeRate } from './exchange-rates.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { doubtRates, type RateDoubt } from './judge-rates.ts';
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

/** A rate withheld until an operator accepts it. */
export interface HeldRate {
  readonly currency: CurrencyCode;
  readonly source: string;
  /** The last good one, which stays in use; null: there is none. */
  readonly from: ExchangeRate | null;
  readonly to: ExchangeRate;
  readonly doubt: RateDoubt;
}

/** Older rates are not accepted. The longest pause of the European Central Bank is five days, at Easter. */
const longestRateDays = 10;

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
 * For each currency the rate of the first source that has a fresh and plausible one (see `judge-rates.ts`); without any, the last valid one
 * stays with its date. A source never replaces its own newer rate by an older one.
 */
export function mergeRates(query: MergeQuery): Merged {
  const changed = new Map<CurrencyCode, SourcedRate>();
  const held: HeldRate[] = [];
  const offers = offersByCurrency(query);
  for (const [currency, offered] of offers) {
    const stored = query.stored.get(currency);
    const chosen = chooseRate(currency, offered, { query, held });
    if (chosen !== null && !isSame(chosen, stored)) changed.set(currency, chosen);
  }
  return { changed, held };
}

/** What a source says of a currency; `rate` undefined: nothing. */
interface Offer {
  readonly source: string;
  readonly rate: SourcedRate | undefined;
  readonly doubt: RateDoubt | null;
}

function offersByCurrency({ stored, readings }: MergeQuery): ReadonlyMap<CurrencyCode, readonly Offer[]> {
  const judged = readings.map(({ source, latest }) => {
    return { source, latest, doubts: latest && doubtRates({ day: latest, stored }) };
  });
  const currencies = new Set(readings.flatMap(({ latest }) => [...(latest?.rates.keys() ?? [])]));
  return new Map(
    [...currencies].map((currency) => {
      const offers = judged.map(({ source, latest, doubts }): Offer => {
        const perUsdE8 = latest?.rates.get(currency);
        const rate = latest && perUsdE8 !== undefined ? { perUsdE8, date: latest.date, source } : undefined;
        return { source, rate, doubt: doubts?.get(currency) ?? null };
      });
      return [currency, offers];
    }),
  );
}

interface Choosing {
  readonly query: MergeQuery;
  readonly held: HeldRate[];
}

function chooseRate(
  currency: CurrencyCode,
  offers: readonly Offer[],
  { query: { stored, today, isAccepted }, held }: Choosing,
): SourcedRate | null {
  const last = stored.get(currency);
  const isContested = last === undefined && areContradictory(offers, today);
  for (const { source, rate, doubt: ownDoubt } of offers) {
    const own = last?.source === source ? last : undefined;
    const doubt = ownDoubt ?? (isContested ? 'sources' : null);
    const isNews = rate !== undefined && !isStale(rate.date, today) && (own === undefined || own.date <= rate.date);
    if (isNews && doubt !== null && !isAccepted(currency)) {
      held.push({ currency, source, from: last ?? null, to: rate, doubt });
    } else if (isNews) {
      return rate;
    }
    if (own !== undefined && !isStale(own.date, today)) return own;
  }
  return null;
}

/** Largest difference between sources about a currency that has no rate yet. */
const largestDifference = 0.05;

function areContradictory(offers: readonly Offer[], today: string): boolean {
  const rates = offers.flatMap(({ rate }) => (rate !== undefined && !isStale(rate.date, today) ? [rate.perUsdE8] : []));
  return rates.length > 1 && Math.max(...rates) / Math.min(...rates) > 1 + largestDifference;
}

function isSame(a: SourcedRate, b: SourcedRate | undefined): boolean {
  return a.perUsdE8 === b?.perUsdE8 && a.date === b.date && a.source === b.source;
}

/** If more of a source's rates are doubtful at once, the source is wrong. */
const mostDoubts = 0.1;
const alwaysPossible = 2;

/** How many of a day's rates are doubtful; null: few enough to be the market. */
export function tooManyDoubts(day: RateDay, stored: SourcedRates): number | null {
  const doubts = doubtRates({ day, stored }).size;
  const compared = [...day.rates.keys()].filter((currency) => stored.has(currency)).length;
  return doubts > alwaysPossible && doubts > compared * mostDoubts ? doubts : null;
}
