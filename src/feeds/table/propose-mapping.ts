import { parseCurrencyCode } from '#domain/money/currencies.ts';
import { parseValidityDays } from '#domain/plan/validity.ts';
import { findCsvLayout } from '#feeds/read/csv-layout.ts';
import { beginsLikeJson } from '#feeds/read/read-json-parts.ts';
import { meaningOfState } from '#feeds/row/offer-status.ts';
import { meaningOfSign } from '#domain/money/currency-sign.ts';
import { splitPrice } from '#feeds/row/price-text.ts';
import { keysOf } from '#domain/kernel/records.ts';
import type { FeedFile } from '#feeds/read/feed-file.ts';
import {
  candidatesFor,
  findDividedAmount,
  findOtherPlaces,
  headingsIn,
  timeUnitIn,
  unitIn,
  type Candidate,
  type ColumnRole,
  type DividedAmount,
} from './column-roles.ts';
import { mappingSchema, type TableMapping, type TableMappingText } from '#feeds/row/mapping-schema.ts';
import { placeOf } from './propose-place.ts';
import { proposeWide } from './propose-wide.ts';
import { priceTerm, proposeConditions } from './propose-conditions.ts';
import { sampleColumns, type SampledColumn, type TableSample } from './sample-columns.ts';

/** A mapping for a file of unknown shape, and the reasons for it. */
export interface MappingProposal {
  /** Null: something that every plan needs was not found. */
  readonly mapping: TableMapping | null;
  /** As an operator writes it; without a mapping its beginning, null where nothing was found. */
  readonly text: TableMappingText | UnfinishedMapping | null;
  /** One sentence for each column: what it is taken for, and why. */
  readonly why: readonly string[];
  /** What is missing, or has to be decided by the operator. */
  readonly open: readonly string[];
}

/** A mapping that lacks fields which every plan needs. */
type UnfinishedMapping = Omit<TableMappingText, 'fields'> & {
  readonly fields: Partial<TableMappingText['fields']>;
};

/** Proposes a mapping from the headings and values of a file. Nothing is decided by a guess: what is unclear is said. */
export async function proposeMapping(file: FeedFile): Promise<MappingProposal> {
  const { headerLine } = findCsvLayout(file);
  const first = await proposeFrom(file);
  if (beginsLikeJson(file)) return first;
  if (first.mapping === null) {
    const other = findOtherHeader(file);
    const second = other === null ? null : await proposeFrom({ ...file, headerLine: other });
    if (other !== null && second?.mapping) return withHeader(second, other);
  }
  return headerLine === 1 ? first : withHeader(first, headerLine);
}

/** A line below the first one that has headings of a plan, and no numbers. */
function findOtherHeader(file: FeedFile): number | null {
  const { headerLine, delimiter } = findCsvLayout(file);
  const lines = file.head.split(/\r\n|\n|\r/, 30).map((line) => line.split(delimiter));
  const found = lines.findIndex(
    (cells, at) => at !== headerLine - 1 && headingsIn(cells) >= 3 && !cells.some((cell) => /^\W*\d/.test(cell)),
  );
  return found < 0 ? null : found + 1;
}

function withHeader(proposal: MappingProposal, line: number): MappingProposal {
  return { ...proposal, why: [`The header is line ${line}; the lines above it are not read.`, ...proposal.why] };
}

async function proposeFrom(file: FeedFile): Promise<MappingProposal> {
  const sample = await sampleColumns(file);
  if (sample === null) return { mapping: null, text: null, why: [], open: [describeRowless(file)] };
  const wide = proposeWide(sample);
  if (wide === null) return proposeFor(sample);
  const { text, why, open } = wide;
  const isStated = text.fields.price.currency !== undefined;
  return { mapping: mappingSchema.parse(text), text, why, open: isStated ? open : [noCurrency, ...open] };
}

