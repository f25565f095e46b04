import { z } from 'zod';
import { plainLine } from '#domain/kernel/plain-line.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { parseCurrencyCode } from '#domain/money/currencies.ts';
import { parseAmount } from '#domain/money/money.ts';
import { parseCountryCode } from '#domain/place/countries.ts';
import type { OwnSimOffer } from './site-settings.ts';
import type { FirstCurrencies } from '#domain/money/first-currency.ts';
import { isLocale, locales, type Locale } from '#domain/kernel/locale.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';

/** Display currencies; part of the schema in `config.ts`. */
export const currencySettingsShape = {
  FIRST_CURRENCY: z
    .string()
    .transform((text, issues): FirstCurrencies => {
      const named = text.split(',').map(readOne);
      const known = named.filter((each) => each !== null);
      if (known.length === named.length && new Set(known.map(([locale]) => locale)).size === known.length)
        return Object.fromEntries(known);
      issues.addIssue({
        code: 'custom',
        message: `must name languages (${locales.join(', ')}), each once and with a known currency, such as ja:JPY,fr:EUR`,
      });
      return z.NEVER;
    })
    .optional(),
};

/** Parses `ja:JPY`; null: invalid. */
function readOne(text: string): readonly [Locale, CurrencyCode] | null {
  const [locale = '', code = '', ...rest] = text.split(':').map((part) => part.trim());
  const currency = parseCurrencyCode(code);
  return isLocale(locale) && currency.ok && rest.length === 0 ? [locale, currency.value] : null;
}

const longestName = 40;

/** Reads `US | Larkline | JP, KR | 12.00 USD | 2026-11-28`, several separated by `;`. */
export function readOwnSimOffers(text: string): Result<readonly OwnSimOffer[]> {
  const offers = text.split(';').map(readOffer);
  return offers.includes(null)
    ? failure('must be rows such as US | Larkline | JP, KR | 12.00 USD | 2026-11-28, separated by ;')
    : success(offers.filter((offer) => offer !== null));
}

function readOffer(text: string): OwnSimOffer | null {
  const [code = '', name = '', codes = '', price = '', asOf = ''] = text.split('|').map((part) => part.trim());
  const home = parseCountryCode(code);
  const operator = plainLine(name, longestName);
  const places = codes.split(',').map((each) => parseCountryCode(each.trim()));
  const [amount = '', unit = ''] = price.split(' ');
  const currency = parseCurrencyCode(unit);
  const perDay = currency.ok ? parseAmount(amount, currency.value) : currency;
  if (!home.ok || operator === '' || !perDay.ok || !isDay(asOf) || places.some(({ ok }) => !ok)) return null;
  const known = places.flatMap((place) => (place.ok ? [place.value] : []));
  return { home: home.value, operator, places: known, perDay: perDay.value, asOf };
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).toJSON()?.slice(0, text.length) === text;
}
