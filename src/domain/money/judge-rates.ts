import type { ExchangeRate } from './exchange-rates.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { pegFamilies, type PegFamily } from './pegs.ts';
import { daysBetween, type RateDay } from './rate-day.ts';

/**
 * Why a rate cannot be believed. `jump`: moved too far from the last one. `cross-rate`: does not go with the currencies
 * that are tied to it. `sources`: a currency's first rate, which another source contradicts.
 */
export type RateDoubt = 'jump' | 'cross-rate' | 'sources';

type LastRates = ReadonlyMap<CurrencyCode, ExchangeRate>;

const rateScale = 100_000_000;

/** Largest plausible move of one day, as a share. It grows with the square root of the days, as random moves do. */
const moveOfOneDay = 0.05;

/** However long ago the last rate is: an inverted rate of the euro or the pound is further away. */
const largestMove = 0.25;

const rounding = 1e-9;

/** Whether one of two rates is more than so many times the other: 1.05 from one day to the next, at most 1.25. */
export function isJump(from: ExchangeRate, to: ExchangeRate): boolean {
  const days = Math.max(1, Math.abs(daysBetween(from.date, to.date)));
  const ratio = Math.max(to.perUsdE8 / from.perUsdE8, from.perUsdE8 / to.perUsdE8);
  return ratio > 1 + Math.min(largestMove, moveOfOneDay * Math.sqrt(days)) + rounding;
}

export interface JudgedDay {
  readonly day: RateDay;
  readonly stored: LastRates;
}

/** The rates of a day that cannot be believed, judged against the last ones and against the currencies tied to them. */
export function doubtRates(judged: JudgedDay): ReadonlyMap<CurrencyCode, RateDoubt> {
  const { day, stored } = judged;
  const doubts = new Map<CurrencyCode, RateDoubt>();
  for (const [currency, perUsdE8] of day.rates) {
    const last = stored.get(currency);
    if (last !== undefined && isJump(last, { perUsdE8, date: day.date })) doubts.set(currency, 'jump');
  }
  for (const currency of crossRateErrors(judged)) doubts.set(currency, 'cross-rate');
  return doubts;
}

/** Largest plausible deviation from a parity, in logarithms: the widest band is 2.25 % to each side. */
const parityBand = 0.04;

function crossRateErrors(judged: JudgedDay): readonly CurrencyCode[] {
  return pegFamilies.flatMap((family) => errorsOfFamily(family, judged));
}

/**
 * Members whose implied rate of the anchor differs from the median of all. A tie that the last good rates break in the
 * same way has been given up.
 */
function errorsOfFamily({ anchor, members }: PegFamily, { day, stored }: JudgedDay): readonly CurrencyCode[] {
  const parities = new Map([[anchor, 1], ...members]);
  const now = deviations(parities, anchor, (code) => day.rates.get(code));
  const before = deviations(parities, anchor, (code) => stored.get(code)?.perUsdE8);
  const isOdd = (code: CurrencyCode, deviation: number): boolean =>
    Math.abs(deviation) > parityBand && Math.abs(deviation - (before.get(code) ?? 0)) > parityBand;
  const odd = [...now].filter(([code, deviation]) => isOdd(code, deviation)).map(([code]) => code);
  if (now.size > 2) return odd;
  // Of two, the one that has moved is wrong.
  const moved = odd.filter((code) => {
    const [from, to] = [stored.get(code)?.perUsdE8, day.rates.get(code)];
    return from !== undefined && to !== undefined && Math.abs(Math.log(to / from)) > parityBand;
  });
  return moved.length > 0 ? moved : odd;
}

/** Logarithm of the anchor's rate as each member implies it, against what most of them imply. */
function deviations(
  parities: ReadonlyMap<CurrencyCode, number>,
  anchor: CurrencyCode,
  rateOf: (code: CurrencyCode) => number | undefined,
): ReadonlyMap<CurrencyCode, number> {
  const implied = [...parities].flatMap(([code, parity]) => {
    const rate = rateOf(code);
    return rate === undefined ? [] : [[code, Math.log(rate / rateScale / parity)] as const];
  });
  // The dollar's own rate is certain.
  const middle = anchor === 'USD' ? 0 : medianOf(implied.map(([, each]) => each));
  return new Map(implied.map(([code, each]) => [code, each - middle]));
}

/** Of two the mean, from which both are equally far. */
function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[sorted.length % 2 === 0 ? half - 1 : half], sorted[half]];
  return (low + high) / 2;
}