function describeRowless({ name, head }: FeedFile): string {
  const kind = /^\s*<(?:!doctype|html|\?xml)/i.test(head) ? 'is a web page or XML: it' : '';
  return [name, kind, 'holds no rows with named columns or fields; save its table as CSV or JSON.']
    .filter((words) => words !== '')
    .join(' ');
}

const noCurrency = 'Nothing states the currency of the prices: name it with --currency, or in the mapping.';

const wanted: Readonly<Record<'place' | 'data' | 'days' | 'price', string>> = {
  place: 'a country or destination',
  data: 'an amount of data with its unit, in the values or in the heading',
  days: 'how many days a plan runs',
  price: 'a price',
};

/** A column has one role: those that say most about themselves choose first. */
const order: readonly ColumnRole[] = [
  'currency',
  'url',
  'seen',
  'data',
  'place',
  'price',
  'days',
  'id',
  'seller',
  'name',
];

/** Roles of which two columns may be, and only one is right. */
const rivals: Partial<Record<ColumnRole, readonly [what: string, which: string]>> = {
  price: ['Prices', 'one travellers pay'],
  data: ['Amounts of data', 'one a plan has'],
  days: ['Days', 'ones a plan runs'],
};

function proposeFor(sample: TableSample): MappingProposal {
  const found = new Map<ColumnRole, Candidate>();
  const taken = new Set<SampledColumn>();
  const open: string[] = [];
  for (const role of order) {
    const [first, ...others] = candidatesFor(
      role,
      sample.columns.filter((column) => !taken.has(column)),
    );
    if (first === undefined) continue;
    const [second] = others;
    const elsewhere = role === 'place' ? findOtherPlaces(first, others) : null;
    if (elsewhere !== null) open.push(`"${elsewhere.source}" names other countries: decide which ones a plan is for.`);
    const may = rivals[role];
    if (may !== undefined && second?.score === first.score)
      open.push(`${may[0]} may also stand in "${second.column.source}": decide which ${may[1]}.`);
    if (role === 'id' && new Set(first.column.values).size < sample.rows) continue;
    found.set(role, first);
    taken.add(first.column);
  }
  const divided = found.has('data') ? null : findDividedAmount(sample.columns.filter((column) => !taken.has(column)));
  if (divided !== null) found.set('data', dividedData(divided));
  const amount = divided === null ? [] : [divided.amount, divided.unit];
  const rest = sample.columns.filter((column) => !taken.has(column) && !amount.includes(column));
  const extra = extrasOf(found, rest);
  const conditions = proposeConditions(
    rest.filter((column) => !extra.used.includes(column)),
    { names: found.get('name')?.column.values, notes: sample.notes },
  );
  const missing = keysOf(wanted).filter((role) => !found.has(role));
  open.push(...missing.map((role) => `No column states ${wanted[role]}.`));
  const why = [...found].map(([role, { column, why: reason }]) => `"${column.source}" is read as ${role}: ${reason}.`);
  const currency = currencyOf(found);
  if (currency.open !== null && found.has('price')) open.push(currency.open);
  open.push(...extra.open, ...conditions.open);
  why.push(...currency.why, ...extra.why, ...conditions.why);
  const fields = fieldsOf(found, { currency: currency.stated, unit: divided?.unit.source, extra });
  const only = conditions.only.length === 0 ? {} : { only: [...conditions.only] };
  const whole = { ...sample.shape, ...only, fields };
  if (missing.length === 0) return { mapping: mappingSchema.parse(whole), text: whole, why, open };
  const text = found.size === 0 ? null : { ...sample.shape, ...only, fields: without(fields, missing) };
  return { mapping: null, text, why, open };
}

type MappedText = TableMappingText['fields'];

/** How numbers are meant: by their headings, or by columns beside them. */
interface Extras {
  readonly days: Pick<MappedText['days'], 'unit'>;
  readonly price: Pick<MappedText['price'], 'inCents'>;
  readonly data: Pick<MappedText['data'], 'unlimitedWhen'>;
  readonly used: readonly SampledColumn[];
  readonly why: readonly string[];
  readonly open: readonly string[];
}

