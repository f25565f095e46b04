import { z } from 'zod';
import { parseCurrencyCode } from '#domain/money/currencies.ts';
import type { Result } from '#domain/kernel/result.ts';

const maxText = 300;

export function text(problem: string) {
  return z.string(problem).min(1, problem).max(maxText, `must have at most ${maxText} characters`);
}

export const name = text('must be the name of a column or field');

/** A column or field, or several names that it may have. */
export const source = z.union(
  [name, z.array(name).min(1).max(20)],
  'must be the name of a column or field, or a list of names',
);

export const words = z.array(z.string('must be a text').max(maxText), 'must be a list of texts').max(50);

/** A pattern of operators runs over every row: it is bounded, and must compile. */
export const pattern = text('must be a regular expression').refine(isPattern, 'is not a regular expression');

function isPattern(given: string): boolean {
  try {
    return new RegExp(given, 'iu') instanceof RegExp;
  } catch {
    return false;
  }
}

/** A text for a parse function, whose reason becomes the schema's problem. */
export function parsed<Value>(parse: (text: string) => Result<Value>) {
  return z.string('must be a text').transform((given, check) => {
    const result = parse(given);
    if (result.ok) return result.value;
    check.addIssue({ code: 'custom', message: `is not usable: ${result.reason}` });
    return z.NEVER;
  });
}

export const currencyCode = parsed(parseCurrencyCode);

export const values = z
  .array(z.union([z.string(), z.number(), z.boolean(), z.null()]), 'must be a list of values')
  .min(1)
  .max(50);

export type Source = z.output<typeof source>;
