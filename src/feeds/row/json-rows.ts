import type { RawRow } from './feed-adapter.ts';
import type { FeedFile } from '#feeds/read/feed-file.ts';
import { readJsonParts, type JsonPart, type JsonPath } from '#feeds/read/read-json-parts.ts';

/** The entries of a JSON file as rows, numbered from 1. */
export async function* jsonRows<Wire>(
  file: FeedFile,
  isEntry: (path: JsonPath) => boolean,
  wireOf: (entry: JsonPart) => Wire,
): AsyncGenerator<RawRow<Wire>> {
  let number = 0;
  for await (const entry of readJsonParts(file, isEntry)) {
    number += 1;
    yield { number, wire: wireOf(entry) };
  }
}

export function valueOf({ value }: JsonPart): unknown {
  return value;
}
