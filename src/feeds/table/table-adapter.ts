import { failure } from '#domain/kernel/result.ts';
import {
  finishPlan,
  type FeedAdapter,
  type FeedOptions,
  type MappedRow,
  type OpenedFeed,
} from '#feeds/row/feed-adapter.ts';
import type { FeedFile } from '#feeds/read/feed-file.ts';
import { FeedRefusal } from '#feeds/read/feed-refusal.ts';
import { readCsvHeader } from '#feeds/read/read-csv-records.ts';
import { beginsLikeJson, readJsonParts } from '#feeds/read/read-json-parts.ts';
import { readCsvRows, type NumberedRow } from './csv-rows.ts';
import { CsvSources } from './csv-source.ts';
import { entryMatcher, namesBeside, readJsonRows } from './json-rows.ts';
import { jsonSources, walk } from './json-source.ts';
import { mappingSchema, type TableMapping, type TableMappingText } from '#feeds/row/mapping-schema.ts';
import type { Source } from '#feeds/row/mapping-values.ts';
import { NumberReading } from '#feeds/row/number-marks.ts';
import { statesCurrency } from './row-currency.ts';
import { compileMapper, type RowMapper } from './row-mapper.ts';
import { SellerPlaces } from './seller-places.ts';
import type { SourceFinder, TableRow } from './table-row.ts';
import { findWideColumns } from './wide-columns.ts';
import { wordReader } from './word-groups.ts';

/** What a format says of itself, for sentences. */
export interface TableFormat {
  readonly feed: string;
  /** "a list of prices": what a file of another shape is not. */
  readonly title: string;
  readonly expected: string;
}

export function declareTable(format: TableFormat, mapping: TableMappingText): FeedAdapter {
  const parsed = mappingSchema.parse(mapping);
  return {
    expected: format.expected,
    feed: format.feed,
    open: (file, options) => openTable(file, { format, mapping: parsed, options, isOurs: true }),
  };
}

export interface TableRequest {
  readonly format: TableFormat;
  readonly mapping: TableMapping;
  readonly options: FeedOptions;
  /** True: a format of the product, not an operator's mapping. */
  readonly isOurs?: boolean;
}

/** Opens a file by a mapping; throws a `FeedRefusal` when it is of another shape. */
export async function openTable(file: FeedFile, request: TableRequest): Promise<OpenedFeed<MappedRow>> {
  return request.mapping.table === 'json' ? openJson(file, request) : openCsv(file, request);
}

async function openCsv(found: FeedFile, request: TableRequest): Promise<OpenedFeed<MappedRow>> {
  const { mapping, options } = request;
  const { headerLine } = mapping;
  const file = headerLine === undefined ? found : { ...found, headerLine };
  const header = beginsLikeJson(file) ? [] : ((await readCsvHeader(file)) ?? []);
  const sources = new CsvSources(header);
  const wide = mapping.wide === undefined ? [] : findWideColumns(header, mapping.wide, file.name);
  const missing = missingColumns(mapping, sources);
  if (missing.length > 0 || (mapping.wide !== undefined && wide.length === 0))
    throw new FeedRefusal(describeOther(file, request.format, { header, missing }));
  if (options.currency === null && !statesCurrency(mapping.fields, sources))
    throw new FeedRefusal(
      `The file ${file.name} states no currency: expected ${request.format.expected}. Name the currency with --currency, or in the feed's entry.`,
    );
  for (const { priceIndex, id } of wide) {
    sources.use(priceIndex);
    if (id !== null) sources.use(id.index);
  }
  const mapper = compileMapper(mapping, sources, request.isOurs === true);
  const words = wordReader(mapping.words, sources);
  const layout = { header, sources, wide };
  const { rows, findings } = readCsvRows(file, layout);
  const rereadRows = (): AsyncIterable<NumberedRow> => readCsvRows(file, layout).rows;
  return { complete: mapping.complete, rows: mapRows(rows, { request, mapper, words, rereadRows }), findings };
}

/** Columns without which no row is a plan. */
function missingColumns({ fields, words }: TableMapping, sources: SourceFinder): readonly string[] {
  const seller = fields.seller !== undefined && 'from' in fields.seller ? [fields.seller.from] : [];
  const [place] = fields.place;
  const id = fields.id === undefined ? [] : idSources(fields.id);
  const unit = typeof fields.data.unit === 'object' ? [fields.data.unit.from] : [];
  const needed = [...seller, ...(place === undefined ? [] : [place.from]), fields.data.from, ...unit, fields.days.from];
  return [...needed, fields.price.from, ...id, ...words.map(({ from }) => from)]
    .map((source) => ({ source, reader: sources.find(source) }))
    .filter(({ reader }) => !reader.isThere)
    .map(({ source }) => (typeof source === 'string' ? source : (source[0] ?? '')));
}

