import { z } from 'zod';
import { locales } from '#domain/kernel/locale.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { brandColourNames, schemes } from '#domain/site/brand-colours.ts';
import { parseColour } from '#domain/site/contrast.ts';

const longestName = 60;
const longestTagline = 160;

const colour = z
  .string('must be a colour')
  .refine((text) => parseColour(text) !== null, 'must be a colour such as #0a5c36 or oklch(0.42 0.1 158)');

const line = (most: number) =>
  z
    .string('must be a text')
    .trim()
    .min(1, 'must not be empty')
    .max(most, `must have at most ${most} characters`)
    .regex(/^[^\p{Cc}]*$/u, 'must stand on one line');

function mayHold(names: readonly string[]): string {
  return `may hold only ${names.join(', ')}`;
}

function strictly<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? mayHold(Object.keys(shape)) : 'must be an object in { }'),
  });
}

function named<Name extends string, Value extends z.ZodType>(names: readonly Name[], value: Value) {
  const error = ({ code }: { readonly code?: string }): string =>
    code === 'unrecognized_keys' || code === 'invalid_key' ? mayHold(names) : 'must be an object in { }';
  return z.partialRecord(z.enum(names), value, { error });
}

const brandSchema = strictly({
  name: line(longestName).optional(),
  tagline: named(locales, line(longestTagline)).optional(),
  since: z.int('must be a year').min(1900, 'must be a year').max(2100, 'must be a year').optional(),
  colours: named(schemes, named(brandColourNames, colour)).optional(),
  font: z
    .string('must be the name of a file')
    .regex(/^[\w-][\w.-]*\.woff2$/i, 'must be the name of a .woff2 file in the folder brand')
    .optional(),
});

export type BrandFile = z.output<typeof brandSchema>;

/** Reads `brand.json`. A failure lists what is wrong, one sentence each. */
export function parseBrandFile(text: string): Result<BrandFile, readonly string[]> {
  const json = parseJson(text);
  if (!json.ok) return failure([`brand/brand.json is no JSON: ${json.reason}.`]);
  const parsed = brandSchema.safeParse(json.value);
  return parsed.success ? success(parsed.data) : failure(parsed.error.issues.map(describeIssue));
}

function parseJson(text: string): Result<unknown> {
  try {
    return success(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch (error) {
    return failure(error instanceof Error ? error.message.replace(/\.$/, '') : String(error));
  }
}

function describeIssue(issue: z.core.$ZodIssue): string {
  const place = issue.path.length === 0 ? '' : `: ${issue.path.join('.')}`;
  const keys = issue.code === 'unrecognized_keys' ? ` has ${issue.keys.map((key) => `"${key}"`).join(', ')}, but` : '';
  return `brand/brand.json${place}${keys} ${issue.message}.`;
}
