import { cleanText } from '#feeds/row/feed-text.ts';
import { isMisread } from './cell-text.ts';
import { skip } from '#feeds/read/skip-reason.ts';
import type { TableMapping } from '#feeds/row/mapping-schema.ts';
import type { ReadRow, SourceFinder, TableRow } from './table-row.ts';

/** Takes the texts of a row apart: named groups of the mapping's patterns become sources, `@days`. */
export function wordReader(words: TableMapping['words'], finder: SourceFinder): (row: TableRow) => ReadRow {
  const readers = words.map(({ from, pattern, drop }) => ({
    reader: finder.find(from),
    pattern: new RegExp(pattern, 'iu'),
    drop: drop === undefined ? null : new RegExp(drop, 'giu'),
  }));
  if (readers.length === 0) return (row) => ({ row });
  return (row) => {
    const groups: Record<string, string> = { ...row.groups };
    const headings: Record<string, string> = { ...row.headings };
    for (const { reader, pattern, drop } of readers) {
      const field = reader.field(row);
      const value = reader.read(row);
      if (value === undefined) return { skip: skip('missing-field', field, '') };
      if (isMisread(value)) return { skip: skip('bad-value', field, value) };
      const text = typeof value === 'string' ? (cleanText(value, 200) ?? '') : '';
      const found = pattern.exec(drop === null ? text : text.replace(drop, ' '));
      if (found === null) return { skip: skip('bad-value', field, value) };
      for (const [name, part] of Object.entries(found.groups ?? {})) {
        if (part !== undefined) groups[name] = part;
        headings[name] = field;
      }
    }
    return { row: { ...row, groups, headings } };
  };
}
