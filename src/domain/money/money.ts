import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';

/** An exact amount. Floats never hold money. */
export interface Money {
  /** Whole 1/10000 of the currency unit: 12.50 USD is 125000. */
  readonly units: number;
  readonly currency: CurrencyCode;
}

/** A displayed amount, marked where it is an estimate. */
export interface ShownMoney extends Money {
  /** Default, false: the seller's own price. */
  readonly isEstimate?: boolean;
}

/** Marks an amount as an estimate where it is one; null stays null. */
export function markEstimate<Amount extends Money | null>(
  money: Amount,
  isEstimate: boolean,
): Amount & (ShownMoney | null) {
  return money !== null && isEstimate ? { ...money, isEstimate } : money;
}

/** How many `units` make one whole unit of a currency. */
export const unitsPerWhole = 10_000;

/** Bounded, so that input of any length is rejected at once. */
const decimalPattern = /^(\d{1,15})(?:\.(\d{1,40}))?$/;

/**
 * Reads an exact, non-negative amount: `12.5`, `1980`. At most four fraction digits count (zeros behind them are
 * dropped); no sign, exponent or thousands separator. A number is read by its shortest decimal text, never by float maths.
 */
export function parseAmount(amount: string | number, currency: CurrencyCode): Result<Money> {
  const text = String(amount).trim();
  if (text === '') return failure('the amount is empty');
  if (text.startsWith('-')) return failure(`"${shorten(text)}" is negative`);
  const [, whole, fraction = ''] = decimalPattern.exec(text) ?? [];
  if (whole === undefined) return failure(`"${shorten(text)}" is not a plain decimal amount`);
  const digits = fraction.replace(/0+$/, '');
  if (digits.length > 4) return failure(`"${shorten(text)}" has more than four decimals`);
  const units = BigInt(whole) * BigInt(unitsPerWhole) + BigInt(digits.padEnd(4, '0'));
  const money = moneyOf(units, currency);
  return money === null ? failure(`"${shorten(text)}" is too large`) : success(money);
}

/** Feed values may be of any length; a reason quotes only their start. */
function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** Null when the amount cannot be held exactly: beyond 2^53 - 1 units, about 900 billion. */
export function moneyOf(units: bigint, currency: CurrencyCode): Money | null {
  const limit = BigInt(Number.MAX_SAFE_INTEGER);
  return units > limit || units < -limit ? null : { units: Number(units), currency };
}

/** Negative, 0 or positive, for sorting. Amounts of different currencies have no order of value: they sort by code. */
export function compareMoney(a: Money, b: Money): number {
  if (a.currency !== b.currency) return a.currency < b.currency ? -1 : 1;
  return a.units - b.units;
}

export function isPositive(money: Money): boolean {
  return money.units > 0;
}

/** The sum of two amounts of one currency; null for different currencies or a sum that is too large. */
export function addMoney(a: Money, b: Money): Money | null {
  return a.currency === b.currency ? moneyOf(BigInt(a.units) + BigInt(b.units), a.currency) : null;
}

/** The amount times a whole number; null for a factor that is not whole or a product that is too large. */
export function multiplyMoney(money: Money, wholeFactor: number): Money | null {
  if (!Number.isSafeInteger(wholeFactor)) return null;
  const product = money.units * wholeFactor;
  // A product that plain numbers cannot hold exactly is never a safe integer. Adding zero makes -0 a plain 0.
  if (Number.isSafeInteger(product)) return { units: product + 0, currency: money.currency };
  return moneyOf(BigInt(money.units) * BigInt(wholeFactor), money.currency);
}

/**
 * The amount times a fraction of two whole numbers, rounded half away from zero to 1/10000 of the unit; null for a
 * fraction that is not of whole numbers, a denominator below 1, or a result that is too large.
 */
export function scaleMoney(money: Money, numerator: number, denominator: number): Money | null {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator < 1) return null;
  const product = money.units * numerator;
  // Fast path: plain numbers are exact while no step can lose a digit, and ten times faster.
  if (product >= 0 && product * 2 + denominator * 3 < Number.MAX_SAFE_INTEGER)
    return { units: Math.floor((product * 2 + denominator) / (denominator * 2)), currency: money.currency };
  const exact = divideHalfAway(BigInt(money.units) * BigInt(numerator), BigInt(denominator));
  return moneyOf(exact, money.currency);
}

/** Whole-number division, rounded half away from zero. @param divisor at least 1 */
export function divideHalfAway(dividend: bigint, divisor: bigint): bigint {
  const twice = (dividend < 0n ? -dividend : dividend) * 2n + divisor;
  const magnitude = twice / (divisor * 2n);
  return dividend < 0n ? -magnitude : magnitude;
}

/** The amount as a plain decimal without needless zeros, exact: `12.5`, `1980`. `parseAmount` reads it back. */
export function amountText({ units }: Pick<Money, 'units'>): string {
  const digits = String(Math.abs(units)).padStart(5, '0');
  const fraction = digits.slice(-4).replace(/0+$/, '');
  return `${units < 0 ? '-' : ''}${digits.slice(0, -4)}${fraction === '' ? '' : `.${fraction}`}`;
}
