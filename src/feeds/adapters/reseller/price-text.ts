import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { Money } from '#domain/money/money.ts';
import { findCurrency } from '#domain/money/currencies.ts';
import { failure, type Result } from '#domain/kernel/result.ts';
import { readPaidPrice } from '#feeds/row/feed-price.ts';
import { skip, type Skip } from '#feeds/read/skip-reason.ts';
import { readStatedCurrency } from '#feeds/row/stated-currency.ts';

/** `4.50`, `4.50 USD`, `USD 4.50`, `$4.50`, `4.50 €`. */
const pattern = /^\s*(?:([A-Z]{3})\s*|(\p{Sc})\s*)?([\d.,]+)(?:\s*([A-Z]{3})|\s*(\p{Sc}))?\s*$/u;

/**
 * A reseller's price, as a number or text. A currency in the text counts like one in a field of the row; a sign must be
 * that of the currency which the row, the operator or the format names.
 */
export function readResellerPrice(row: unknown, price: unknown, usual: CurrencyCode): Result<Money, Skip> {
  if (price === null || price === undefined) return failure(skip('missing-field', 'price', price));
  if (typeof price !== 'number' && typeof price !== 'string') return failure(skip('bad-price', 'price', price));
  const [, before, signBefore, amount = price, after, signAfter] = pattern.exec(String(price)) ?? [];
  const stated = readStatedCurrency(row, { price: before, 'price.currency': after });
  if (!stated.ok) return stated;
  const currency = stated.value ?? usual;
  const signs = [signBefore, signAfter].filter((sign) => sign !== undefined);
  if (signs.some((sign) => !isSignOf(sign, currency))) return failure(skip('two-currencies', 'price', price));
  return readPaidPrice(amount, currency, 'price');
}

function isSignOf(sign: string, code: CurrencyCode): boolean {
  const currency = findCurrency(code);
  return sign === currency?.symbol || sign === currency?.narrowSymbol;
}
