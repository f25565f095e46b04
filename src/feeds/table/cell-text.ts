import { failure, success, type Result } from '#domain/kernel/result.ts';
import { skip, type Skip } from '#feeds/read/skip-reason.ts';
import type { SourceReader, TableRow } from './table-row.ts';

/** What a row states in a source as text; null: nothing. Lists, objects and flags are no text. */
export function readText(reader: SourceReader, row: TableRow): Result<string | null, Skip> {
  const value = reader.read(row);
  if (value === undefined) return success(null);
  if (isMisread(value)) return failure(skip('bad-value', reader.field(row), value));
  if (typeof value === 'string') return success(value.trim());
  if (typeof value === 'number') return success(String(value));
  return failure(skip('bad-value', reader.field(row), value));
}

/** Like `readText`, of a source that every row must state. */
export function readNeeded(reader: SourceReader, row: TableRow): Result<string, Skip> {
  const text = readText(reader, row);
  if (!text.ok) return text;
  return text.value === null ? failure(skip('missing-field', reader.field(row), '')) : success(text.value);
}

/** Control characters of Latin-1: text in UTF-8 that somebody has read in another encoding. */
const misread = /[\u0080-\u009f]/;

/** True for a text that is not what its author wrote. */
export function isMisread(value: unknown): boolean {
  return typeof value === 'string' && misread.test(value);
}
