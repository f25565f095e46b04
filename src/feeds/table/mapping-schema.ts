import { z } from 'zod';
import { parseCurrencyCode } from '#domain/money/currencies.ts';
import { parseProviderSlug } from '#domain/plan/provider-slug.ts';
import type { Result } from '#domain/kernel/result.ts';

/*
 * The language of table mappings: which columns of a CSV file, or fields of a JSON file, state which facts of a plan.
 * The formats of the product are declared in it, and operators write their own in a feed's entry; docs/feeds.md
 * describes every property.
 */

const maxText = 300;

function text(problem: string) {
  return z.string(problem).min(1, problem).max(maxText, `must have at most ${maxText} characters`);
}

const name = text('must be the name of a column or field');

/** A column or field, or several names that it may have. */
const source = z.union(
  [name, z.array(name).min(1).max(20)],
  'must be the name of a column or field, or a list of names',
);

const words = z.array(z.string('must be a text').max(maxText), 'must be a list of texts').max(50);

/** A pattern of operators runs over every row: it is bounded, and must compile. */
const pattern = text('must be a regular expression').refine(isPattern, 'is not a regular expression');

function isPattern(given: string): boolean {
  try {
    return new RegExp(given, 'iu') instanceof RegExp;
  } catch {
    return false;
  }
}

function parsed<Value>(parse: (text: string) => Result<Value>) {
  return z.string('must be a text').transform((given, check) => {
    const result = parse(given);
    if (result.ok) return result.value;
    check.addIssue({ code: 'custom', message: `is not usable: ${result.reason}` });
    return z.NEVER;
  });
}

const currencyCode = parsed(parseCurrencyCode);

/** `EUR` is stated by the mapping; `usual` counts for rows and operators that state none. */
const currency = z.union([
  currencyCode,
  z.strictObject({ from: source, usual: currencyCode.optional() }),
  z.strictObject({ usual: currencyCode }),
]);

const values = z
  .array(z.union([z.string(), z.number(), z.boolean(), z.null()]), 'must be a list of values')
  .min(1)
  .max(50);

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

const fixedSeller = z.strictObject({
  slug: parsed(parseProviderSlug),
  name: text('must be a name'),
  url: text('must be an https address').nullable(),
});

const seller = z.union(
  [
    z.strictObject({ from: source, site: source.optional() }),
    z.strictObject({ site: source }),
    z.strictObject({ fixed: fixedSeller }),
  ],
  'must be {"from": …}, {"site": …} or {"fixed": {"slug": …, "name": …, "url": …}}',
);

const place = z.strictObject({
  from: source,
  /** A list in the row, whose entries have the place in `from`. */
  list: name.optional(),
  separator: z.string('must be a text').min(1).max(10).optional(),
  as: z.enum(['name', 'alpha-3'], 'must be "name" or "alpha-3"').default('name'),
});

const idPart = z.strictObject({
  from: source,
  glued: z.boolean('must be true or false').default(false),
  after: z.string('must be a text').max(20).default(''),
  empty: z.string('must be a text').max(20).default(''),
  optional: z.boolean('must be true or false').default(false),
  without: words.default([]),
});

const id = z.union(
  [
    z.strictObject({ from: source, none: words.default([]) }),
    z.strictObject({ parts: z.array(idPart).min(1).max(10) }),
  ],
  'must be {"from": …} or {"parts": […]}',
);

const dataUnits = ['KB', 'MB', 'GB', 'TB', 'bytes'] as const;
export type DataUnit = (typeof dataUnits)[number];

const data = z.strictObject(
  {
    from: source,
    /** The unit of bare numbers; absent: the values have units. */
    unit: z.enum(dataUnits, `must be one of ${dataUnits.join(', ')}`).optional(),
    perDay: z.boolean('must be true or false').default(false),
    /** Where the seller's wording stands; default: `from`. */
    wording: source.optional(),
    /** Words of the wording that are no part of the amount. */
    drop: pattern.optional(),
    unlimited: pattern.optional(),
    unlimitedWhen: z.strictObject({ from: source, is: values }).optional(),
    spaced: z.boolean('must be true or false').default(false),
  },
  'must be an object such as {"from": "data"}',
);

const days = z.strictObject(
  {
    from: source,
    /** Values that mean "does not expire". */
    endless: words.default([]),
    alsoIn: source.optional(),
  },
  'must be an object such as {"from": "days"}',
);

const price = z.strictObject(
  {
    from: source,
    currency: currency.optional(),
    /** True: the smallest coins of the currency, so that 1250 is 12.50. */
    inCents: z.boolean('must be true or false').default(false),
    none: words.default([]),
    discounted: source.optional(),
  },
  'must be an object such as {"from": "price", "currency": "EUR"}',
);

const otherPrices = z.union([
  z.array(z.strictObject({ from: source, currency: currencyCode })).max(20),
  z.strictObject({ list: name, from: name, currency: name }),
]);

const networks = z.union([
  z.strictObject({ operators: source, separator: z.string().min(1).max(10) }),
  z.strictObject({
    list: name,
    country: name,
    each: name,
    operator: name,
    generations: z.record(name, z.enum(['2G', '3G', '4G', '5G'])),
  }),
]);

const flag = z.strictObject({
  list: name,
  where: name,
  matches: pattern,
  from: name,
  inverted: z.boolean().default(false),
});

const fields = z.strictObject(
  {
    seller: seller.optional(),
    /** Absent: made of place, amount and days. */
    id: id.optional(),
    place: z
      .array(place, 'must be a list such as [{"from": "country"}]')
      .min(1, 'must name at least one column or field')
      .max(5),
    label: z.strictObject({ from: source, drop: pattern.optional() }).optional(),
    name: source.optional(),
    data,
    days,
    price,
    otherPrices: otherPrices.optional(),
    speed: source.optional(),
    url: source.optional(),
    seen: source.optional(),
    networks: networks.optional(),
    tethering: flag.optional(),
    topUp: flag.optional(),
    ekyc: flag.optional(),
  },
  'must be an object with place, data, days and price',
);

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
      recognise: z.array(name).max(10).optional(),
      wide: wide.optional(),
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
  .refine(({ table, wide: columns, rows, variants }) => {
    return table === 'csv' ? rows === undefined && variants === undefined : columns === undefined;
  }, 'may have "wide" only for CSV, and "rows" and "variants" only for JSON');

/** A mapping as it is applied. */
export type TableMapping = z.output<typeof mappingSchema>;

/** A mapping as it is written. */
export type TableMappingText = z.input<typeof mappingSchema>;

export type Source = z.output<typeof source>;
export type MappedFields = TableMapping['fields'];
export type CurrencySource = z.output<typeof currency>;
