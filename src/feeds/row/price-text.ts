import { currencies, parseCurrencyCode } from '#domain/money/currencies.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';

/** A price as it is written: its number, and what stands before and after it. */
export interface PriceText {
  readonly number: string;
  /** Codes and signs of currencies, as in `US$9.00` or `9,00 EUR`. */
  readonly beside: readonly string[];
}

const mark = '(\\p{L}{0,3}\\p{Sc}\\p{L}{0,3}|\\p{L}{1,5}\\.?)';
const pattern = new RegExp(`^${mark}?\\s*(\\d(?:[\\d.,'’\\s]*\\d)?)\\s*${mark}?$`, 'u');
const code = /^[A-Za-z]{3}$/;
const plain = /^\d+(?:\.\d+)?$/;

/** Takes `4,50 €`, `USD 9.00` or `１，２００円` apart; a text that is no price is its own number. */
export function splitPrice(text: string): PriceText {
  if (plain.test(text)) return { number: text, beside: [] };
  const usual = usualDigits(text).trim();
  const [, before, number = usual, after] = pattern.exec(usual) ?? [];
  const beside = [before, after].filter((each) => each !== undefined);
  return beside.every((each) => code.test(each) || meaningOfSign(each) !== null)
    ? { number, beside }
    : { number: usual, beside: [] };
}

/** Full-width digits and signs of Japanese and Chinese keyboards as the usual ones. */
export function usualDigits(text: string): string {
  return text.replace(/[\uff01-\uff5e\uffe0-\uffe6]+/g, (wide) => wide.normalize('NFKC'));
}

/** Signs and words that are neither code, symbol nor narrow symbol of a currency. */
const otherSigns: Readonly<Record<string, string>> = {
  us$: 'USD',
  $us: 'USD',
  usd$: 'USD',
  c$: 'CAD',
  au$: 'AUD',
  s$: 'SGD',
  sg$: 'SGD',
  rmb: 'CNY',
  円: 'JPY',
  元: 'CNY',
  원: 'KRW',
  euro: 'EUR',
  euros: 'EUR',
  fr: 'CHF',
};

/** What a sign may stand for: its only meaning, or several, of which the rest of the file must name one. */
export interface SignMeaning {
  /** Null: the sign alone does not say. */
  readonly code: CurrencyCode | null;
  readonly allowed: readonly CurrencyCode[];
}

const meanings = new Map<string, SignMeaning>();

/** Reads a sign or code that is no plain ISO code; null: it is none. `$` and `kr` have many meanings, `¥` has two. */
export function meaningOfSign(sign: string): SignMeaning | null {
  let meaning = meanings.get(sign);
  if (meaning === undefined && meanings.size < 500) meanings.set(sign, (meaning = findMeaning(sign)));
  meaning ??= findMeaning(sign);
  return meaning.allowed.length === 0 ? null : meaning;
}

function findMeaning(sign: string): SignMeaning {
  const word = sign.replace(/\.$/, '');
  const other = parseCurrencyCode(otherSigns[word.toLowerCase()] ?? '');
  if (other.ok) return { code: other.value, allowed: [other.value] };
  // One Latin letter is a unit or a word more often than a currency.
  const found = /^[A-Za-z]$/.test(word)
    ? []
    : currencies.filter(({ symbol, narrowSymbol }) => symbol === word || narrowSymbol === word);
  const [main] = found.filter(({ symbol }) => symbol === word);
  const isClear = found.length === 1 || (main !== undefined && word !== '$' && word !== '¥');
  return { code: isClear ? ((main ?? found[0])?.code ?? null) : null, allowed: found.map(({ code: each }) => each) };
}

/** Whether what stands beside an amount may be said of a currency. */
export function maySay(beside: string, currency: CurrencyCode): boolean {
  if (code.test(beside) && parseCurrencyCode(beside).ok) return beside.toUpperCase() === currency;
  return meaningOfSign(beside)?.allowed.includes(currency) === true;
}
