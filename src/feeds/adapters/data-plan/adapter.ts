import { defineAdapter, type OpenedFeed, type RawRow } from '#feeds/row/feed-adapter.ts';
import type { FeedFile } from '#feeds/read/feed-file.ts';
import { fieldOf } from '#feeds/read/json-field.ts';
import { isListed, openJsonList } from '#feeds/row/read-json-list.ts';
import type { JsonPath } from '#feeds/read/read-json-parts.ts';
import { mapDataPlan } from './mapper.ts';

const expected = 'a DataPlan feed: a JSON list of plans that have planName, dataCap, prices and coverages';

/** The format is a bare list; some servers wrap it in an object. */
const isPlan = (path: JsonPath): boolean =>
  isListed(path) || (path.length === 2 && (path[0] === 'plans' || path[0] === 'data') && typeof path[1] === 'number');

/** One row per plan. A feed is all that its seller offers. */
async function readDataPlans(file: FeedFile): Promise<OpenedFeed<RawRow<unknown>>> {
  const rows = await openJsonList(file, {
    isEntry: isPlan,
    entries: 'plans of a DataPlan feed',
    expected,
    isOurs: (entry) => fieldOf(entry, 'planName') !== undefined && fieldOf(entry, 'dataCap') !== undefined,
  });
  return { complete: true, rows };
}

/** Feeds that sellers publish for comparison sites: lists of the DataPlan of eSIMDB's Provider API. */
export const dataPlanAdapter = defineAdapter({ expected, feed: 'data-plan', read: readDataPlans, map: mapDataPlan });
