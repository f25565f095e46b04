import { resolveDestinationName } from '#domain/place/destination-name.ts';
import type { JsonPath } from '#feeds/read/read-json-parts.ts';

/**
 * Where the products of an answer lie. `flat`: in one list, `data.list[0]`. `keyed`: under the names of places,
 * `Japan[0]`. `nested`: in a list of places that have a list each, `countries[0].products[0]` or `JP.products[0]`.
 */
export interface ProductLists {
  readonly kind: 'flat' | 'keyed' | 'nested';
  /** What stands before the list, or before the places. */
  readonly prefix: JsonPath;
  /** Name of the list within a place; only of nested ones. */
  readonly list: string;
}

/** @param path of one product */
export function listsAround(path: JsonPath): ProductLists {
  const [place, list] = path.slice(-3);
  const isNested = path.length >= 3 && typeof list === 'string' && (typeof place === 'number' || isPlace(place));
  if (isPlace(path.at(-2))) return { kind: 'keyed', prefix: path.slice(0, -2), list: '' };
  if (isNested) return { kind: 'nested', prefix: path.slice(0, -3), list };
  return { kind: 'flat', prefix: path.slice(0, -1), list: '' };
}

/** Whether a value is a product, or for nested lists a place with its products. */
export function isEntryOf({ kind, prefix }: ProductLists, path: JsonPath): boolean {
  const depth = prefix.length + (kind === 'keyed' ? 2 : 1);
  return path.length === depth && prefix.every((step, index) => step === path[index]);
}

export function isSameLists(a: ProductLists, b: ProductLists): boolean {
  return a.kind === b.kind && a.list === b.list && a.prefix.join('\n') === b.prefix.join('\n');
}

function isPlace(step: string | number | undefined): boolean {
  if (typeof step !== 'string') return false;
  const found = resolveDestinationName(step);
  return found.ok || found.reason.kind !== 'unknown destination';
}
