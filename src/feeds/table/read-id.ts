import { failure, success, type Result } from '#domain/kernel/result.ts';
import { slugifyWords } from '#feeds/slugify.ts';
import { skip, type Skip } from '#feeds/skip-reason.ts';
import { readNeeded, readText } from './cell-text.ts';
import type { MappedFields } from './mapping-schema.ts';
import type { SourceFinder, SourceReader, TableRow } from './table-row.ts';

type IdSpec = NonNullable<MappedFields['id']>;
type IdPart = Extract<IdSpec, { parts: unknown }>['parts'][number];

/**
 * Reads the id of a plan. A table without ids has them made of the seller's words, so that they are the same from run
 * to run.
 */
export function idReader(spec: IdSpec, finder: SourceFinder): (row: TableRow) => Result<string, Skip> {
  if ('from' in spec) {
    const reader = finder.find(spec.from);
    return (row) => {
      const id = readNeeded(reader, row);
      const isNone = id.ok && spec.none.includes(id.value.toUpperCase());
      return isNone ? failure(skip('missing-field', reader.field(row), id.value)) : id;
    };
  }
  const parts = spec.parts.map((part) => ({ part, reader: finder.find(part.from), slugs: new Map<string, string>() }));
  return (row) => {
    const words: string[] = [];
    for (const each of parts) {
      const read = readPart(each, row);
      if (!read.ok) return read;
      if (read.value !== '' || !each.part.optional) words.push(read.value);
    }
    const id = words.join('-');
    return /[\p{L}\p{N}]/u.test(id) ? success(id) : failure(skip('missing-field', 'id', id));
  };
}

interface PartReader {
  readonly part: IdPart;
  readonly reader: SourceReader;
  /** Tables repeat their places, amounts and days; the cache is cleared when full. */
  readonly slugs: Map<string, string>;
}

const keptSlugs = 1024;

function readPart({ part, reader, slugs }: PartReader, row: TableRow): Result<string, Skip> {
  const text = readText(reader, row);
  if (!text.ok) return text;
  const stated = text.value ?? '';
  const known = slugs.get(stated);
  if (known !== undefined) return success(known);
  const slug = slugOf(part, stated.replace(/^(\d+)\.0+$/, '$1'));
  if (slugs.size >= keptSlugs) slugs.clear();
  slugs.set(stated, slug);
  return success(slug);
}

function slugOf({ without, empty, glued, after }: IdPart, stated: string): string {
  if (without.includes(stated)) return '';
  if (stated === '') return empty;
  return slugifyWords(`${glued ? stated.replaceAll(' ', '') : stated}${after}`);
}
