import { languageOf } from '#domain/kernel/language.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';

// The whole currency table would cost the browser 60 kB; a test holds these two lists against data/currencies.json.
const withoutDecimals = new Set(
  (
    'AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SOS SYP UGX VND VUV ' +
    'XAF XOF XPF YER'
  ).split(' '),
);
const withThreeDecimals = new Set('BHD JOD KWD LYD OMR TND'.split(' '));

/** Displayed decimals of a currency: 0, 2 or 3, as in `data/currencies.json`. */
export function currencyDigits(code: CurrencyCode): number {
  if (withoutDecimals.has(code)) return 0;
  return withThreeDecimals.has(code) ? 3 : 2;
}

/** Signs that are unambiguous in every language; CLDR's narrow symbols. `¥` is the yen, the yuan is `CN¥`. */
const plainSigns: Readonly<Record<string, string>> = {
  BRL: 'R$',
  CZK: 'Kč',
  EUR: '€',
  GBP: '£',
  ILS: '₪',
  INR: '₹',
  JPY: '¥',
  KRW: '₩',
  NGN: '₦',
  PHP: '₱',
  PLN: 'zł',
  THB: '฿',
  TRY: '₺',
  TWD: 'NT$',
  UAH: '₴',
  VND: '₫',
};

/** The shortest unambiguous sign of a currency in the language; else its code. */
export function currencySign(code: CurrencyCode, locale: Locale): string {
  return languageOf(locale).signs[code] ?? plainSigns[code] ?? code;
}
