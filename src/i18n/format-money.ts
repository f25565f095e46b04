import { languageOf } from '#domain/kernel/language.ts';
import { roundFare, wholeFareFrom } from '#domain/money/fare.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { unitsPerWhole, type Money, type ShownMoney } from '#domain/money/money.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { currencyDigits, currencySign } from './currency-display.ts';
import { cachePerLocale, numberFormat, rememberTexts } from './intl-cache.ts';
import { showSpaces } from './no-break-space.ts';
import { estimateSign } from './punctuation.ts';

/** By the digits that a currency has: what its units are in words, without a sign. */
const writersByDigits = [0, 1, 2, 3].map((digits) => {
  const numbers = cachePerLocale((tag) =>
    numberFormat(tag, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }),
  );
  return rememberTexts((units: number, locale: Locale) => showSpaces(numbers(locale).format(decimalOf(units))));
});

/** The exact decimal of an amount, `12.5000` for 125000 units, so that money is never a float. */
function decimalOf(units: number): `${number}` {
  const digits = String(Math.abs(units)).padStart(5, '0');
  return `${units < 0 ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}` as `${number}`;
}

function formatUnsigned(money: Money, locale: Locale): string {
  const units = Math.abs(money.units);
  return writersByDigits[currencyDigits(money.currency)]?.(units, locale) ?? decimalOf(units);
}

function placeSign(amount: string, sign: string, locale: Locale): string {
  if (!languageOf(locale).hasSignFirst) return `${amount}\u00a0${sign}`;
  return /\p{Letter}$/u.test(sign) ? `${sign}\u00a0${amount}` : `${sign}${amount}`;
}

/**
 * An amount as the language writes it: `$12.50`, `12,50 $US`, `¥1,980` (half-width in Japanese too).
 * Decimals follow the currency; a finer amount is rounded half up. Cash rounding (CHF 0.05) is a rule of `domain`.
 * Number and sign are joined by a no-break space where the language has a space. An amount that is an estimate begins with ≈.
 */
export function formatMoney(money: ShownMoney, locale: Locale): string {
  const amount = formatUnsigned(money, locale);
  const text = placeSign(amount, currencySign(money.currency, locale), locale);
  const isNegative = money.units < 0 && /[1-9]/.test(amount);
  return `${money.isEstimate === true ? estimateSign : ''}${isNegative ? '-' : ''}${text}`;
}

const wholeFormatter = cachePerLocale((tag) => numberFormat(tag, { maximumFractionDigits: 0 }));

/** A round amount without decimals, for the ends of a range: `$40`, `40 $US`. @param whole whole units of the currency */
export function formatWholeMoney(
  { whole, currency }: { whole: number; currency: CurrencyCode },
  locale: Locale,
): string {
  return placeSign(showSpaces(wholeFormatter(locale).format(whole)), currencySign(currency, locale), locale);
}

/** A price on a card or map: rounded, and without the mark of an estimate; the foot of the page explains both. */
export function formatFare({ units, currency }: Money, locale: Locale): string {
  if (units < wholeFareFrom) return formatMoney({ units, currency }, locale);
  return formatWholeMoney({ whole: roundFare(units) / unitsPerWhole, currency }, locale);
}

/** The price of one gigabyte: `$1.17/GB`, `1,17 $US/Go`. @param perGb the amount for 1 GB (1000 MB) */
export function formatPerGb(perGb: ShownMoney, locale: Locale): string {
  return `${formatMoney(perGb, locale)}/G${languageOf(locale).byte}`;
}

const tickNumbers = cachePerLocale(
  (tag) => new Intl.NumberFormat(tag, { notation: 'compact', maximumFractionDigits: 2 }),
);

/** A round amount on the axis of a chart, as short as it can be: `$10`, `$0.5`, `₫1.6m`, `¥2万`. */
export function formatTick(money: Money, locale: Locale): string {
  const amount = showSpaces(tickNumbers(locale).format(decimalOf(money.units)));
  return placeSign(amount, currencySign(money.currency, locale), locale);
}
