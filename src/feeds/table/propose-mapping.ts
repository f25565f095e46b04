import { parseCurrencyCode } from '#domain/money/currencies.ts';
import { keysOf } from '#domain/kernel/records.ts';
import type { FeedFile } from '#feeds/read/feed-file.ts';
import {
  candidatesFor,
  findDividedAmount,
  unitIn,
  type Candidate,
  type ColumnRole,
  type DividedAmount,
} from './column-roles.ts';
import { mappingSchema, type TableMapping, type TableMappingText } from '#feeds/row/mapping-schema.ts';
import { proposeWide } from './propose-wide.ts';
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
  const sample = await sampleColumns(file);
  if (sample === null) return { mapping: null, text: null, why: [], open: [describeRowless(file)] };
  const wide = proposeWide(sample);
  if (wide === null) return proposeFor(sample);
  const isStated = wide.text.fields.price.currency !== undefined;
  return { mapping: mappingSchema.parse(wide.text), ...wide, open: isStated ? [] : [noCurrency] };
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

function proposeFor(sample: TableSample): MappingProposal {
  const found = new Map<ColumnRole, Candidate>();
  const taken = new Set<SampledColumn>();
  const open: string[] = [];
  for (const role of order) {
    const [first, second] = candidatesFor(
      role,
      sample.columns.filter((column) => !taken.has(column)),
    );
    if (first === undefined) continue;
    if (role === 'price' && second?.score === first.score)
      open.push(`Prices may also stand in "${second.column.source}": decide which one travellers pay.`);
    if (role === 'id' && new Set(first.column.values).size < sample.rows) continue;
    found.set(role, first);
    taken.add(first.column);
  }
  const divided = found.has('data') ? null : findDividedAmount(sample.columns.filter((column) => !taken.has(column)));
  if (divided !== null) found.set('data', dividedData(divided));
  const missing = keysOf(wanted).filter((role) => !found.has(role));
  open.push(...missing.map((role) => `No column states ${wanted[role]}.`));
  const why = [...found].map(([role, { column, why: reason }]) => `"${column.source}" is read as ${role}: ${reason}.`);
  const currency = currencyOf(found);
  if (currency.open !== null && found.has('price')) open.push(currency.open);
  const fields = fieldsOf(found, { currency: currency.stated, unit: divided?.unit.source });
  const whole = { ...sample.shape, fields };
  if (missing.length === 0)
    return { mapping: mappingSchema.parse(whole), text: whole, why: [...why, ...currency.why], open };
  const text = found.size === 0 ? null : { ...sample.shape, fields: without(fields, missing) };
  return { mapping: null, text, why: [...why, ...currency.why], open };
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
}

function fieldsOf(found: Found, { currency, unit }: StatedElsewhere): TableMappingText['fields'] {
  const optional = (role: ColumnRole): string | undefined => found.get(role)?.column.source;
  const places = found.get('place')?.column.values ?? [];
  const separator = [';', '|'].find((sign) => places.some((value) => value.includes(sign)));
  const [seller, id, url, seen, name] = (['seller', 'id', 'url', 'seen', 'name'] as const).map(optional);
  return {
    ...(seller !== undefined && { seller: { from: seller } }),
    ...(id !== undefined && { id: { from: id } }),
    place: [{ from: sourceOf(found, 'place'), ...(separator !== undefined && { separator }) }],
    data: unit === undefined ? dataOf(found.get('data')) : { from: sourceOf(found, 'data'), unit: { from: unit } },
    days: { from: sourceOf(found, 'days') },
    price: { from: sourceOf(found, 'price'), ...(currency !== undefined && { currency }) },
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
  const isBeside = price?.values.every((value) => /^[A-Z]{3}\s*\d|\d\s*[A-Z]{3}$/.test(value)) === true;
  if (isBeside) return { stated: undefined, why: ['Each price has its currency beside it.'], open: null };
  return { stated: undefined, why: [], open: noCurrency };
}

/** Codes of currencies that are words in headings. */
const words = new Set(['ALL', 'TOP', 'TRY', 'PEN', 'CUP']);

function codeIn(heading: string): string | null {
  if (heading.includes('€')) return 'EUR';
  if (heading.includes('£')) return 'GBP';
  const codes = heading
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .filter((word) => word.length === 3 && parseCurrencyCode(word).ok && !words.has(word.toUpperCase()));
  const [code, other] = codes;
  return code === undefined || other !== undefined ? null : code.toUpperCase();
}
