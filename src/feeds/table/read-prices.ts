import { findCurrency } from '#domain/money/currencies.ts';
import { isPositive, type Money } from '#domain/money/money.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { PlanFacts, PlanPromo } from '#domain/plan/plan.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { readCurrency, readPaidPrice, type FeedPrice } from '#feeds/feed-price.ts';
import { fieldOf } from '#feeds/json-field.ts';
import { skip, type Skip } from '#feeds/skip-reason.ts';
import { readText } from './cell-text.ts';
import { listAt, walk } from './json-source.ts';
import type { CurrencySource, MappedFields, Source } from './mapping-schema.ts';
import { readingOf, type NumberReading } from './number-marks.ts';
import { namesOf, type SourceFinder, type SourceReader, type TableRow } from './table-row.ts';

type RowPrices = Pick<PlanFacts, 'ownPrices' | 'promo'> & { readonly price: FeedPrice };

interface StatedCurrency {
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

interface PriceContext {
  readonly row: TableRow;
  readonly numbers: NumberReading;
  /** The operator's currency for prices without one. */
  readonly operator: CurrencyCode | null;
}

type ReadPrices = (context: PriceContext) => Result<RowPrices, Skip>;

interface PriceReader {
  readonly spec: MappedFields['price'];
  readonly amount: SourceReader;
  readonly discounted: SourceReader | null;
  /** Where rows state a currency: the mapping's own source first. */
  readonly stating: readonly SourceReader[];
  /** The currency that the mapping or the name of the column states; null: none. */
  readonly fixed: string | null;
  readonly usual: CurrencyCode | null;
}

/** Reads all prices of a row. */
export function priceReader(fields: MappedFields, finder: SourceFinder): ReadPrices {
  const { price: spec, otherPrices } = fields;
  const amount = finder.find(spec.from);
  const named = currencyReader(spec.currency, finder);
  const reader: PriceReader = {
    spec,
    amount,
    discounted: spec.discounted === undefined ? null : finder.find(spec.discounted),
    stating: [...(named === null ? [] : [named]), ...ownCurrency(spec.from).map((name) => finder.find(name))].filter(
      ({ isThere }) => isThere,
    ),
    fixed: typeof spec.currency === 'string' ? spec.currency : amount.currency,
    usual: typeof spec.currency === 'object' ? (spec.currency.usual ?? null) : null,
  };
  const others = otherPriceReaders(otherPrices, finder);
  return (context) => {
    const price = readMainPrice(reader, context);
    if (!price.ok) return price;
    const ownPrices = others(context).filter(({ currency }) => currency !== price.value.currency);
    return success({ price: price.value, ownPrices, promo: readPromo(reader, price.value, context) });
  };
}

function currencyReader(source: CurrencySource | undefined, finder: SourceFinder): SourceReader | null {
  return typeof source === 'object' && 'from' in source ? finder.find(source.from) : null;
}

/** True where rows or columns can state a currency: the operator need not. */
export function statesCurrency(fields: MappedFields, finder: SourceFinder): boolean {
  const { currency, from } = fields.price;
  if (typeof currency === 'string' || finder.find(from).currency !== null) return true;
  if (currency?.usual !== undefined) return true;
  return [currencyReader(currency, finder), ...ownCurrency(from).map((name) => finder.find(name))].some(
    (reader) => reader?.isThere === true,
  );
}

const codeBeside = /^(?:([A-Za-z]{3})\s*(\d.*)|(\d.*?)\s*([A-Za-z]{3}))$/;

function readMainPrice(reader: PriceReader, context: PriceContext): Result<FeedPrice, Skip> {
  const { spec, amount } = reader;
  const { row } = context;
  const text = readText(amount, row);
  if (!text.ok) return text;
  const field = amount.field(row);
  if (spec.none.length > 0 && spec.none.includes((text.value ?? '').toUpperCase()))
    return failure(skip('not-offered', field, text.value ?? ''));
  if (text.value === null) return failure(skip('missing-field', field, ''));
  const [, before, behind, ahead, after] = /[A-Za-z]/.test(text.value) ? (codeBeside.exec(text.value) ?? []) : [];
  const currency = readRowCurrency(reader, context, before ?? after ?? null);
  if (!currency.ok) return currency;
  const numbers = readingOf(amount.read(row), context.numbers);
  return readAmount(behind ?? ahead ?? text.value, { numbers, currency: currency.value, field, inCents: spec.inCents });
}

interface Statement {
  readonly text: string;
  readonly field: string;
}

/** All that a row, its columns and the mapping state must be one currency; only then do defaults count. */
function readRowCurrency(
  reader: PriceReader,
  { row, operator }: PriceContext,
  beside: string | null,
): Result<StatedCurrency, Skip> {
  const statements = statementsOf(reader, row, beside);
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
  const code = operator ?? reader.usual;
  return code === null ? failure(skip('missing-field', 'currency', '')) : success({ code, shift: 0 });
}

function statementsOf(
  { stating, fixed, amount }: PriceReader,
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

function readStatedCurrency(text: string, field: string): Result<StatedCurrency, Skip> {
  const whole = hundredths.get(text);
  const currency = readCurrency(whole ?? text, field);
  return currency.ok ? success({ code: currency.value, shift: whole === undefined ? 0 : 2 }) : currency;
}

interface AmountContext extends Pick<PriceContext, 'numbers'> {
  readonly currency: StatedCurrency;
  readonly field: string;
  readonly inCents: boolean;
}

function readAmount(text: string, { numbers, currency, field, inCents }: AmountContext): Result<FeedPrice, Skip> {
  const { code } = currency;
  const read = numbers.read(text);
  if ('problem' in read && read.problem === 'ambiguous') return failure(skip('ambiguous-number', field, text));
  // What begins with a digit and is no number is a bad price; a sign, a dash and words have reasons of their own.
  if ('problem' in read) return withValue(readPaidPrice(text.replace(/^\d/, 'no number '), code, field), text);
  const shift = inCents ? (findCurrency(code)?.decimalDigits ?? 2) : currency.shift;
  return withValue(readPaidPrice(shiftPoint(read.number, shift), code, field), text);
}

/** The report shows what the row says. */
function withValue<Value>(read: Result<Value, Skip>, text: string): Result<Value, Skip> {
  return read.ok ? read : failure(skip(read.reason.reason, read.reason.field, text));
}

/** `1250` with two digits → `12.50`. */
function shiftPoint(number: string, digits: number): string {
  if (digits === 0) return number;
  const [whole = '', fraction = ''] = number.split('.');
  const padded = whole.padStart(digits + 1, '0');
  return `${padded.slice(0, -digits)}.${padded.slice(-digits)}${fraction}`;
}

/** Further prices that cannot be read are left out: the main price is converted instead. */
function otherPriceReaders(
  spec: MappedFields['otherPrices'],
  finder: SourceFinder,
): (context: PriceContext) => readonly Money[] {
  if (spec === undefined) return () => [];
  if (!Array.isArray(spec)) return ({ row, numbers }) => listedPrices(listAt(row, spec.list), { spec, row, numbers });
  const readers = spec.map(({ from, currency }) => ({ reader: finder.find(from), currency }));
  return ({ row, numbers }) =>
    onePerCurrency(
      readers.flatMap(({ reader, currency }) => {
        const text = readText(reader, row);
        if (!text.ok || text.value === null) return [];
        const reading = readingOf(reader.read(row), numbers);
        const own = {
          currency: { code: currency, shift: 0 },
          field: reader.field(row),
          inCents: false,
          numbers: reading,
        };
        const price = readAmount(text.value, own);
        return price.ok ? [exact(price.value)] : [];
      }),
    );
}

interface ListedPrices extends Pick<PriceContext, 'row' | 'numbers'> {
  readonly spec: { readonly from: string; readonly currency: string };
}

function listedPrices(list: readonly unknown[], { spec, row, numbers }: ListedPrices): readonly Money[] {
  const variant = row.scope?.variant ?? '';
  return onePerCurrency(
    list.flatMap((entry) => {
      const stated = walk(entry, spec.from.replaceAll('{variant}', variant));
      const code = fieldOf(entry, spec.currency);
      if (typeof code !== 'string' || (typeof stated !== 'number' && typeof stated !== 'string')) return [];
      const currency = readStatedCurrency(code, spec.currency);
      if (!currency.ok) return [];
      const text = String(stated).trim();
      const reading = readingOf(stated, numbers);
      const price = readAmount(text, { currency: currency.value, field: spec.from, inCents: false, numbers: reading });
      return price.ok ? [exact(price.value)] : [];
    }),
  );
}

function exact({ units, currency }: FeedPrice): Money {
  return { units, currency };
}

function onePerCurrency(prices: readonly Money[]): readonly Money[] {
  const first = new Map<string, Money>();
  for (const price of prices) if (!first.has(price.currency)) first.set(price.currency, price);
  return [...first.values()].sort((a, b) => (a.currency < b.currency ? -1 : 1));
}

/** A discount counts only below the list price; its conditions are not stated. */
function readPromo({ discounted, spec }: PriceReader, price: Money, { row, numbers }: PriceContext): PlanPromo | null {
  const text = discounted === null ? null : readText(discounted, row);
  if (discounted === null || text === null || !text.ok || text.value === null) return null;
  const currency = { code: price.currency, shift: 0 };
  const reading = readingOf(discounted.read(row), numbers);
  const lower = readAmount(text.value, { currency, field: '', inCents: spec.inCents, numbers: reading });
  if (!lower.ok || !isPositive(lower.value) || lower.value.units >= price.units) return null;
  return {
    price: exact(lower.value),
    code: null,
    newCustomersOnly: null,
    minimumSpend: null,
    excludedKinds: [],
    startsAt: null,
    endsAt: null,
  };
}
