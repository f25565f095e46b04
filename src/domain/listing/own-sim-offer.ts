import type { CountryCode } from '#domain/kernel/codes.ts';
import { plainLine } from '#domain/kernel/plain-line.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { parseCurrencyCode } from '#domain/money/currencies.ts';
import { parseAmount, type Money } from '#domain/money/money.ts';
import { parseCountryCode } from '#domain/place/countries.ts';

/** What a contract costs abroad, as the operator of the site has found out. */
export interface OwnSimOffer {
  readonly home: CountryCode;
  readonly operator: string;
  readonly places: readonly CountryCode[];
  /** For each day on which data is used; nothing: included. */
  readonly perDay: Money;
  /** `YYYY-MM-DD`. */
  readonly asOf: string;
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
