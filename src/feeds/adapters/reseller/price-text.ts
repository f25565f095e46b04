import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { Money } from '#domain/money/money.ts';
import { failure, type Result } from '#domain/kernel/result.ts';
import { readPaidPrice } from '#feeds/row/feed-price.ts';
import { splitPrice } from '#feeds/row/price-text.ts';
import { skip, type Skip } from '#feeds/read/skip-reason.ts';
import { readStatedCurrency } from '#feeds/row/stated-currency.ts';

/**
 * A reseller's price, as a number or text. A code in the text counts like one in a field of the row; a sign must be
 * that of the currency which the row, the operator or the format names.
 */
export function readResellerPrice(row: unknown, price: unknown, usual: CurrencyCode): Result<Money, Skip> {
  if (price === null || price === undefined) return failure(skip('missing-field', 'price', price));
  if (typeof price !== 'number' && typeof price !== 'string') return failure(skip('bad-price', 'price', price));
  const codes = splitPrice(String(price)).beside.filter((each) => /^[A-Z]{3}$/.test(each));
  const stated = readStatedCurrency(row, Object.fromEntries(codes.map((code, place) => [`price.${place}`, code])));
  return stated.ok ? readPaidPrice(price, stated.value ?? usual, 'price') : stated;
}
