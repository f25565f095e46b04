import { defineAdapter, type OpenedFeed, type RawRow } from '#feeds/row/feed-adapter.ts';
import type { FeedFile } from '#feeds/read/feed-file.ts';
import { FeedRefusal } from '#feeds/read/feed-refusal.ts';
import { fieldOf, listIn } from '#feeds/read/json-field.ts';
import { beginsLikeJson, readJsonParts, type JsonPath } from '#feeds/read/read-json-parts.ts';
import { jsonRows } from '#feeds/row/json-rows.ts';
import { mapOffer } from './mapper.ts';

const expected =
  'an answer of GET /v2/packages of the Airalo Partner API (JSON with data[].operators[].packages), or a country answer of its site (JSON with packages[].operator)';

/** Paths of destinations, read as one part each, and of what identifies the shape. */
const isDestination = (path: JsonPath): boolean => path.length === 2 && path[0] === 'data';
const isSitePackage = (path: JsonPath): boolean => path.length === 2 && path[0] === 'packages';
const isTitle = (path: JsonPath): boolean => path.length === 1 && path[0] === 'title';
const isPaging = (path: JsonPath): boolean => path.length === 1 && (path[0] === 'links' || path[0] === 'meta');

interface Shape {
  readonly rows: AsyncIterable<RawRow<unknown>>;
  readonly complete: boolean;
}

/**
 * One row per package, top-ups included. The response is the whole catalogue only when it is the only page and was
 * requested without a filter; a site response is one country.
 */
async function readOffers(file: FeedFile): Promise<OpenedFeed<RawRow<unknown>>> {
  const shape = beginsLikeJson(file) ? await findShape(file) : null;
  if (shape === null) throw new FeedRefusal(`The file ${file.name} holds no Airalo packages: expected ${expected}.`);
  return shape;
}

async function findShape(file: FeedFile): Promise<Shape | null> {
  let hasDestinations = false;
  let hasSitePackages = false;
  const head = new Map<unknown, unknown>();
  const isClue = (path: JsonPath): boolean =>
    isDestination(path) || isSitePackage(path) || isTitle(path) || isPaging(path);
  for await (const { path, value } of readJsonParts(file, isClue)) {
    if (path.length === 1) head.set(path[0], value);
    if (isDestination(path)) {
      refuseDevices(file, value);
      hasDestinations ||= Array.isArray(fieldOf(value, 'operators'));
    }
    if (isSitePackage(path)) hasSitePackages ||= typeof fieldOf(value, 'operator') === 'object';
  }
  if (hasDestinations) return { complete: isOnlyPage(head), rows: readPartnerOffers(file) };
  const title = head.get('title');
  return hasSitePackages && typeof title === 'string' ? { complete: false, rows: readSiteOffers(file, title) } : null;
}

function refuseDevices(file: FeedFile, entry: unknown): void {
  if (fieldOf(entry, 'model') === undefined || fieldOf(entry, 'os') === undefined) return;
  throw new FeedRefusal(
    `The file ${file.name} is the list of compatible devices of Airalo, which holds no plans: expected ${expected}.`,
  );
}

function isOnlyPage(head: ReadonlyMap<unknown, unknown>): boolean {
  const [links, meta] = [head.get('links'), head.get('meta')];
  const first = fieldOf(links, 'first');
  const isAlone = fieldOf(meta, 'current_page') === 1 && fieldOf(links, 'next') === null;
  return (fieldOf(meta, 'last_page') === 1 || isAlone) && typeof first === 'string' && !first.includes('filter');
}

async function* readPartnerOffers(file: FeedFile): AsyncGenerator<RawRow<unknown>> {
  let number = 0;
  for await (const { value: destination } of readJsonParts(file, isDestination)) {
    const place = without(destination, 'operators');
    for (const operator of listIn(destination, 'operators')) {
      const seller = without(operator, 'packages');
      for (const each of listIn(operator, 'packages')) {
        number += 1;
        yield { number, wire: { destination: place, operator: seller, package: each } };
      }
    }
  }
}

/** A row has its own package only: damage to another one is not its own. */
function without(entry: unknown, list: string): unknown {
  return Object.fromEntries(Object.entries(Object(entry)).filter(([field]) => field !== list));
}

function readSiteOffers(file: FeedFile, title: string): AsyncGenerator<RawRow<unknown>> {
  return jsonRows(file, isSitePackage, ({ value }) => {
    return { destination: { title }, operator: fieldOf(value, 'operator'), package: value };
  });
}

/** Packages of the Airalo Partner API and of earlier responses of its site. */
export const airaloAdapter = defineAdapter({ expected, feed: 'airalo', read: readOffers, map: mapOffer });
