import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { readCurrency } from './feed-price.ts';
import { fieldOf } from '#feeds/read/json-field.ts';
import { skip, type Skip } from '#feeds/read/skip-reason.ts';

/** Names of the field in which rows of APIs state the currency of their price. */
export const currencyFields = ['currency', 'currencyCode', 'currency_code', 'priceCurrency', 'price_currency'] as const;

/**
 * The currency that a row itself states; null: none. It counts before that of the format and of the operator, whether
 * the format knows the field or not: 560 taka must never be read as 560 dollars. Two different ones contradict.
 * @param known further currencies that the row states, by their fields
 */
export function readStatedCurrency(
  row: unknown,
  known: Readonly<Record<string, unknown>> = {},
): Result<CurrencyCode | null, Skip> {
  let stated: CurrencyCode | null = null;
  const fields = [...Object.entries(known), ...currencyFields.map((field) => [field, fieldOf(row, field)] as const)];
  for (const [field, value] of fields) {
    const code = fieldOf(value, 'code') ?? value;
    if (code === undefined || code === null || String(code).trim() === '') continue;
    const currency = typeof code === 'string' ? readCurrency(code, field) : failure(skip('bad-currency', field, code));
    if (!currency.ok) return currency;
    if (stated !== null && stated !== currency.value)
      return failure(skip('two-currencies', field, `${stated}, ${currency.value}`));
    stated = currency.value;
  }
  return success(stated);
}
