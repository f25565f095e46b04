import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { readCurrency } from '#feeds/row/feed-price.ts';
import { meaningOfSign, type SignMeaning } from '#domain/money/currency-sign.ts';
import { skip, type Skip } from '#feeds/read/skip-reason.ts';
import { readText } from './cell-text.ts';
import type { MappedFields } from '#feeds/row/mapping-fields.ts';
import type { Source } from '#feeds/row/mapping-values.ts';
import { namesOf, type SourceFinder, type SourceReader, type TableRow } from './table-row.ts';

export interface StatedCurrency {
  readonly code: CurrencyCode;
  /** Digits that the number has to be moved by. */
  readonly shift: number;
}

/** Codes of hundredths: pence, and South African cents. */
const hundredths: ReadonlyMap<string, string> = new Map([
  ['GBp', 'GBP'],
  ['GBX', 'GBP'],
  ['ZAc', 'ZAR'],
  ['ZAC', 'ZAR'],
  ['USc', 'USD'],
  ['USX', 'USD'],
  ['EUc', 'EUR'],
  ['AUc', 'AUD'],
  ['CAc', 'CAD'],
]);

const currencyNames = ['currency', 'currency_code', 'price_currency', 'currencyCode', 'priceCurrency', 'ccy'];

/** Where a row states its currency, whether or not the mapping names it: in the row, its entry, or beside the price. */
function ownCurrency(price: Source): readonly string[] {
  const parents = namesOf(price).flatMap((name) => /^(.*\.)[^.]*$/.exec(name)?.[1] ?? []);
  return [...new Set(['', '$entry.', ...parents])].flatMap((parent) => currencyNames.map((name) => `${parent}${name}`));
}

interface CurrencyReaders {
  readonly amount: SourceReader;
  /** Where rows state a currency: the mapping's own source first. */
  readonly stating: readonly SourceReader[];
  /** The currency that the mapping or the name of the column states; null: none. */
  readonly fixed: string | null;
  readonly usual: CurrencyCode | null;
}

/** What states a currency beside the row's own fields. */
interface BesideRow {
  /** The amount, and codes and signs beside it. */
  readonly number: string;
  readonly beside: readonly string[];
  /** The operator's currency for prices without one. */
  readonly operator: CurrencyCode | null;
}

type ReadCurrency = (row: TableRow, stated: BesideRow) => Result<StatedCurrency, Skip>;

/** Reads the currency of a row: all that the row, its columns and the mapping state must be one. */
export function currencyReader(price: MappedFields['price'], finder: SourceFinder): ReadCurrency {
  const { from, currency } = price;
  const amount = finder.find(from);
  const named = namedSource(price, finder);
  const readers: CurrencyReaders = {
    amount,
    stating: [...(named === null ? [] : [named]), ...ownCurrency(from).map((name) => finder.find(name))].filter(
      ({ isThere }) => isThere,
    ),
    fixed: typeof currency === 'string' ? currency : amount.currency,
    usual: typeof currency === 'object' ? (currency.usual ?? null) : null,
  };
  return (row, stated) => readRowCurrency(readers, row, stated);
}

/** Null: none is named, or the price's own column: its values have the currency beside them. */
function namedSource({ currency, from }: MappedFields['price'], finder: SourceFinder): SourceReader | null {
  return typeof currency === 'object' && 'from' in currency && !isSame(currency.from, from)
    ? finder.find(currency.from)
    : null;
}

function isSame(a: Source, b: Source): boolean {
  return namesOf(a).join('\n') === namesOf(b).join('\n');
}

/** True where rows or columns can state a currency: the operator need not. */
export function statesCurrency(fields: MappedFields, finder: SourceFinder): boolean {
  const { currency, from } = fields.price;
  if (typeof currency === 'string' || finder.find(from).currency !== null) return true;
  if (currency?.usual !== undefined) return true;
  if (currency !== undefined && 'from' in currency && isSame(currency.from, from)) return true;
  return [namedSource(fields.price, finder), ...ownCurrency(from).map((name) => finder.find(name))].some(
    (reader) => reader?.isThere === true,
  );
}

interface Statement {
  readonly text: string;
  readonly field: string;
}

/** Defaults count only where nobody states a currency. A sign of several currencies must fit the one that is stated. */
function readRowCurrency(
  readers: CurrencyReaders,
  row: TableRow,
  { beside, number, operator }: BesideRow,
): Result<StatedCurrency, Skip> {
  const signs = beside.flatMap((sign) => meaningOfSign(sign) ?? []);
  const open = signs.find(({ code }) => code === null);
  const clear = beside.filter((each) => meaningOfSign(each)?.code !== null);
  const statements = statementsOf(readers, row, clear);
  if (!statements.ok) return statements;
  let found: StatedCurrency | null = null;
  for (const { text, field } of statements.value) {
    const currency = readStatedCurrency(text, field);
    if (!currency.ok) return currency;
    found ??= currency.value;
    if (found.code !== currency.value.code || found.shift !== currency.value.shift)
      return failure(skip('two-currencies', field, [...new Set(statements.value.map((each) => each.text))].join(', ')));
  }
  const code = found?.code ?? operator ?? readers.usual;
  const field = readers.amount.field(row);
  if (open !== undefined && code !== null && !open.allowed.includes(code))
    return failure(skip('two-currencies', field, `${beside.join(' ')}, ${code}`));
  if (found !== null) return success(found);
  if (code !== null) return success({ code, shift: 0 });
  if (open === undefined) return failure(skip('missing-field', 'currency', ''));
  return isYen(number, open)
    ? success({ code: yen, shift: 0 })
    : failure(skip('bad-currency', field, beside.join(' ')));
}

const yen = currencyOfSign('円');

function currencyOfSign(sign: string): CurrencyCode {
  const code = meaningOfSign(sign)?.code ?? null;
  if (code === null) throw new RangeError(`${sign} is no currency`);
  return code;
}

/** ¥ is yen or yuan: thousands without decimals are a price in yen. */
function isYen(number: string, { allowed }: SignMeaning): boolean {
  return allowed.includes(yen) && /^(?:\d{4,}|\d{1,3}(?:[,.' ]\d{3})+)$/.test(number);
}

function statementsOf(
  { stating, fixed, amount }: CurrencyReaders,
  row: TableRow,
  beside: readonly string[],
): Result<readonly Statement[], Skip> {
  const statements: Statement[] = [];
  if (fixed !== null) statements.push({ text: fixed, field: amount.field(row) });
  for (const text of beside) statements.push({ text, field: amount.field(row) });
  for (const reader of stating) {
    const text = readText(reader, row);
    if (!text.ok) return text;
    if (text.value !== null) statements.push({ text: text.value, field: reader.field(row) });
  }
  return success(statements);
}

/** `GBp` is pounds, moved by two digits; `€` is a currency, and `$` is none. */
export function readStatedCurrency(text: string, field: string): Result<StatedCurrency, Skip> {
  const whole = hundredths.get(text) ?? (/^[A-Za-z]{3}$/.test(text) ? undefined : meaningOfSign(text)?.code);
  const shift = hundredths.has(text) ? 2 : 0;
  const currency = readCurrency(whole ?? text, field);
  return currency.ok ? success({ code: currency.value, shift }) : currency;
}