function idSources(id: NonNullable<TableMapping['fields']['id']>): readonly Source[] {
  if ('from' in id) return [id.from];
  return id.parts.filter(({ optional }) => !optional).map(({ from }) => from);
}

interface FoundColumns {
  readonly header: readonly string[];
  readonly missing: readonly string[];
}

function describeOther(file: FeedFile, { title, expected }: TableFormat, { header, missing }: FoundColumns): string {
  const found = header.slice(0, 12).join(', ').slice(0, 200);
  const lacks = missing.length === 0 ? '' : `, without a column ${missing.join(', ')}`;
  return `The file ${file.name} is not ${title}: expected ${expected}; its header is "${found}"${lacks}.`;
}

async function openJson(file: FeedFile, request: TableRequest): Promise<OpenedFeed<MappedRow>> {
  const { mapping } = request;
  const beside = await recognise(file, mapping);
  if (beside === null)
    throw new FeedRefusal(
      `The file ${file.name} is not ${request.format.title}: expected ${request.format.expected}${describeNowhere(mapping)}.`,
    );
  const mapper = compileMapper(mapping, jsonSources, request.isOurs === true);
  const words = wordReader(mapping.words, jsonSources);
  const rereadRows = (): AsyncIterable<NumberedRow> => readJsonRows(file, mapping, beside);
  return { complete: mapping.complete, rows: mapRows(rereadRows(), { request, mapper, words, rereadRows }) };
}

/** An operator's own mapping names no fields to recognise a file by: only the path of its entries can be wrong. */
function describeNowhere({ entries = '*', recognise: needed = [] }: TableMapping): string {
  return needed.length > 0 ? '' : `; nothing lies at its "entries", ${JSON.stringify(entries)}`;
}

/** The values beside the entries, which may follow them; null: no entry is of this shape. */
async function recognise(file: FeedFile, mapping: TableMapping): Promise<Readonly<Record<string, unknown>> | null> {
  if (!beginsLikeJson(file)) return null;
  const isEntry = entryMatcher(mapping.entries ?? '*');
  const names = namesBeside(mapping);
  const beside: Record<string, unknown> = {};
  const needed = mapping.recognise ?? [];
  let isOurs = false;
  for await (const { path, value } of readJsonParts(file, (at) => isEntry(at) || isBeside(at, names))) {
    if (!isEntry(path)) beside[String(path[0])] = value;
    else isOurs ||= needed.every((name) => walk(value, name) !== undefined);
    if (isOurs && names.length === 0) break;
  }
  return isOurs ? beside : null;
}

function isBeside(path: readonly (string | number)[], names: readonly string[]): boolean {
  return path.length === 1 && names.includes(String(path[0]));
}

interface Mapping {
  readonly request: TableRequest;
  readonly mapper: RowMapper;
  readonly words: ReturnType<typeof wordReader>;
  /** Reads the file once more, for what only all of its rows say. */
  readonly rereadRows: () => AsyncIterable<NumberedRow>;
}

async function* mapRows(rows: AsyncIterable<NumberedRow>, mapping: Mapping): AsyncGenerator<MappedRow> {
  const { request, mapper, words } = mapping;
  const { options } = request;
  const { decimalMark } = request.mapping;
  const numbers = new NumberReading(decimalMark === undefined ? null : decimalMark === 'comma' ? ',' : '.');
  let isSurveyed = numbers.isStated;
  let lists: SellerPlaces | null = null;
  for await (const { number, read } of rows) {
    const taken = 'row' in read ? words(read.row) : read;
    if ('skip' in taken) {
      yield { number, result: failure(taken.skip) };
      continue;
    }
    const { row } = taken;
    if (!isSurveyed && mapper.hasOpenNumber(row)) {
      for await (const each of rereadWhole(mapping)) for (const text of mapper.numbersIn(each)) numbers.see(text);
      isSurveyed = true;
    }
    let mapped = mapper.map(row, { numbers, lists, options });
    if (lists === null && !mapped.ok && mapped.reason.reason === 'ambiguous-destination') {
      lists = await listPlaces(mapping);
      mapped = mapper.map(row, { numbers, lists, options });
    }
    yield { number, result: finishPlan(mapped, options) };
  }
}

/** The whole rows of the file once more. Most files need no second look. */
async function* rereadWhole({ words, rereadRows }: Mapping): AsyncGenerator<TableRow> {
  for await (const { read } of rereadRows()) {
    const taken = 'row' in read ? words(read.row) : read;
    if ('row' in taken) yield taken.row;
  }
}

async function listPlaces(mapping: Mapping): Promise<SellerPlaces> {
  const { mapper, request } = mapping;
  const lists = new SellerPlaces(request.options.places);
  for await (const row of rereadWhole(mapping)) mapper.seePlace(row, lists, request.options);
  return lists;
}
