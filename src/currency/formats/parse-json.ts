import type { z } from 'zod';
import { failure, success, type Result } from '#domain/kernel/result.ts';

/** Reads JSON of a shape. @param expected says what that is, for the operator who named the wrong format or address */
export function parseJson<Shape>(text: string, schema: z.ZodType<Shape>, expected: string): Result<Shape> {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return failure('it is no JSON');
  }
  const parsed = schema.safeParse(value);
  return parsed.success ? success(parsed.data) : failure(`it is not ${expected}`);
}
