import { parseCurrencyCode } from '#domain/money/currencies.ts';
import { isPositive, parseAmount, type Money } from '#domain/money/money.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { skip, type Skip } from './skip-reason.ts';

/**
 * A row's price, exact.
 * @param field its field in the row
 */
export function readPrice(amount: string | number, currency: CurrencyCode, field: string): Result<Money, Skip> {
  const text = String(amount).trim();
  if (text === '') return failure(skip('missing-field', field, amount));
  if (text.startsWith('-')) return failure(skip('negative-price', field, amount));
  const money = parseAmount(text, currency);
  return money.ok ? money : failure(skip('bad-price', field, amount));
}

/** Like `readPrice`; a price of zero is refused, because in scraped and supplier files it is a gap, not a gift. */
export function readPaidPrice(amount: string | number, currency: CurrencyCode, field: string): Result<Money, Skip> {
  const money = readPrice(amount, currency, field);
  return !money.ok || isPositive(money.value) ? money : failure(skip('zero-price', field, amount));
}

export function readCurrency(code: string, field: string): Result<CurrencyCode, Skip> {
  const currency = parseCurrencyCode(code);
  return currency.ok ? success(currency.value) : failure(skip('bad-currency', field, code));
}