const cents = /cents?(?:[^a-z]|$)|centimes|centavos|minor|pence|pennies|unit.?amount/i;
const unlimited = /unlimited|illimit|ilimit|unbegrenzt|無制限|无限/i;

function extrasOf(found: Found, rest: readonly SampledColumn[]): Extras {
  const days = found.get('days')?.column;
  const price = found.get('price')?.column;
  const isBare = days?.values.some((value) => /^\d+([.,]0+)?$/.test(value)) === true;
  const unitColumn = isBare ? rest.find(isTimeUnits) : undefined;
  const heading = isBare ? timeUnitIn(days.source) : 'days';
  const flag = rest.find(
    ({ source, values }) => unlimited.test(source) && values.every((value) => meaningOfState(value) !== null),
  );
  const endless = flag?.stated.filter((value) => meaningOfState(String(value)) === 'offered') ?? [];
  const isInCents = price !== undefined && cents.test(price.source.replace(/([a-z])([A-Z])/g, '$1_$2'));
  const unit = unitColumn === undefined ? heading : { from: unitColumn.source };
  const mayBeHours =
    heading === null && unitColumn === undefined && days?.values.every((each) => Number(each) % 24 === 0);
  const isWhole = price?.values.every((value) => /^\d{3,}$/.test(value)) === true && codeIn(price.source) !== 'JPY';
  return {
    days: unit === null || unit === 'days' ? {} : { unit },
    price: isInCents ? { inCents: true } : {},
    data:
      flag === undefined || endless.length === 0
        ? {}
        : { unlimitedWhen: { from: flag.source, is: [...new Set(endless)] } },
    used: [unitColumn, flag].filter((column) => column !== undefined),
    why: [
      ...(typeof unit === 'string' && unit !== 'days'
        ? [`"${days?.source}" counts ${unit}: the heading says so.`]
        : []),
      ...(unitColumn === undefined ? [] : [`"${unitColumn.source}" has the unit of "${days?.source}".`]),
      ...(isInCents ? [`"${price.source}" counts the smallest coins of the currency: the heading says so.`] : []),
    ],
    open: [
      ...(mayBeHours === true ? [`"${days?.source}" may count hours: if so, say "unit": "hours".`] : []),
      ...(isWhole && !isInCents
        ? [`All values of "${price?.source}" are whole and at least 100: if they are cents, say "inCents".`]
        : []),
      ...(isInCents && price.values.some((value) => /[.,]\d{1,2}$/.test(value))
        ? [`"${price.source}" has decimals: decide whether it counts cents.`]
        : []),
    ],
  };
}

function isTimeUnits({ source, values }: SampledColumn): boolean {
  if (priceTerm.test(source)) return false;
  return values.length > 0 && values.every((value) => /^\p{L}+$/u.test(value) && parseValidityDays(`24 ${value}`).ok);
}

function dividedData({ amount, unit }: DividedAmount): Candidate {
  return { column: amount, score: 1, why: `the heading says so, and "${unit.source}" has its unit` };
}

function without(
  fields: TableMappingText['fields'],
  missing: readonly (keyof typeof wanted)[],
): UnfinishedMapping['fields'] {
  const left: Partial<TableMappingText['fields']> = { ...fields };
  for (const role of missing) delete left[role];
  return left;
}

type Found = ReadonlyMap<ColumnRole, Candidate>;

function sourceOf(found: Found, role: ColumnRole): string {
  return found.get(role)?.column.source ?? '';
}

interface StatedElsewhere {
  readonly currency: TableMappingText['fields']['price']['currency'];
  /** The column that has the unit of the amounts of data. */
  readonly unit: string | undefined;
  readonly extra: Extras;
}

