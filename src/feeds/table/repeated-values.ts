import type { Result } from '#domain/kernel/result.ts';
import type { Skip } from '#feeds/read/skip-reason.ts';
import type { SourceReader, TableRow } from './table-row.ts';

/** Tables repeat their places, amounts and days. The cache is cleared when full, so that no file can make it grow. */
const kept = 2048;

/**
 * Keeps what a row's values are read as, for rows with the same values. Refusals are not kept, since they name the
 * column of their own row.
 * @param sources all that `read` looks at in a row
 */
export function keepRepeated<Value, Rest extends readonly unknown[]>(
  sources: readonly SourceReader[],
  read: (row: TableRow, ...rest: Rest) => Result<Value, Skip>,
): (row: TableRow, ...rest: Rest) => Result<Value, Skip> {
  const known = new Map<string, Result<Value, Skip>>();
  return (row, ...rest) => {
    const key = keyOf(sources, row);
    const earlier = key === null ? undefined : known.get(key);
    if (earlier !== undefined) return earlier;
    const result = read(row, ...rest);
    if (key === null || !result.ok) return result;
    if (known.size >= kept) known.clear();
    known.set(key, result);
    return result;
  };
}

/** Null: a value is a list or an object. A number of JSON is another value than the same digits as text. */
function keyOf(sources: readonly SourceReader[], row: TableRow): string | null {
  let key = '';
  for (const source of sources) {
    const value = source.read(row);
    if (typeof value === 'object') return null;
    key += typeof value === 'string' ? `"${value}\n` : `${String(value)}\n`;
  }
  return key;
}
