import type { Currency } from './currency.ts';
import type { ExchangeRate, RateTable } from './exchange-rates.ts';
import { divideHalfAway, moneyOf, unitsPerWhole, type Money } from './money.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';

/** `perUsdE8` of one US dollar for one US dollar. */
const rateScale = 100_000_000;

interface KnownRate {
  readonly perUsdE8: number;
  readonly date: string | null;
}

/** The base of all rates needs no row of its own. */
function rateOf(code: CurrencyCode, rates: RateTable): KnownRate | null {
  const rate: ExchangeRate | undefined = rates[code];
  if (rate !== undefined) return rate.perUsdE8 > 0 ? rate : null;
  return code === 'USD' ? { perUsdE8: rateScale, date: null } : null;
}

/** How much of a currency one US dollar buys, times 10^8; null: not known. */
export function usdRate(code: CurrencyCode, rates: RateTable): number | null {
  return rateOf(code, rates)?.perUsdE8 ?? null;
}

/**
 * The amount in another currency, exact and rounded once, half away from zero, to 1/10000 of the unit. The same
 * currency is left unchanged. Null: a rate is missing, or the result is too large.
 */
export function convertMoney(money: Money, to: CurrencyCode, rates: RateTable): Money | null {
  if (money.currency === to) return money;
  const source = rateOf(money.currency, rates);
  const target = rateOf(to, rates);
  if (source === null || target === null) return null;
  return moneyOf(divideHalfAway(BigInt(money.units) * BigInt(target.perUsdE8), BigInt(source.perUsdE8)), to);
}

/** A price in the visitor's currency. */
export interface DisplayPrice {
  /** Exact to 1/10000 of the unit: order and compare by it, then show it through `roundShownPrice`. */
  readonly money: Money;
  /** True: converted; false: the seller's own price. */
  readonly estimate: boolean;
  /** Day of the older of the two rates, `YYYY-MM-DD`; null unless converted. */
  readonly rateDate: string | null;
}

/**
 * The seller's own price in the visitor's currency, else the converted list price as an estimate. Null: cannot be
 * converted.
 */
export function displayPrice(query: {
  readonly price: Money;
  /** The seller's own price in the asked currency, where it has one. */
  readonly ownPrice: Money | null;
  readonly currency: CurrencyCode;
  readonly rates: RateTable;
}): DisplayPrice | null {
  const { price, ownPrice, currency, rates } = query;
  if (price.currency === currency) return { money: price, estimate: false, rateDate: null };
  if (ownPrice?.currency === currency) return { money: ownPrice, estimate: false, rateDate: null };
  const money = convertMoney(price, currency, rates);
  return money && { money, estimate: true, rateDate: olderDate(price.currency, currency, rates) };
}

function olderDate(from: CurrencyCode, to: CurrencyCode, rates: RateTable): string | null {
  const dates = [rateOf(from, rates)?.date ?? null, rateOf(to, rates)?.date ?? null];
  return dates.filter((date) => date !== null).sort()[0] ?? null;
}

type DisplayRules = Pick<Currency, 'decimalDigits' | 'rounding'>;

/**
 * A converted amount as displayed: rounded to the currency's digits, and to its step where it has one (0.05 for CHF).
 */
export function roundForDisplay(money: Money, currency: DisplayRules): Money {
  return roundToStep(money, displayStep(currency));
}

/** In 1/10000 of the unit: converted amounts are displayed as multiples of it. */
export function displayStep(currency: DisplayRules): number {
  return Math.max(Math.round(currency.rounding * unitsPerWhole), digitStep(currency));
}

/** A seller's own price as displayed: rounded to the currency's digits only, because 9.99 CHF is the price asked. */
export function roundToDigits(money: Money, currency: Pick<DisplayRules, 'decimalDigits'>): Money {
  return roundToStep(money, digitStep(currency));
}

/** Whether two sellers' own prices are displayed alike, so that going from one to the other is no visible change. */
export function looksEqual(a: Money, b: Money, rules: Pick<DisplayRules, 'decimalDigits'>): boolean {
  const step = digitStep(rules);
  return a.currency === b.currency && roundToStep(a, step).units === roundToStep(b, step).units;
}

/** Rounds a display price: a conversion to the currency's step, an own price to its digits. */
export function roundShownPrice(price: Pick<DisplayPrice, 'money' | 'estimate'>, currency: DisplayRules): Money {
  return price.estimate ? roundForDisplay(price.money, currency) : roundToDigits(price.money, currency);
}

function digitStep(currency: Pick<DisplayRules, 'decimalDigits'>): number {
  return 10 ** (4 - currency.decimalDigits);
}

/** Half away from zero, to a multiple of `step` units; unchanged on overflow. */
function roundToStep(money: Money, step: number): Money {
  // Fast path: plain numbers are exact for nearly every price and ten times faster.
  if (money.units >= 0 && money.units * 2 + step * 3 < Number.MAX_SAFE_INTEGER)
    return { units: Math.floor((money.units * 2 + step) / (step * 2)) * step, currency: money.currency };
  const rounded = divideHalfAway(BigInt(money.units), BigInt(step)) * BigInt(step);
  return moneyOf(rounded, money.currency) ?? money;
}
