import { defineAdapter, type OpenedFeed, type RawRow } from '#feeds/row/feed-adapter.ts';
import type { FeedFile } from '#feeds/read/feed-file.ts';
import { FeedRefusal } from '#feeds/read/feed-refusal.ts';
import { fieldOf } from '#feeds/read/json-field.ts';
import { beginsLikeJson, readJsonParts, type JsonPath } from '#feeds/read/read-json-parts.ts';
import { jsonRows, valueOf } from '#feeds/row/json-rows.ts';
import { mapZenditOffer } from './mapper.ts';

const expected =
  'a page of Zendit’s offers: JSON with data.offers.list, or an answer of GET /esim/offers with list, of entries that have offerId';

/** Of the dashboard, `data.offers.list[0]`, or of the API, `list[0]`. */
const isOffer = (path: JsonPath): boolean =>
  path.at(-2) === 'list' && (path.length === 2 || (path.length === 4 && path[0] === 'data' && path[1] === 'offers'));
const isTotal = (path: JsonPath): boolean =>
  path.at(-1) === 'total' && (path.length === 1 || (path.length === 3 && path[0] === 'data' && path[1] === 'offers'));

/** One row per offer, vouchers and top-ups included. A page is the whole list only when it has as many as the total. */
async function readZenditOffers(file: FeedFile): Promise<OpenedFeed<RawRow<unknown>>> {
  let offers = 0;
  let isOurs = false;
  let total: unknown = null;
  if (beginsLikeJson(file)) {
    for await (const { path, value } of readJsonParts(file, (path) => isOffer(path) || isTotal(path))) {
      if (isTotal(path)) total = value;
      else {
        offers += 1;
        isOurs ||= fieldOf(value, 'offerId') !== undefined;
      }
    }
  }
  if (isOurs) return { complete: total === offers, rows: jsonRows(file, isOffer, valueOf) };
  throw new FeedRefusal(`The file ${file.name} holds no offers of Zendit: expected ${expected}.`);
}

export const zenditAdapter = defineAdapter({ expected, feed: 'zendit', read: readZenditOffers, map: mapZenditOffer });
