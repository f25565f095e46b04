import { z } from 'zod';
import { usualDigits } from './price-text.ts';

/** A number of an API, which some servers send as text, `"30"`. */
export const wireNumber = z.union([
  z.number(),
  z
    .string()
    .transform((text) => usualDigits(text).trim())
    .pipe(z.string().regex(/^-?\d{1,20}(?:\.\d{1,20})?$/))
    .transform(Number),
]);

/** A whole number of an API within limits, or the same as text. */
export function wireInteger(least: number, most: number): z.ZodType<number> {
  return wireNumber.pipe(z.int().min(least).max(most));
}

/** Days of an API: a number, or words such as `30 days`, which `readDays` reads. */
export const wireDays = z.union([z.number(), z.string()]);
