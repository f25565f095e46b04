import { failure, success, type Result } from '#domain/kernel/result.ts';
import { fieldOf } from '#feeds/read/json-field.ts';

export interface JsonPage {
  readonly document: unknown;
  /** The entries as JSON, digit for digit. */
  readonly items: readonly string[];
}

/** @param items dotted path of the list */
export function parsePage(text: string, items: string): Result<JsonPage> {
  let document: unknown;
  try {
    document = JSON.parse(text, keepDigits);
  } catch {
    return failure('is not complete JSON');
  }
  const list = valueAt(document, items);
  if (!Array.isArray(list)) return failure(`has no list at ${items}`);
  return success({ document, items: list.map((each) => JSON.stringify(each)) });
}

/** Whole numbers beyond 2^53 become texts, as in a file that is read at once. */
function keepDigits(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  const source = context?.source;
  const isRounded = typeof value === 'number' && source !== undefined && !Number.isSafeInteger(value);
  return isRounded && (/^-?\d+$/.test(source) || !Number.isFinite(value)) ? source : value;
}

export function valueAt(document: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>(fieldOf, document);
}

/**
 * The first page around the entries of all pages, as text before and after them. Its count of pages and its link to the
 * next one are those of a single page, which it is now.
 * @param single values by path
 */
export function frameAround(
  document: unknown,
  items: string,
  single: Readonly<Record<string, unknown>>,
): { readonly before: string; readonly after: string } {
  const marker = '\u0000items\u0000';
  const filled = Object.entries(single).reduce(
    (whole, [path, value]) => withValue(whole, path.split('.'), value),
    withValue(document, items.split('.'), [marker]),
  );
  const [before = '', after = ''] = JSON.stringify(filled).split(JSON.stringify(marker));
  return { before, after };
}

function withValue(document: unknown, [field, ...rest]: readonly string[], value: unknown): unknown {
  if (field === undefined) return value;
  const fields: Readonly<Record<string, unknown>> = Object(document);
  return Object.hasOwn(fields, field) ? { ...fields, [field]: withValue(fields[field], rest, value) } : document;
}
