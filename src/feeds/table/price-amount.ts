import { findCurrency } from '#domain/money/currencies.ts';
import { failure, type Result } from '#domain/kernel/result.ts';
import { readPaidPrice, withoutThousands, type FeedPrice } from '#feeds/row/feed-price.ts';
import { skip, type Skip } from '#feeds/read/skip-reason.ts';
import type { NumberReading } from '#feeds/row/number-marks.ts';
import { maySay } from '#domain/money/currency-sign.ts';
import { splitPrice } from '#feeds/row/price-text.ts';
import { readStatedCurrency, type StatedCurrency } from './row-currency.ts';

interface AmountContext {
  readonly numbers: NumberReading;
  readonly currency: StatedCurrency;
  readonly field: string;
  readonly inCents: boolean;
}

/** Reads an amount, beside which only its own currency may stand; `field` names it for the report. */
export function readAmount(
  text: string,
  { numbers, currency, field, inCents }: AmountContext,
): Result<FeedPrice, Skip> {
  const { code } = currency;
  const { number, beside } = splitPrice(text);
  if (!beside.every((each) => isStatedBy(each, currency))) return failure(skip('two-currencies', field, text));
  const whole = inCents || numbers.isStated ? null : withoutThousands(number, code);
  const read = whole === null ? numbers.read(number) : { number: whole };
  if ('problem' in read && read.problem === 'ambiguous') return failure(skip('ambiguous-number', field, text));
  // What begins with a digit and is no number is a bad price; a sign, a dash and words have reasons of their own.
  if ('problem' in read) return withValue(readPaidPrice(text.replace(/^\d/, 'no number '), code, field), text);
  const shift = inCents ? (findCurrency(code)?.decimalDigits ?? 2) : currency.shift;
  return withValue(readPaidPrice(shiftPoint(read.number, shift), code, field), text);
}

function isStatedBy(beside: string, { code, shift }: StatedCurrency): boolean {
  const stated = readStatedCurrency(beside, '');
  return stated.ok ? stated.value.code === code && stated.value.shift === shift : maySay(beside, code);
}

/** The report shows what the row says. */
function withValue<Value>(read: Result<Value, Skip>, text: string): Result<Value, Skip> {
  return read.ok ? read : failure(skip(read.reason.reason, read.reason.field, text));
}

/** `1250` with two digits → `12.50`. */
function shiftPoint(number: string, digits: number): string {
  if (digits === 0) return number;
  const [whole = '', fraction = ''] = number.split('.');
  const padded = whole.padStart(digits + 1, '0');
  return `${padded.slice(0, -digits)}.${padded.slice(-digits)}${fraction}`;
}
