import { findCurrency, parseCurrencyCode } from '#domain/money/currencies.ts';
import { divideHalfAway, isPositive, moneyOf, parseAmount, unitsPerWhole, type Money } from '#domain/money/money.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { NumberReading } from './number-marks.ts';
import { maySay } from '#domain/money/currency-sign.ts';
import { splitPrice } from './price-text.ts';
import { skip, type Skip } from '#feeds/read/skip-reason.ts';

/** A price as it is stored, and what the feed sent where that was rounded. */
export interface FeedPrice extends Money {
  readonly sent?: string;
}

/** A dash alone stands for a price that is not stated. */
const nothing = /^[-–—]?$/;
const negative = /^[-−]/;

/**
 * A row's price: exact, or rounded as its currency is when it has more than four decimals.
 * @param field its field in the row
 */
export function readPrice(amount: string | number, currency: CurrencyCode, field: string): Result<FeedPrice, Skip> {
  const text = String(amount).trim();
  if (nothing.test(text)) return failure(skip('missing-field', field, amount));
  if (negative.test(text)) return failure(skip('negative-price', field, amount));
  const exact = parseAmount(text, currency);
  if (exact.ok) return exact;
  const { number, beside } = splitPrice(text);
  if (!beside.every((each) => maySay(each, currency))) return failure(skip('two-currencies', field, amount));
  const plain = withoutThousands(number, currency) ?? plainNumber(number);
  const money = parseAmount(plain, currency);
  if (money.ok) return money;
  const rounded = roundAmount(plain, currency);
  return rounded === null ? failure(skip('bad-price', field, amount)) : success({ ...rounded, sent: text });
}

/** `1,200` in a currency without coins, such as yen: the mark can only be that of thousands. Null: another number. */
export function withoutThousands(number: string, currency: CurrencyCode): string | null {
  const isWhole = findCurrency(currency)?.decimalDigits === 0 && /^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/.test(number);
  return isWhole ? number.replace(/[.,]/g, '') : null;
}

/** The point is the decimal mark of every format; a comma counts where the number explains it, as in `4,50`. */
function plainNumber(number: string): string {
  const read = number.includes(',') ? new NumberReading(null).read(number) : { number };
  return 'number' in read ? read.number : number;
}

const longDecimal = /^(\d{1,15})\.(\d{5,40})$/;

/** Null: not a decimal amount, or one that would be rounded to nothing. */
function roundAmount(text: string, currency: CurrencyCode): Money | null {
  const [, whole, fraction = ''] = longDecimal.exec(text) ?? [];
  if (whole === undefined) return null;
  const digits = Math.min(findCurrency(currency)?.decimalDigits ?? 2, 4);
  const rounded = divideHalfAway(BigInt(whole + fraction), 10n ** BigInt(fraction.length - digits));
  const money = moneyOf(rounded * BigInt(unitsPerWhole / 10 ** digits), currency);
  return money === null || isPositive(money) ? money : null;
}

/** Like `readPrice`; a price of zero is refused, because in scraped and supplier files it is a gap, not a gift. */
export function readPaidPrice(amount: string | number, currency: CurrencyCode, field: string): Result<FeedPrice, Skip> {
  const money = readPrice(amount, currency, field);
  return !money.ok || isPositive(money.value) ? money : failure(skip('zero-price', field, amount));
}

/**
 * The same for a price beside the first one: null where it cannot be read, since the first is converted instead.
 * @param code its currency, as the row writes it
 */
export function readFurtherPrice(code: string, amount: string | number): Money | null {
  const currency = readCurrency(code.trim(), 'currency');
  const price = currency.ok ? readPaidPrice(amount, currency.value, 'price') : currency;
  return price.ok ? { units: price.value.units, currency: price.value.currency } : null;
}

/** `GBp` is pence, not pounds: a code that ends in a small letter alone is a hundredth of its currency. */
const hundredth = /^[A-Z]{2}[a-z]$/;

export function readCurrency(code: string, field: string): Result<CurrencyCode, Skip> {
  const currency = hundredth.test(code.trim()) ? failure('a hundredth') : parseCurrencyCode(code);
  return currency.ok ? success(currency.value) : failure(skip('bad-currency', field, code));
}
