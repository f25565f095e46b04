import { z } from 'zod';
import { fields } from './mapping-fields.ts';
import { name, pattern, source, values } from './mapping-values.ts';

/*
 * The language of table mappings: which columns of a CSV file, or fields of a JSON file, state which facts of a plan.
 * The formats of the product are declared in it, and operators write their own in a feed's entry; docs/feeds.md
 * describes every property.
 */

const condition = z
  .strictObject({
    from: source,
    is: values.optional(),
    isNot: values.optional(),
    /** What the report shows of the row; default: `from`. */
    show: source.optional(),
    reason: z.enum(
      ['not-offered', 'not-an-esim', 'top-up-only', 'region-without-countries', 'bad-value'],
      'must be one of not-offered, not-an-esim, top-up-only, region-without-countries, bad-value',
    ),
  })
  .refine(({ is, isNot }) => (is === undefined) !== (isNot === undefined), {
    message: 'must say either "is" or "isNot"',
  });

/** Columns of prices, each for a plan of its own; named groups of the headings are read as `@data`, `@days` … */
const wide = z.strictObject({
  price: pattern,
  id: pattern.optional(),
});

const wording = z.strictObject({ from: source, pattern, drop: pattern.optional() });

export const mappingSchema = z
  .strictObject(
    {
      table: z.enum(['csv', 'json'], 'must be "csv" or "json"'),
      entries: name.optional(),
      rows: name.optional(),
      variants: z.array(name).min(1).max(10).optional(),
      pairs: z
        .array(z.strictObject({ list: name, name, value: name }))
        .min(1)
        .max(5)
        .optional(),
      recognise: z.array(name).max(10).optional(),
      wide: wide.optional(),
      /** CSV: where the header is, if it is not found by itself. */
      headerLine: z.int('must be the number of a line').min(1).max(100).optional(),
      words: z.array(wording).max(5).default([]),
      decimalMark: z.enum(['point', 'comma'], 'must be "point" or "comma"').optional(),
      complete: z.boolean('must be true or false').default(true),
      only: z.array(condition).max(10).default([]),
      fields,
    },
    'must be an object with table and fields',
  )
  .refine(({ table, entries }) => table === 'csv' || entries !== undefined, {
    message: 'must say in "entries" where a JSON file has its entries, such as "*" or "plans.*"',
  })
  .refine(({ table, wide: columns, headerLine, rows, variants, pairs }) => {
    const ofJson = [rows, variants, pairs];
    return (table === 'csv' ? ofJson : [columns, headerLine]).every((each) => each === undefined);
  }, 'may have "wide" and "headerLine" only for CSV, and "rows", "variants" and "pairs" only for JSON');

/** A mapping as it is applied. */
export type TableMapping = z.output<typeof mappingSchema>;

/** A mapping as it is written. */
export type TableMappingText = z.input<typeof mappingSchema>;
