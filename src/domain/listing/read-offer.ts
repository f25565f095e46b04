import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { findCurrency, parseCurrencyCode } from '#domain/money/currencies.ts';
import { meaningOfSign } from '#domain/money/currency-sign.ts';
import { parseAmount, type Money } from '#domain/money/money.ts';
import { maxTripMb } from '#domain/trip/trip.ts';

/** What was found in an offer as it was typed. `unclear`: several, or one that may mean something else. */
export interface ReadOffer {
  /** Decimal megabytes. Null: none. */
  readonly amount: number | 'unlimited' | 'unclear' | null;
  readonly days: number | 'unclear' | null;
  readonly price: Money | 'unclear' | null;
  /** True: the price has no sign, and is taken for one in the currency of the page. */
  readonly isCurrencyAssumed: boolean;
}

/** Longer texts are no offer. */
export const longestOffer = 120;

/**
 * Reads an amount, days and a price from a text such as `5 GB 30 days $9`, in the five languages of the site; the rest is
 * ignored. An ambiguous text is not read: the visitor is asked.
 * @param currency of the page: for prices without a sign, and for signs such as `$` that several currencies share
 */
export function readOffer(typed: string, currency: CurrencyCode): ReadOffer {
  const text = normalize(typed.slice(0, longestOffer));
  const amounts = findAmounts(text);
  const days = findDays(text);
  const rest = blank(text, [...amounts, ...days]);
  const prices = findPrices(rest, text, currency);
  const isBare = prices.length === 0;
  const bare = isBare ? findBarePrice(rest, text, currency) : [];
  return {
    amount: isSeveralTimes.test(text) || isDaily.test(text) ? 'unclear' : only(amounts),
    days: only(days),
    price: isPriceUnclear(text) ? 'unclear' : onlyPrice(isBare ? bare : prices),
    isCurrencyAssumed: bare.length > 0,
  };
}

/** An offer of three fields as one text. Figures alone are gigabytes and days. */
export function joinOffer([amount = '', days = '', price = '']: readonly string[]): string {
  const isFigure = (text: string): boolean => /^\s*\d+(?:[.,]\d+)?\s*$/.test(text.normalize('NFKC'));
  const fields = [isFigure(amount) ? `${amount} GB` : amount, isFigure(days) ? `${days} d` : days, price];
  return fields.filter((field) => field.trim() !== '').join(' ');
}

/** A part of the text, and what it means; null: unclear. */
interface Found<Value> {
  readonly start: number;
  readonly end: number;
  readonly value: Value | null;
}

