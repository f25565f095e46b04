import { defineAdapter, type OpenedFeed, type RawRow } from '#feeds/row/feed-adapter.ts';
import type { FeedFile } from '#feeds/read/feed-file.ts';
import { FeedRefusal } from '#feeds/read/feed-refusal.ts';
import { normaliseColumn, readCsvHeader } from '#feeds/read/read-csv-records.ts';
import { beginsLikeJson, readJsonParts, type JsonPath } from '#feeds/read/read-json-parts.ts';
import { jsonRows, valueOf } from '#feeds/row/json-rows.ts';
import { readTable } from '#feeds/row/read-table.ts';
import { tableColumns } from './wire-schema.ts';
import { mapPackage } from './mapper.ts';

const expected =
  'an answer of POST /package/list of eSIM Access (JSON with obj.packageList), a page of saved answers, or a CSV dump with the columns package_code, retail_price, volume and location';

/** One row per package. A page of saved responses holds examples, so it is never the whole catalogue. */
async function readPackages(file: FeedFile): Promise<OpenedFeed<RawRow<unknown>>> {
  if (!beginsLikeJson(file)) return readPackageTable(file);
  for await (const { path } of readJsonParts(file, (path) => isPackage(path) || isLocation(path))) {
    if (isPackage(path)) return { complete: isAnswer(path), rows: jsonRows(file, isPackage, valueOf) };
    throw new FeedRefusal(
      `The file ${file.name} is the list of locations of eSIM Access, which holds no plans: expected ${expected}.`,
    );
  }
  throw new FeedRefusal(`The file ${file.name} holds no packages of eSIM Access: expected ${expected}.`);
}

function isPackage(path: JsonPath): boolean {
  return path.at(-2) === 'packageList' && typeof path.at(-1) === 'number';
}

function isAnswer(path: JsonPath): boolean {
  return path[0] === 'obj' || path[0] === 'packageList';
}

function isLocation(path: JsonPath): boolean {
  return path.at(-2) === 'locationList' && typeof path.at(-1) === 'number';
}

async function readPackageTable(file: FeedFile): Promise<OpenedFeed<RawRow<unknown>>> {
  const header = (await readCsvHeader(file)) ?? [];
  const columns = header.map(normaliseColumn);
  const isKnown = ['package_code', 'location', 'volume'].every((name) => columns.includes(name));
  if (!isKnown)
    throw new FeedRefusal(`The file ${file.name} is no list of eSIM Access packages: expected ${expected}.`);
  return { complete: true, ...readTable(file, header, tableColumns) };
}

export const esimAccessAdapter = defineAdapter({ expected, feed: 'esim-access', read: readPackages, map: mapPackage });
