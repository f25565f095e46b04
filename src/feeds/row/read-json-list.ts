import type { RawRow } from './feed-adapter.ts';
import type { FeedFile } from '#feeds/read/feed-file.ts';
import { FeedRefusal } from '#feeds/read/feed-refusal.ts';
import { beginsLikeJson, readJsonParts, type JsonPath } from '#feeds/read/read-json-parts.ts';

/** Structure of a format's list of entries. */
export interface JsonListShape {
  /** Path of an entry, and its name for a refusal: "offers of Zendit". */
  readonly isEntry: (path: JsonPath) => boolean;
  readonly entries: string;
  /** True for an entry of this format; one is enough, the others may be damaged. */
  readonly isOurs: (entry: unknown) => boolean;
  readonly expected: string;
  /** The rows of an entry with several; absent: the entry is one row. */
  readonly rowsOf?: (entry: unknown) => readonly unknown[];
}

/** Recognises a JSON file by its first entry that is of the format, then streams its rows, numbered from 1. */
export async function openJsonList(file: FeedFile, shape: JsonListShape): Promise<AsyncGenerator<RawRow<unknown>>> {
  if (beginsLikeJson(file)) {
    for await (const { value } of readJsonParts(file, shape.isEntry))
      if (shape.isOurs(value)) return rowsIn(file, shape);
  }
  throw new FeedRefusal(`The file ${file.name} holds no ${shape.entries}: expected ${shape.expected}.`);
}

async function* rowsIn(file: FeedFile, { isEntry, rowsOf }: JsonListShape): AsyncGenerator<RawRow<unknown>> {
  let number = 0;
  for await (const { value } of readJsonParts(file, isEntry)) {
    for (const wire of rowsOf?.(value) ?? [value]) {
      number += 1;
      yield { number, wire };
    }
  }
}

export function isListed(path: JsonPath): boolean {
  return path.length === 1 && typeof path[0] === 'number';
}
