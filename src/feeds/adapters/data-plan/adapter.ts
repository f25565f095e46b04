import { defineAdapter, type OpenedFeed, type RawRow } from '#feeds/row/feed-adapter.ts';
import type { FeedFile } from '#feeds/read/feed-file.ts';
import { FeedRefusal } from '#feeds/read/feed-refusal.ts';
import { fieldOf } from '#feeds/read/json-field.ts';
import { beginsLikeJson, readJsonParts, type JsonPath } from '#feeds/read/read-json-parts.ts';
import { jsonRows, valueOf } from '#feeds/row/json-rows.ts';
import { mapDataPlan } from './mapper.ts';

const expected = 'a DataPlan feed: a JSON list of plans that have planName, dataCap, prices and coverages';

/** The format is a bare list; some servers wrap it in an object. */
function isPlan(path: JsonPath): boolean {
  const isWrapped = path.length === 2 && (path[0] === 'plans' || path[0] === 'data');
  return (path.length === 1 || isWrapped) && typeof path.at(-1) === 'number';
}

/** One row per plan. A feed is all that its seller offers. One entry of the format is enough, the others may be damaged. */
async function readDataPlans(file: FeedFile): Promise<OpenedFeed<RawRow<unknown>>> {
  if (beginsLikeJson(file)) {
    for await (const { value } of readJsonParts(file, isPlan))
      if (fieldOf(value, 'planName') !== undefined && fieldOf(value, 'dataCap') !== undefined)
        return { complete: true, rows: jsonRows(file, isPlan, valueOf) };
  }
  throw new FeedRefusal(`The file ${file.name} holds no plans of a DataPlan feed: expected ${expected}.`);
}

/** Feeds that sellers publish for comparison sites: lists of the DataPlan of eSIMDB's Provider API. */
export const dataPlanAdapter = defineAdapter({ expected, feed: 'data-plan', read: readDataPlans, map: mapDataPlan });
