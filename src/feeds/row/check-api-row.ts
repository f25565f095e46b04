import { memo } from '#domain/kernel/memo.ts';
import type { z } from 'zod';
import type { Result } from '#domain/kernel/result.ts';
import { checkWire } from './check-wire.ts';
import type { Skip } from '#feeds/read/skip-reason.ts';

/** Like `checkWire`, for rows of APIs, which write null or an empty text for what they do not state. */
export function checkApiRow<Wire>(schema: z.ZodType<Wire>, entry: unknown): Result<Wire, Skip> {
  return checkWire(schema, withoutUnstated(entry, 0));
}

/** No format nests deeper. */
const deepest = 12;

/** A value without the fields that state nothing; the value itself when it has none. Elements of lists stay. */
function withoutUnstated(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > deepest) return value;
  return Array.isArray(value) ? withoutIn(value, depth) : withoutFields(value, depth);
}

/** Long lists that rows of one entry share, such as the countries of an operator. */
const long = 20;

function withoutIn(list: readonly unknown[], depth: number): readonly unknown[] {
  return list.length < long ? withoutAny(list, depth) : withoutInLong(list, depth);
}

const withoutInLong = memo(withoutAny);

function withoutAny(list: readonly unknown[], depth: number): readonly unknown[] {
  const elements = list.map((each) => withoutUnstated(each, depth + 1));
  return elements.every((each, index) => each === list[index]) ? list : elements;
}

function withoutFields(entry: object, depth: number): object {
  const stated: Record<string, unknown> = {};
  let isSame = true;
  for (const [field, inner] of Object.entries(entry)) {
    const kept = isUnstated(inner) ? undefined : withoutUnstated(inner, depth + 1);
    if (kept !== inner) isSame = false;
    if (kept !== undefined) stated[field] = kept;
  }
  return isSame ? entry : stated;
}

function isUnstated(value: unknown): boolean {
  return value === null || value === '' || (typeof value === 'string' && value.trim() === '');
}
