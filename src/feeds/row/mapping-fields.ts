import { z } from 'zod';
import { parseProviderSlug } from '#domain/plan/provider-slug.ts';
import { currencyCode, name, parsed, pattern, source, text, values, words } from './mapping-values.ts';

/** `EUR` is stated by the mapping; `usual` counts for rows and operators that state none. */
const currency = z.union([
  currencyCode,
  z.strictObject({ from: source, usual: currencyCode.optional() }),
  z.strictObject({ usual: currencyCode }),
]);

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
  as: z.enum(['name', 'code', 'alpha-3'], 'must be "name", "code" or "alpha-3"').default('name'),
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
    /** The unit of bare numbers, or where the row states it; absent: the values have units. */
    unit: z
      .union(
        [z.enum(dataUnits), z.strictObject({ from: source })],
        `must be one of ${dataUnits.join(', ')}, or {"from": …}`,
      )
      .optional(),
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

const timeUnits = ['hours', 'days', 'weeks', 'months'] as const;
export type TimeUnit = (typeof timeUnits)[number];

const days = z.strictObject(
  {
    from: source,
    /** The unit of bare numbers, or where the row states it; absent: days. */
    unit: z
      .union(
        [z.enum(timeUnits), z.strictObject({ from: source })],
        `must be one of ${timeUnits.join(', ')}, or {"from": …}`,
      )
      .optional(),
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
    /** Words around the amount, such as "from". */
    drop: pattern.optional(),
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

/** Which columns or fields state which facts of a plan. */
export const fields = z.strictObject(
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
    automaticApn: flag.optional(),
  },
  'must be an object with place, data, days and price',
);

export type MappedFields = z.output<typeof fields>;