function fieldsOf(found: Found, { currency, unit, extra }: StatedElsewhere): TableMappingText['fields'] {
  const optional = (role: ColumnRole): string | undefined => found.get(role)?.column.source;
  const [seller, id, url, seen, name] = (['seller', 'id', 'url', 'seen', 'name'] as const).map(optional);
  return {
    ...(seller !== undefined && { seller: { from: seller } }),
    ...(id !== undefined && { id: { from: id } }),
    place: [placeOf(found.get('place')?.column)],
    data: {
      ...(unit === undefined ? dataOf(found.get('data')) : { from: sourceOf(found, 'data'), unit: { from: unit } }),
      ...extra.data,
    },
    days: { from: sourceOf(found, 'days'), ...extra.days },
    price: { from: sourceOf(found, 'price'), ...(currency !== undefined && { currency }), ...extra.price },
    ...(url !== undefined && { url }),
    ...(seen !== undefined && { seen }),
    ...(name !== undefined && { name }),
  };
}

function dataOf(found: Candidate | undefined): TableMappingText['fields']['data'] {
  const { source, values } = found?.column ?? { source: '', values: [] };
  const isBare = values.some((value) => /^[\d.,]+$/.test(value));
  const unit = isBare ? unitIn(source) : null;
  return { from: source, ...(unit !== null && { unit }) };
}

interface ProposedCurrency {
  readonly stated: TableMappingText['fields']['price']['currency'];
  readonly why: readonly string[];
  readonly open: string | null;
}

/** A sign such as $ stands for many currencies: only codes, € and £ say which. */
function currencyOf(found: Found): ProposedCurrency {
  const column = found.get('currency')?.column;
  if (column !== undefined) return { stated: { from: column.source }, why: [], open: null };
  const price = found.get('price')?.column;
  const heading = price?.source ?? '';
  const code = codeIn(heading);
  if (code !== null)
    return { stated: code, why: [`Prices are in ${code}: the heading "${heading}" says so.`], open: null };
  return price === undefined ? { stated: undefined, why: [], open: noCurrency } : besideOf(price);
}

/** Signs and codes beside the prices: one for all of them, or each its own. */
function besideOf({ source, values }: SampledColumn): ProposedCurrency {
  const isYen =
    values.every((value) => /^[\d.,]+$/.test(value.replace(/[¥￥]\s*/, ''))) &&
    values.some((value) => /\d{4}|\d[.,]\d{3}/.test(value));
  const meanings = values.map((value) =>
    splitPrice(value).beside.map((sign) => codeOf(isYen && /^[¥￥]$/.test(sign) ? '円' : sign)),
  );
  const codes = new Set(meanings.flat());
  const [code = null, other] = codes;
  const sign = values.flatMap((value) => splitPrice(value).beside).find((each) => codeOf(each) === null);
  if (code === null || codes.has(null))
    return {
      stated: undefined,
      why: [],
      open:
        sign === undefined
          ? noCurrency
          : `"${sign}" beside the prices stands for several currencies: name one with --currency, or in the mapping.`,
    };
  if (other === undefined && meanings.every((each) => each.length > 0))
    return { stated: code, why: [`Prices are in ${code}: it stands beside each of them.`], open: null };
  return { stated: { from: source }, why: ['Each price has its currency beside it.'], open: null };
}

function codeOf(sign: string): string | null {
  const code = parseCurrencyCode(sign);
  return code.ok ? code.value : (meaningOfSign(sign)?.code ?? null);
}

/** Codes of currencies that are words in headings. */
const words = new Set(['ALL', 'TOP', 'TRY', 'PEN', 'CUP']);

function codeIn(heading: string): string | null {
  if (heading.includes('€')) return 'EUR';
  if (heading.includes('£')) return 'GBP';
  if (heading.includes('円')) return 'JPY';
  const codes = heading
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .filter((word) => word.length === 3 && parseCurrencyCode(word).ok && !words.has(word.toUpperCase()));
  const [code, other] = codes;
  return code === undefined || other !== undefined ? null : code.toUpperCase();
}
