import { failure, success, type Result } from '#domain/kernel/result.ts';
import { slugifyWords } from '#feeds/row/slugify.ts';
import { skip, type Skip } from '#feeds/read/skip-reason.ts';
import { readNeeded, readText } from './cell-text.ts';
import type { MappedFields } from '#feeds/row/mapping-fields.ts';
import { keepRepeated } from './repeated-values.ts';
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
  const parts = spec.parts.map((part) => ({ part, readPart: partReader(part, finder.find(part.from)) }));
  return (row) => {
    const words: string[] = [];
    for (const { part, readPart } of parts) {
      const read = readPart(row);
      if (!read.ok) return read;
      if (read.value !== '' || !part.optional) words.push(read.value);
    }
    const id = words.join('-');
    return /[\p{L}\p{N}]/u.test(id) ? success(id) : failure(skip('missing-field', 'id', id));
  };
}

type ReadPart = (row: TableRow) => Result<string, Skip>;

function partReader(part: IdPart, reader: SourceReader): ReadPart {
  return keepRepeated([reader], (row: TableRow) => {
    const text = readText(reader, row);
    return text.ok ? success(slugOf(part, (text.value ?? '').replace(/^(\d+)\.0+$/, '$1'))) : text;
  });
}

function slugOf({ without, empty, glued, after }: IdPart, stated: string): string {
  if (without.includes(stated)) return '';
  if (stated === '') return empty;
  return slugifyWords(`${glued ? stated.replaceAll(' ', '') : stated}${after}`);
}
