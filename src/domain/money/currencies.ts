import { usDollar } from '#domain/kernel/codes.ts';
import currencyRecords from '#data/currencies.json' with { type: 'json' };
import type { Currency } from './currency.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { referenceData } from '#domain/kernel/reference-data.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';

/** Every currency that is legal tender somewhere, by code. */
export const currencies = referenceData<readonly Currency[]>(currencyRecords);

const byCode: ReadonlyMap<string, Currency> = new Map(currencies.map((currency) => [currency.code, currency]));

export function findCurrency(code: string): Currency | null {
  return byCode.get(code) ?? null;
}

/** Parses `EUR` or ` eur `. */
export function parseCurrencyCode(text: string): Result<CurrencyCode> {
  const currency = findCurrency(text.trim().toUpperCase());
  return currency === null ? failure(`"${text.slice(0, 40)}" is not a known currency code`) : success(currency.code);
}

/** Display currency until a visitor picks one. */
export const defaultCurrency = usDollar;

/** The picker's short list, in the order of the specification. */
export const popularCurrencies = referenceData<readonly CurrencyCode[]>(['EUR', 'GBP', 'USD', 'JPY']);
