import type { z } from 'zod';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { skip, type Skip } from '#feeds/read/skip-reason.ts';

/**
 * Validates an entry against its schema; the first problem, in the schema's order of fields, is the reason to skip
 * it.
 * @param entry undefined: a table's row that does not fit its header
 */
export function checkWire<Wire>(schema: z.ZodType<Wire>, entry: unknown): Result<Wire, Skip> {
  if (entry === undefined) return failure(skip('bad-columns', 'row', ''));
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
    return failure(skip('not-an-object', 'entry', entry));
  }
  const parsed = schema.safeParse(entry);
  if (parsed.success) return success(parsed.data);
  const path = parsed.error.issues[0]?.path ?? [];
  const found = valueAt(entry, path);
  const isMissing = found === undefined || found === null || found === '';
  return failure(skip(isMissing ? 'missing-field' : 'bad-value', path.map(String).join('.'), found));
}

function valueAt(entry: unknown, path: readonly PropertyKey[]): unknown {
  let value = entry;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}
