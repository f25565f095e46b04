import type { OpenedFeed, RawRow } from '#feeds/feed-adapter.ts';
import type { FeedFile } from '#feeds/feed-file.ts';
import { FeedRefusal } from '#feeds/feed-refusal.ts';
import { normaliseColumn, readCsvHeader } from '#feeds/read-csv-records.ts';
import { beginsLikeJson, readJsonParts, type JsonPath } from '#feeds/read-json-parts.ts';
import { readTable } from '#feeds/read-table.ts';
import { isRateSheet, readRateCells } from './rate-sheet.ts';
import { tableColumns, type EsimGoRow } from './wire-schema.ts';

export const expected =
  'an answer of GET /catalogue of eSIM Go (JSON with bundles), a CSV dump of it with the columns esim_go_name, price and countries, ' +
  'a rate sheet (CSV with Country, ISOCode, columns such as "1GB/7days (USD)" and their Ref columns), or prices keyed by country and bundle (JSON)';

type Rows = AsyncGenerator<RawRow<EsimGoRow>>;

/**
 * A row read is one bundle, one price cell of a rate sheet, or one price of a reseller's list. Only a dump, and an answer
 * of one page, hold the whole catalogue: rate sheets come one kind of bundle each.
 */
export async function readEsimGo(file: FeedFile): Promise<OpenedFeed<RawRow<EsimGoRow>>> {
  return beginsLikeJson(file) ? openJson(file) : openCsv(file);
}

const isBundle = (path: JsonPath): boolean => path.length === 2 && path[0] === 'bundles' && typeof path[1] === 'number';
const isPageCount = (path: JsonPath): boolean => path.length === 1 && path[0] === 'pageCount';
const isResellerPrice = (path: JsonPath): boolean => path.length === 2 && String(path[1]).startsWith('esim_');

async function openJson(file: FeedFile): Promise<OpenedFeed<RawRow<EsimGoRow>>> {
  const isClue = (path: JsonPath): boolean => isBundle(path) || isPageCount(path) || isResellerPrice(path);
  let hasBundles = false;
  let pageCount: unknown = 1;
  for await (const { path, value } of readJsonParts(file, isClue)) {
    if (isResellerPrice(path)) return { complete: false, rows: readReseller(file) };
    if (isPageCount(path)) pageCount = value;
    else hasBundles = true;
  }
  if (hasBundles) return { complete: pageCount === 1, rows: readBundles(file) };
  throw new FeedRefusal(`The file ${file.name} holds no bundles of eSIM Go: expected ${expected}.`);
}

async function openCsv(file: FeedFile): Promise<OpenedFeed<RawRow<EsimGoRow>>> {
  const header = (await readCsvHeader(file)) ?? [];
  const columns = header.map(normaliseColumn);
  if (['esim_go_name', 'price', 'countries'].every((name) => columns.includes(name))) {
    return { complete: true, rows: readDump(file) };
  }
  if (isRateSheet(header)) return { complete: false, rows: readRateCells(file, header) };
  if (columns.some((name) => /^profile_\d+$/.test(name))) {
    throw new FeedRefusal(
      `The file ${file.name} lists the members of regional bundles, which holds no prices: expected ${expected}. ` +
        'Rate sheets name the members themselves.',
    );
  }
  throw new FeedRefusal(`The file ${file.name} is no list of eSIM Go bundles: expected ${expected}.`);
}

async function* readBundles(file: FeedFile): Rows {
  let number = 0;
  for await (const { value } of readJsonParts(file, isBundle)) {
    number += 1;
    yield { number, wire: { shape: 'bundle', entry: value } };
  }
}

async function* readDump(file: FeedFile): Rows {
  for await (const { number, wire } of readTable(file, tableColumns)) {
    yield { number, wire: { shape: 'bundle', entry: wire } };
  }
}

async function* readReseller(file: FeedFile): Rows {
  let number = 0;
  for await (const { path, value } of readJsonParts(file, (place) => place.length === 2)) {
    number += 1;
    const entry = { place: String(path[0]), bundle: String(path[1]), price: value };
    yield { number, wire: { shape: 'reseller', entry } };
  }
}
