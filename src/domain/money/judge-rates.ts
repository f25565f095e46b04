import type { ExchangeRate } from './exchange-rates.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { anchorOf, pegFamilies, type PegFamily } from './pegs.ts';
import { daysBetween, type RateDay } from './rate-day.ts';

/**
 * Why a rate cannot be believed. `jump`: moved further than the currency does. `upside-down`: the reciprocal of the last
 * one. `cross-rate`: does not go with the currencies that are tied to it. `sources`: a currency's first rate, which
 * another source contradicts.
 */
export type RateDoubt = 'jump' | 'upside-down' | 'cross-rate' | 'sources';

/** Earlier rates of each currency, the oldest first. */
export type PastRates = ReadonlyMap<CurrencyCode, readonly ExchangeRate[]>;

type LastRates = ReadonlyMap<CurrencyCode, ExchangeRate>;

const rateScale = 100_000_000;

/** Largest plausible move within thirty days where nothing is known of the currency's past, as a share. */
const largestMove = 0.2;
const daysOfMove = 30;

/** Always plausible, however calm the currency was: pegs have bands, and calm years end. */
const smallestLimit = Math.log(1.05);

/** Multiple of the usual move for the same number of days. */
const usualMoves = 6;

/** Days of history from which the usual move is known. */
const knownFrom = 10;

/**
 * Natural logarithm of the largest plausible ratio of two rates: it grows with the square root of the days between
 * them, as random moves do. With a history it is six times the currency's usual move, at least 5 % and never more than
 * without one.
 */
function moveLimit(days: number, isUp: boolean, past: readonly ExchangeRate[]): number {
  const largest =
    Math.abs(Math.log(isUp ? 1 + largestMove : 1 - largestMove)) * Math.sqrt(Math.max(1, days / daysOfMove));
  const usual = usualDailyMove(past);
  if (usual === null) return largest;
  return Math.min(largest, Math.max(smallestLimit, usualMoves * usual * Math.sqrt(Math.max(1, days))));
}

/** Root mean square of the daily moves; null: too few are known. */
function usualDailyMove(past: readonly ExchangeRate[]): number | null {
  const squares = past.slice(1).flatMap((rate, index) => {
    const before = past[index];
    const days = before === undefined ? 0 : daysBetween(before.date, rate.date);
    return before === undefined || days < 1 ? [] : [moveOf(before, rate) ** 2 / days];
  });
  if (squares.length < knownFrom) return null;
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length);
}

function moveOf(from: ExchangeRate, to: Pick<ExchangeRate, 'perUsdE8'>): number {
  return Math.log(to.perUsdE8 / from.perUsdE8);
}

/** Null: a currency without a last rate, or without a new one. */
function moveOfDay(currency: CurrencyCode, { day, stored }: Pick<JudgedDay, 'day' | 'stored'>): number | null {
  const [from, perUsdE8] = [stored.get(currency), day.rates.get(currency)];
  return from === undefined || perUsdE8 === undefined ? null : moveOf(from, { perUsdE8 });
}

/** Whether a rate moved further than the currency plausibly does in the time between the two. */
export function isJump(from: ExchangeRate, to: ExchangeRate, past: readonly ExchangeRate[] = []): boolean {
  const move = moveOf(from, to);
  const limit = moveLimit(Math.abs(daysBetween(from.date, to.date)), move > 0, past);
  return Math.abs(move) > limit + rounding;
}

const rounding = 1e-9;

/**
 * Whether a rate is nearer to the reciprocal of the last one than to the last one itself. Currencies near one dollar
 * may cross it by 5 %.
 */
function isUpsideDown(from: ExchangeRate, to: ExchangeRate): boolean {
  const move = Math.abs(moveOf(from, to));
  const product = Math.abs(Math.log(from.perUsdE8 / rateScale) + Math.log(to.perUsdE8 / rateScale));
  return move > smallestLimit && product < move / 2;
}

export interface JudgedDay {
  readonly day: RateDay;
  readonly stored: LastRates;
  readonly past: PastRates;
}

/**
 * The rates of a day that cannot be believed. Each is judged against the currency's own past and against the currencies
 * tied to it; where many move alike, the dollar has moved.
 */
export function doubtRates(judged: JudgedDay): ReadonlyMap<CurrencyCode, RateDoubt> {
  const { day, stored, past } = judged;
  const doubts = new Map<CurrencyCode, RateDoubt>();
  for (const currency of crossRateErrors(judged)) doubts.set(currency, 'cross-rate');
  for (const [currency, perUsdE8] of day.rates) {
    const last = stored.get(currency);
    const rate = { perUsdE8, date: day.date };
    if (last === undefined) continue;
    const doubt = isUpsideDown(last, rate) ? 'upside-down' : isJump(last, rate, past.get(currency)) ? 'jump' : null;
    if (doubt !== null && !isMoveOfDollar(last, rate, judged)) doubts.set(currency, doubt);
  }
  return doubts;
}

/** Largest difference, in logarithms, between currencies that move alike. */
const alike = 0.03;

/** Independent currencies that must move alike before the dollar is taken for the one that moved. */
const leastAlike = 5;

/**
 * Whether others moved alike while those tied to the dollar stood still: a wrong base would move these too. A move
 * larger than any plausible one of the dollar never is.
 */
function isMoveOfDollar(last: ExchangeRate, rate: ExchangeRate, { day, stored }: JudgedDay): boolean {
  if (isJump(last, rate)) return false;
  const move = moveOf(last, rate);
  const moves = [...day.rates.keys()].flatMap((code) => {
    const each = moveOfDay(code, { day, stored });
    return each === null ? [] : [[code, each] as const];
  });
  const tied = moves.filter(([code]) => code !== 'USD' && anchorOf(code) === 'USD');
  const standStill = tied.filter(([, each]) => Math.abs(each) < alike / 2).length;
  const moving = moves.filter(([code, each]) => anchorOf(code) !== 'USD' && Math.abs(each - move) <= alike);
  const independent = new Set(moving.map(([code]) => anchorOf(code)));
  return standStill > tied.length / 2 && independent.size >= leastAlike;
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
  const moved = odd.filter((code) => Math.abs(moveOfDay(code, { day, stored }) ?? 0) > parityBand);
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
