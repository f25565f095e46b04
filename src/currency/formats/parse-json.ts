import type { z } from 'zod';
import { failure, success, type Result } from '#domain/kernel/result.ts';

/**
 * Parses JSON of a schema.
 * @param expected describes it in the error message for the operator
 */
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
