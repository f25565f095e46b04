import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { readCurrency } from '#feeds/row/feed-price.ts';
import { skip, type Skip } from '#feeds/read/skip-reason.ts';
import { readText } from './cell-text.ts';
import type { CurrencySource, MappedFields } from '#feeds/row/mapping-fields.ts';
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
]);

const currencyNames = ['currency', 'currency_code', 'price_currency', 'currencyCode', 'priceCurrency', 'ccy'];

/** Where a row states its currency, whether or not the mapping names it: in the row, its entry, or beside the price. */
function ownCurrency(price: Source): readonly string[] {
  const parents = namesOf(price).flatMap((name) => /^(.*\.)[^.]*$/.exec(name)?.[1] ?? []);
  return [...new Set(['', '$entry.', ...parents])].flatMap((parent) => currencyNames.map((name) => `${parent}${name}`));
}

/** All that states the currency of a row. */
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
  /** A code beside the amount; null: none. */
  readonly beside: string | null;
  /** The operator's currency for prices without one. */
  readonly operator: CurrencyCode | null;
}

type ReadCurrency = (row: TableRow, stated: BesideRow) => Result<StatedCurrency, Skip>;

/** Reads the currency of a row: all that the row, its columns and the mapping state must be one. */
export function currencyReader({ from, currency }: MappedFields['price'], finder: SourceFinder): ReadCurrency {
  const amount = finder.find(from);
  const named = namedSource(currency, finder);
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

function namedSource(source: CurrencySource | undefined, finder: SourceFinder): SourceReader | null {
  return typeof source === 'object' && 'from' in source ? finder.find(source.from) : null;
}

/** True where rows or columns can state a currency: the operator need not. */
export function statesCurrency(fields: MappedFields, finder: SourceFinder): boolean {
  const { currency, from } = fields.price;
  if (typeof currency === 'string' || finder.find(from).currency !== null) return true;
  if (currency?.usual !== undefined) return true;
  return [namedSource(currency, finder), ...ownCurrency(from).map((name) => finder.find(name))].some(
    (reader) => reader?.isThere === true,
  );
}

interface Statement {
  readonly text: string;
  readonly field: string;
}

/** Defaults count only where nobody states a currency. */
function readRowCurrency(
  readers: CurrencyReaders,
  row: TableRow,
  { beside, operator }: BesideRow,
): Result<StatedCurrency, Skip> {
  const statements = statementsOf(readers, row, beside);
  if (!statements.ok) return statements;
  let found: StatedCurrency | null = null;
  for (const { text, field } of statements.value) {
    const currency = readStatedCurrency(text, field);
    if (!currency.ok) return currency;
    found ??= currency.value;
    if (found.code !== currency.value.code || found.shift !== currency.value.shift)
      return failure(skip('two-currencies', field, [...new Set(statements.value.map((each) => each.text))].join(', ')));
  }
  if (found !== null) return success(found);
  const code = operator ?? readers.usual;
  return code === null ? failure(skip('missing-field', 'currency', '')) : success({ code, shift: 0 });
}

function statementsOf(
  { stating, fixed, amount }: CurrencyReaders,
  row: TableRow,
  beside: string | null,
): Result<readonly Statement[], Skip> {
  const statements: Statement[] = [];
  if (fixed !== null) statements.push({ text: fixed, field: amount.field(row) });
  if (beside !== null) statements.push({ text: beside, field: amount.field(row) });
  for (const reader of stating) {
    const text = readText(reader, row);
    if (!text.ok) return text;
    if (text.value !== null) statements.push({ text: text.value, field: reader.field(row) });
  }
  return success(statements);
}

/** `GBp` is pounds, moved by two digits. */
export function readStatedCurrency(text: string, field: string): Result<StatedCurrency, Skip> {
  const whole = hundredths.get(text);
  const currency = readCurrency(whole ?? text, field);
  return currency.ok ? success({ code: currency.value, shift: whole === undefined ? 0 : 2 }) : currency;
}
