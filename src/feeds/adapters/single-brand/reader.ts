import type { OpenedFeed, RawRow } from '#feeds/feed-adapter.ts';
import type { FeedFile } from '#feeds/feed-file.ts';
import { FeedRefusal } from '#feeds/feed-refusal.ts';
import { fieldOf } from '#feeds/json-field.ts';
import { beginsLikeJson, readJsonParts, type JsonPath } from '#feeds/read-json-parts.ts';
import type { TrackedRow } from './wire-schema.ts';

export const expected =
  'a tracker’s list of one brand: JSON with scraped_at and plans that have country_code and price_eur';

const isPlan = (path: JsonPath): boolean => path.length === 2 && path[0] === 'plans' && typeof path[1] === 'number';
const isTime = (path: JsonPath): boolean => path.length === 1 && path[0] === 'scraped_at';

/** One row per plan. The file holds all plans of its brand. The time may follow them, so it is read first. */
export async function readTrackedPlans(file: FeedFile): Promise<OpenedFeed<RawRow<TrackedRow>>> {
  let isOurs = false;
  let scrapedAt: unknown = null;
  if (beginsLikeJson(file)) {
    for await (const { path, value } of readJsonParts(file, (path) => isPlan(path) || isTime(path))) {
      if (isTime(path)) scrapedAt = value;
      else isOurs ||= fieldOf(value, 'country_code') !== undefined && fieldOf(value, 'price_eur') !== undefined;
    }
  }
  if (isOurs) return { complete: true, rows: readRows(file, scrapedAt) };
  throw new FeedRefusal(`The file ${file.name} holds no tracked plans: expected ${expected}.`);
}

async function* readRows(file: FeedFile, scrapedAt: unknown): AsyncGenerator<RawRow<TrackedRow>> {
  let number = 0;
  for await (const { value } of readJsonParts(file, isPlan)) {
    number += 1;
    yield { number, wire: { entry: value, scrapedAt } };
  }
}
