import { defineAdapter, type OpenedFeed, type RawRow } from '#feeds/row/feed-adapter.ts';
import type { FeedFile } from '#feeds/read/feed-file.ts';
import { FeedRefusal } from '#feeds/read/feed-refusal.ts';
import { normaliseColumn, readCsvHeader, readFirstRecord } from '#feeds/read/read-csv-records.ts';
import { beginsLikeJson, readJsonParts, type JsonPath } from '#feeds/read/read-json-parts.ts';
import { jsonRows, valueOf } from '#feeds/row/json-rows.ts';
import { readTable } from '#feeds/row/read-table.ts';
import { tableColumns } from './wire-schema.ts';
import { mapBundle } from './mapper.ts';

const expected =
  'an answer of GET /catalogue of eSIM Go (JSON with bundles), or a CSV dump of it with the columns esim_go_name, price and countries';

/** One row per bundle. Only a dump, and a response of one page, hold the whole catalogue. */
async function readBundles(file: FeedFile): Promise<OpenedFeed<RawRow<unknown>>> {
  return beginsLikeJson(file) ? openJson(file) : openCsv(file);
}

const isBundle = (path: JsonPath): boolean => path.length === 2 && path[0] === 'bundles' && typeof path[1] === 'number';
const isPageCount = (path: JsonPath): boolean => path.length === 1 && path[0] === 'pageCount';
const isResellerPrice = (path: JsonPath): boolean => path.length === 2 && String(path[1]).startsWith('esim_');

async function openJson(file: FeedFile): Promise<OpenedFeed<RawRow<unknown>>> {
  const isClue = (path: JsonPath): boolean => isBundle(path) || isPageCount(path) || isResellerPrice(path);
  let hasBundles = false;
  let pageCount: unknown = 1;
  for await (const { path, value } of readJsonParts(file, isClue)) {
    if (isResellerPrice(path)) refuseOther(file, 'holds prices keyed by country and bundle', 'reseller');
    if (isPageCount(path)) pageCount = value;
    else hasBundles = true;
  }
  if (hasBundles) return { complete: pageCount === 1, rows: jsonRows(file, isBundle, valueOf) };
  throw new FeedRefusal(`The file ${file.name} holds no bundles of eSIM Go: expected ${expected}.`);
}

async function openCsv(file: FeedFile): Promise<OpenedFeed<RawRow<unknown>>> {
  const columns = ((await readFirstRecord(file)) ?? []).map(normaliseColumn);
  if (columns.some((name) => /^profile_\d+$/.test(name))) {
    throw new FeedRefusal(
      `The file ${file.name} lists the members of regional bundles, which holds no prices: expected ${expected}. ` +
        'Rate sheets name the members themselves.',
    );
  }
  const header = (await readCsvHeader(file)) ?? [];
  if (['esim_go_name', 'price', 'countries'].every((name) => columns.includes(name))) {
    return { complete: true, ...readTable(file, header, tableColumns) };
  }
  if (columns.some((name) => /^(ul|\d+[mg]b)_\d+days?_[a-z]{3}$/.test(name))) {
    refuseOther(file, 'is a rate sheet', 'rate-sheet');
  }
  throw new FeedRefusal(`The file ${file.name} is no list of eSIM Go bundles: expected ${expected}.`);
}

function refuseOther(file: FeedFile, what: string, format: string): never {
  throw new FeedRefusal(`The file ${file.name} ${what}: import it with --format ${format}.`);
}

/** The catalogue of eSIM Go. Its rate sheets and the price lists of its resellers are formats of their own. */
export const esimGoAdapter = defineAdapter({ expected, feed: 'esim-go', read: readBundles, map: mapBundle });
