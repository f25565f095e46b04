import type { FeedFile } from '#feeds/read/feed-file.ts';
import { readJsonParts, type JsonPath } from '#feeds/read/read-json-parts.ts';
import { skip } from '#feeds/read/skip-reason.ts';
import type { NumberedRow } from './csv-rows.ts';
import { walk } from './json-source.ts';
import { fieldOf, listIn } from '#feeds/read/json-field.ts';
import type { TableMapping } from '#feeds/row/mapping-schema.ts';
import { noGroups, type JsonScope, type ReadRow } from './table-row.ts';

/** Recognises the path of an entry, `plans.*`. */
export function entryMatcher(entries: string): (path: JsonPath) => boolean {
  const steps = entries.split('.');
  return (path) =>
    path.length === steps.length &&
    steps.every((step, index) => (step === '*' ? typeof path[index] === 'number' : path[index] === step));
}

/** Names of the values beside the entries that the mapping reads, `scraped_at` of `$file.scraped_at`. */
export function namesBeside(mapping: TableMapping): readonly string[] {
  return [...JSON.stringify(mapping).matchAll(/"\$file\.([^".]+)/g)].map(([, name = '']) => name);
}

/** Streams the rows of a JSON file: the entries, their inner rows, and the offers in each. */
export async function* readJsonRows(
  file: FeedFile,
  mapping: TableMapping,
  beside: unknown,
): AsyncGenerator<NumberedRow> {
  let number = 0;
  for await (const { value } of readJsonParts(file, entryMatcher(mapping.entries ?? '*'))) {
    for (const read of rowsOf(value, mapping, beside)) {
      number += 1;
      yield { number, read };
    }
  }
}

function rowsOf(given: unknown, { rows, variants, pairs }: TableMapping, beside: unknown): readonly ReadRow[] {
  const entry = withPairs(given, pairs);
  if (rows === undefined) return offersOf({ file: beside, entry, item: entry, variant: '' }, variants);
  const items = walk(entry, rows);
  if (!Array.isArray(items) || items.length === 0)
    return [isObject(entry) ? { skip: skip('not-offered', rows, entry) } : notAnObject(entry)];
  return items.flatMap((item: unknown) =>
    offersOf({ file: beside, entry, item: withPairs(item, pairs), variant: '' }, variants),
  );
}

/** A row whose lists of names and values are fields, `details.DATA_LIMIT`. A name that is given twice says nothing. */
export function withPairs(row: unknown, pairs: TableMapping['pairs']): unknown {
  if (pairs === undefined || typeof row !== 'object' || row === null) return row;
  const lists = pairs.map(({ list, name, value }) => {
    const stated = listIn(row, list).map((each) => [String(fieldOf(each, name)), fieldOf(each, value)] as const);
    const once = stated.filter(([key]) => stated.filter(([other]) => other === key).length === 1);
    return [list, Object.fromEntries(once)] as const;
  });
  return { ...row, ...Object.fromEntries(lists) };
}

/** A row without offers is a row too, so that it is counted. */
function offersOf(scope: JsonScope, variants: TableMapping['variants']): readonly ReadRow[] {
  if (!isObject(scope.item)) return [notAnObject(scope.item)];
  if (variants === undefined) return [toRow(scope)];
  const offered = variants.filter((variant) => (walk(scope.item, variant) ?? null) !== null);
  if (offered.length === 0) return [{ skip: skip('not-offered', variants.join(', '), scope.item) }];
  return offered.map((variant) => toRow({ ...scope, variant }));
}

function toRow(scope: JsonScope): ReadRow {
  return { row: { values: [], scope, groups: noGroups, headings: noGroups } };
}

function notAnObject(value: unknown): ReadRow {
  return { skip: skip('not-an-object', 'entry', value) };
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
