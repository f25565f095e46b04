import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { memo } from '#domain/kernel/memo.ts';
import { currencies, parseCurrencyCode } from './currencies.ts';

/** Signs and words that are neither code, symbol nor narrow symbol of a currency. */
const otherSigns: ReadonlyMap<string, string> = new Map([
  ['us$', 'USD'],
  ['$us', 'USD'],
  ['usd$', 'USD'],
  ['c$', 'CAD'],
  ['au$', 'AUD'],
  ['s$', 'SGD'],
  ['sg$', 'SGD'],
  ['rmb', 'CNY'],
  ['円', 'JPY'],
  ['元', 'CNY'],
  ['원', 'KRW'],
  ['euro', 'EUR'],
  ['euros', 'EUR'],
  ['fr', 'CHF'],
]);

/** What a sign may stand for: its only meaning, or several, of which the rest of the file must name one. */
export interface SignMeaning {
  /** Null: the sign alone does not say. */
  readonly code: CurrencyCode | null;
  readonly allowed: readonly CurrencyCode[];
}

/** Reads a sign or code that is no plain ISO code; null: it is none. `$` and `kr` have many meanings, `¥` has two. */
export const meaningOfSign = memo(findMeaning, { most: 500 });

function findMeaning(sign: string): SignMeaning | null {
  const word = sign.replace(/\.$/, '');
  const other = parseCurrencyCode(otherSigns.get(word.toLowerCase()) ?? '');
  if (other.ok) return { code: other.value, allowed: [other.value] };
  // One Latin letter is a unit or a word more often than a currency.
  const found = /^[A-Za-z]$/.test(word)
    ? []
    : currencies.filter(({ symbol, narrowSymbol }) => symbol === word || narrowSymbol === word);
  if (found.length === 0) return null;
  const [main] = found.filter(({ symbol }) => symbol === word);
  const isClear = found.length === 1 || (main !== undefined && word !== '$' && word !== '¥');
  return { code: isClear ? ((main ?? found[0])?.code ?? null) : null, allowed: found.map(({ code: each }) => each) };
}

/** Whether what stands beside an amount may be said of a currency. */
export function maySay(beside: string, currency: CurrencyCode): boolean {
  if (/^[A-Za-z]{3}$/.test(beside) && parseCurrencyCode(beside).ok) return beside.toUpperCase() === currency;
  return meaningOfSign(beside)?.allowed.includes(currency) === true;
}
