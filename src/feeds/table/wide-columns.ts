import { FeedRefusal } from '#feeds/read/feed-refusal.ts';
import { skip, type Skip } from '#feeds/read/skip-reason.ts';
import type { TableMapping } from '#feeds/row/mapping-schema.ts';

/** A column of prices in a wide table, and the column of ids that belongs to it. */
export interface WideColumn {
  readonly priceIndex: number;
  readonly heading: string;
  /** Null: the table has no ids. */
  readonly id: { readonly index: number; readonly heading: string } | null;
  /** What the heading says: `{ data: '1GB', days: '7', currency: 'USD' }`. */
  readonly groups: Readonly<Record<string, string>>;
}

interface Heading {
  readonly index: number;
  readonly heading: string;
  readonly groups: Readonly<Record<string, string>>;
}

/**
 * Finds the columns of prices, each with the ids whose heading says the same: never by their order. Throws a
 * `FeedRefusal` where they cannot be paired.
 */
export function findWideColumns(
  header: readonly string[],
  { price, id }: NonNullable<TableMapping['wide']>,
  fileName: string,
): readonly WideColumn[] {
  const prices = headingsLike(header, price);
  if (id === undefined) return prices.map((found) => toColumn(found, null));
  const ids = headingsLike(header, id);
  const columns = prices.map((found) => toColumn(found, idsOf(found, ids, fileName)));
  const stray = ids.find(({ index }) => !columns.some((column) => column.id?.index === index));
  const shared = columns.find(
    (column, place) => columns.findIndex((other) => other.id?.index === column.id?.index) < place,
  );
  if (stray !== undefined) refuse(fileName, `the column "${stray.heading}" of ids belongs to no column of prices`);
  if (shared !== undefined)
    refuse(fileName, `the column "${shared.id?.heading ?? ''}" may belong to several columns of prices`);
  return columns;
}

function headingsLike(header: readonly string[], pattern: string): readonly Heading[] {
  const matcher = new RegExp(pattern, 'iu');
  return header.flatMap((heading, index) => {
    const found = matcher.exec(heading.trim());
    if (found === null) return [];
    const stated = Object.entries(found.groups ?? {}).filter(([, text]) => text !== undefined);
    return [{ index, heading: heading.trim(), groups: Object.fromEntries(stated) }];
  });
}

function idsOf({ heading, groups }: Heading, ids: readonly Heading[], fileName: string): Heading {
  const matching = ids.filter((each) =>
    Object.entries(each.groups).every(([name, text]) => folded(groups[name] ?? '') === folded(text)),
  );
  const [one, ...others] = matching.filter((each) => Object.keys(each.groups).length > 0);
  if (one === undefined) return refuse(fileName, `no column of ids belongs to "${heading}"`);
  if (others.length > 0) return refuse(fileName, `several columns of ids may belong to "${heading}"`);
  return one;
}

function folded(text: string): string {
  return text.replace(/\s+/g, '').toUpperCase();
}

function toColumn({ index, heading, groups }: Heading, id: Heading | null): WideColumn {
  const headings = { priceIndex: index, heading, groups };
  return { ...headings, id: id === null ? null : { index: id.index, heading: id.heading } };
}

function refuse(fileName: string, what: string): never {
  throw new FeedRefusal(
    `The table ${fileName} cannot be read: ${what}. Prices and ids are paired by what their headings say.`,
  );
}

/** Parts of ids that name an amount or days: `1GB`, `7D`. */
const partOfId = /(?<![\p{L}\d])(?:(\d+(?:\.\d+)?[MGT]B)|(\d+)D(?:AYS?)?)(?![\p{L}\d])/giu;

/** A row whose cells stand under other headings than theirs: an id that names another plan, or is a price. */
export function shiftedRow(values: readonly string[], wide: readonly WideColumn[]): Skip | null {
  for (const { id, groups } of wide) {
    const text = id === null ? '' : (values[id.index] ?? '').trim();
    if (id !== null && (/^\d+[.,]\d+$/.test(text) || isOfOther(text.replaceAll('_', ' '), groups)))
      return skip('bad-columns', id.heading, text);
  }
  return null;
}

function isOfOther(id: string, { data = '', days = '' }: WideColumn['groups']): boolean {
  return [...id.matchAll(partOfId)].some(
    ([, size, time]) =>
      (size !== undefined && data !== '' && folded(size) !== folded(data)) ||
      (time !== undefined && days !== '' && time !== days),
  );
}
