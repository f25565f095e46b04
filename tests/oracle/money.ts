import { readFileSync } from 'node:fs';
import type { Price, Rate } from './read-market.ts';

/** Amounts as the product's rules want them: exact to 1/10000, converted once, rounded once for display. */

export interface Shown {
  /** Exact to 1/10000 of the unit. */
  readonly exact: number;
  /** As displayed. */
  readonly units: number;
  readonly currency: string;
  /** Converted. */
  readonly isEstimate: boolean;
}

const rules = new Map(
  (
    JSON.parse(readFileSync('data/currencies.json', 'utf8')) as {
      readonly code: string;
      readonly decimalDigits: number;
      readonly rounding: number;
      readonly namePlural: { readonly en: string };
    }[]
  ).map((currency) => [currency.code, currency]),
);

/** `euros` */
export function pluralOf(currency: string): string {
  return rules.get(currency)?.namePlural.en ?? currency;
}

export type Rates = ReadonlyMap<string, Rate>;

/** Half away from zero; amounts are never negative. */
function divide(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}

export function convert({ currency, units }: Price, to: string, rates: Rates): number | null {
  if (currency === to) return units;
  const [source, target] = [rates.get(currency)?.perUsd, rates.get(to)?.perUsd];
  if (source === undefined || target === undefined) return null;
  return Number(divide(BigInt(units) * target, source));
}

/** Conversions are rounded to the currency's step (CHF 0.05), sellers' own prices to its digits only. */
export function show(exact: number, currency: string, isEstimate: boolean): Shown {
  const { decimalDigits, rounding } = rules.get(currency) ?? { decimalDigits: 2, rounding: 0 };
  const digits = 10 ** (4 - decimalDigits);
  const step = BigInt(isEstimate ? Math.max(digits, Math.round(rounding * 10_000)) : digits);
  return { exact, units: Number(divide(BigInt(exact), step) * step), currency, isEstimate };
}

/** One plan's list price: the seller's own price in the currency, else the converted one; null: no rate. */
export function listPrice(
  { price, ownPrices }: { readonly price: Price; readonly ownPrices: readonly Price[] },
  currency: string,
  rates: Rates,
): Shown | null {
  const own = [price, ...ownPrices].find((each) => each.currency === currency);
  const exact = own?.units ?? convert(price, currency, rates);
  return exact === null ? null : show(exact, currency, own === undefined);
}

/** Units over a whole number, rounded to 1/10000. */
export function divideExactly(units: number, numerator: number, denominator: number): number {
  return Number(divide(BigInt(units) * BigInt(numerator), BigInt(denominator)));
}

const signs: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£', JPY: '¥', CHF: 'CHF\u00a0' };

/** In English: `$1,234.50`, `≈ CHF 9.95`. */
export function say({ units, currency, isEstimate }: Shown): string {
  const digits = rules.get(currency)?.decimalDigits ?? 2;
  const [whole = '', rest = ''] = (units / 10_000).toFixed(digits).split('.');
  const amount = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',') + (rest === '' ? '' : `.${rest}`);
  return `${isEstimate ? '≈\u00a0' : ''}${signs[currency] ?? `${currency}\u00a0`}${amount}`;
}