/** Full-width signs become plain ones; spaces and apostrophes that group digits go before they turn into plain spaces. */
function normalize(typed: string): string {
  return typed
    .replaceAll(/(?<=\d)[\u00a0\u2009\u202f'’](?=\d{3}(?!\d))/g, '')
    .normalize('NFKC')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const figure = String.raw`\d+(?:[.,]\d+)*`;
/** The end of a unit: `d` is no unit in `data`. */
const unitEnd = String.raw`(?![\p{Script=Latin}])`;

const amountPattern = new RegExp(
  String.raw`(?<![\d.,]|[\p{Script=Latin}])(${figure}) ?(gb|go|gig(?:a?s?|a(?:bytes?|octets?))|ギガ(?:バイト)?|mb|mo|m[ée]gas?(?:bytes?|octets?)?|メガ(?:バイト)?)${unitEnd}`,
  'giu',
);
const unlimitedPattern = /unlimited|illimit[ée]e?s?|ilimitad[oa]s?|illimitat[oaie]|無制限|使い放題|∞/giu;
const callsPattern = /^ ?(?:calls|min|texts|sms|appels|llamadas|chiamate|通話)/iu;

type Amount = number | 'unlimited';

function findAmounts(text: string): readonly Found<Amount>[] {
  const sized = [...text.matchAll(amountPattern)].map((match): Found<Amount> => {
    const [whole, digits = '', unit = ''] = match;
    const place = { start: match.index, end: match.index + whole.length };
    return { ...place, value: isPartOfMore(text, place.start, digits) ? null : readAmount(digits, unit) };
  });
  const unlimited = [...text.matchAll(unlimitedPattern)]
    .map((match): Found<Amount> => ({ start: match.index, end: match.index + match[0].length, value: 'unlimited' }))
    .filter(({ end }) => !callsPattern.test(text.slice(end)));
  return [...sized, ...unlimited];
}

/** Less is more likely months than `mégaoctets`. */
const leastMo = 50;

function readAmount(digits: string, unit: string): number | null {
  const isGigabytes = /^(?:g|ギガ)/iu.test(unit);
  const value = readFigure(digits, isGigabytes ? 'decimal' : 'grouped');
  if (value === null || (/^mo$/i.test(unit) && value < leastMo)) return null;
  const megabytes = isGigabytes ? Math.round(value * 1000) : value;
  return megabytes >= 1 && megabytes <= maxTripMb && Number.isInteger(megabytes) ? megabytes : null;
}

/**
 * `1.5`, `1,5`, `1,234.5`, `1.234,5`. Three digits after the only separator group thousands in a price, and are unclear in
 * gigabytes. Null: unclear.
 */
function readFigure(digits: string, kind: 'grouped' | 'decimal'): number | null {
  const [whole = '', ...groups] = digits.split(/[.,]/);
  const separators = digits.replaceAll(/\d/g, '');
  const last = groups.at(-1);
  if (last === undefined) return Number(whole);
  const isDecimal = last.length < 3 || (groups.length === 1 && whole === '0');
  if (!isDecimal && kind === 'decimal') return null;
  const thousands = isDecimal ? groups.slice(0, -1) : groups;
  const grouping = isDecimal ? separators.slice(0, -1) : separators;
  const isGrouped = thousands.every((group) => group.length === 3) && (thousands.length === 0 || whole.length <= 3);
  const isOneSign = new Set(grouping).size <= 1 && !(isDecimal && grouping.includes(separators.at(-1) ?? ''));
  if (!isGrouped || !isOneSign) return null;
  return Number(`${whole}${thousands.join('')}${isDecimal ? `.${last}` : ''}`);
}

const dayUnits = String.raw`days?|d|jours?|j|d[ií]as?|giorn[oi]|gg|日間?(?!本)`;
const weekUnits = String.raw`weeks?|semaines?|semanas?|settiman[ae]|週間`;
const monthUnits = String.raw`months?|mois|mes(?:es)?|mes[ei]|[かヶカヵケ箇]月間?`;
const hourUnits = String.raw`h|hours?|heures?|horas?|or[ae]|時間`;
const spanPattern = new RegExp(
  String.raw`(?<![\d.,/月]|[\p{Script=Latin}])(\d{1,4})[ -]?(?:(${dayUnits})|(${weekUnits})|(${monthUnits})|(${hourUnits}))${unitEnd}`,
  'giu',
);

/** As long as a plan may last, in days. */
const longestDays = 999;

function findDays(text: string): readonly Found<number>[] {
  return [...text.matchAll(spanPattern)].map((match) => {
    const [whole, digits = '', day, week, month] = match;
    const lengths: readonly (readonly [string | undefined, number])[] = [
      [day, 1],
      [week, 7],
      [month, 30],
    ];
    const [, length = 1 / 24] = lengths.find(([unit]) => unit !== undefined) ?? [];
    const days = Number(digits) * length;
    const isClear = Number.isInteger(days) && days >= 1 && days <= longestDays;
    const isRead = isClear && !isPartOfMore(text, match.index, digits);
    return { start: match.index, end: match.index + whole.length, value: isRead ? days : null };
  });
}

/** `5-10 GB`, `5 to 10 GB`; `1 980`, where a plain space may group digits or part two figures. */
function isPartOfMore(text: string, start: number, digits: string): boolean {
  const before = text.slice(0, start);
  const after = text.slice(start + digits.length);
  const isRange = /\d ?(?:[-–~]|to|or|and|à|ou|et|a|o|y|e|から|と) ?$/iu.test(before);
  return isRange || isGroupOf(before, digits) || (/^\d{1,3}$/.test(digits) && /^ \d{3}(?!\d)/.test(after));
}

function isGroupOf(before: string, digits: string): boolean {
  return /^\d{3}(?:[.,]\d+)?$/.test(digits) && /(?<!\d)\d{1,3} $/.test(before);
}

/** Blanks what has been read, and keeps every position. */
function blank(text: string, found: readonly Found<unknown>[]): string {
  return found.reduce((rest, { start, end }) => rest.slice(0, start) + ';'.repeat(end - start) + rest.slice(end), text);
}

const figurePattern = new RegExp(String.raw`(?<![\d.,])${figure}`, 'g');

function findPrices(rest: string, text: string, page: CurrencyCode): readonly Found<Money>[] {
  return [...rest.matchAll(figurePattern)].flatMap((match): Found<Money>[] => {
    const [digits] = match;
    const place = { start: match.index, end: match.index + digits.length };
    const [before] = /[\p{Sc}\p{Letter}]+\.? ?$/u.exec(rest.slice(0, place.start)) ?? [''];
    const [after] = /^ ?[\p{Sc}\p{Letter}]+/u.exec(rest.slice(place.end)) ?? [''];
    const said = [before, after].map((word) => currencyOf(word.trim(), page));
    const codes = new Set(said.filter((code) => code !== null));
    const [code] = codes;
    if (code === undefined) return [];
    const isOther = isPartOfMore(text, place.start, digits) || codes.size > 1 || code === 'unclear';
    return [{ ...place, value: isOther ? null : readPrice(digits, code) }];
  });
}

/** A figure without a sign that begins or ends the text, and is the only one. */
function findBarePrice(rest: string, text: string, page: CurrencyCode): readonly Found<Money>[] {
  const figures = [...rest.matchAll(figurePattern)];
  const [match] = figures;
  if (match === undefined || figures.length > 1) return [];
  const [digits] = match;
  const place = { start: match.index, end: match.index + digits.length };
  const isFirst = place.start === 0 && rest.slice(place.end).startsWith(' ;');
  const isLast = place.end === rest.length && /(?:^|[ ;/:,])$/.test(rest.slice(0, place.start));
  if (!isFirst && !isLast) return [];
  return [{ ...place, value: isPartOfMore(text, place.start, digits) ? null : readPrice(digits, page) }];
}

function readPrice(digits: string, currency: CurrencyCode): Money | null {
  // Three decimals look like thousands.
  const isThreefold = findCurrency(currency)?.decimalDigits === 3;
  const value = readFigure(digits, isThreefold ? 'decimal' : 'grouped');
  const amount = value === null ? null : parseAmount(value, currency);
  return amount?.ok === true ? amount.value : null;
}

/** Codes that people type in small letters; others, such as `all` and `top`, are words. */
const smallCodes = /^(?:usd|eur|gbp|jpy|aud|cad|chf)$/;

const currencyWords: readonly (readonly [RegExp, string])[] = [
  [/^(?:us)?(?:dollars?|d[óo]lar(?:es)?|dollar[oi])$|ドル$/iu, '$'],
  [/^(?:yens?|円)/iu, 'JPY'],
  [/^(?:euros?|ユーロ)/iu, 'EUR'],
  [/^(?:pounds?|livres?|libras?|sterlin[ae]|ポンド)/iu, 'GBP'],
  [/^(?:won|ウォン)/iu, 'KRW'],
];

/** The currency of a sign, code or word beside a figure. Null: it is none. */
function currencyOf(word: string, page: CurrencyCode): CurrencyCode | 'unclear' | null {
  const said = currencyWords.find(([pattern]) => pattern.test(word))?.[1] ?? word;
  if (/^[A-Z]{3}$/.test(said) || smallCodes.test(said)) {
    const code = parseCurrencyCode(said);
    if (code.ok) return code.value;
  }
  // `$US`, `$CA`: French puts the country behind.
  const meaning = meaningOfSign(said) ?? meaningOfSign(said.replace(/^\$([A-Z]{1,2})$/, '$1$$'));
  if (meaning === null) return null;
  if (meaning.code !== null) return meaning.code;
  if (meaning.allowed.includes(page)) return page;
  const [usual] = ['USD', 'JPY']
    .map(parseCurrencyCode)
    .filter((code) => code.ok && meaning.allowed.includes(code.value));
  return usual?.ok === true ? usual.value : 'unclear';
}

const isSeveralTimes = /\d ?[x×*](?!\p{Letter})|(?<!\p{Letter})[x×*] ?\d/iu;
const isDaily =
  /(?:\/|\b(?:per|par|por|al|a|each|every|cada|ogni|chaque)) ?(?:day|jour|d[ií]a|giorno|24 ?h)|\/ ?[dj](?!\p{Letter})|\bdaily|quotidien|\bdiari[oae]|giornalier|毎日|\/ ?日|1日(?:あたり|に|ごと|で)|(?<!\d)1日 ?\d/iu;
const isByUnit =
  /(?:\/|\b(?:per|par|por|al|a|each|every|cada|ogni|chaque)) ?(?:gb|go|giga|month|mo|mois|mes|week|sem|sett|ギガ|月|週)(?!\p{Letter})|月額|毎月|monthly|mensuel|mensual|mensil/iu;
const isReduced = /\boff\b|discount|remise|rabais|réduction|descuento|rebaja|sconto|割引|オフ|値引/iu;

function isPriceUnclear(text: string): boolean {
  return [isSeveralTimes, isDaily, isByUnit, isReduced].some((pattern) => pattern.test(text));
}

/** What all finds agree on. */
function only<Value extends number | string>(found: readonly Found<Value>[]): Value | 'unclear' | null {
  const [first] = found;
  if (first === undefined) return null;
  return first.value === null || found.some(({ value }) => value !== first.value) ? 'unclear' : first.value;
}

function onlyPrice(found: readonly Found<Money>[]): Money | 'unclear' | null {
  const [first] = found;
  if (first === undefined) return null;
  return found.length > 1 || first.value === null ? 'unclear' : first.value;
}
