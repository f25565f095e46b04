import { z } from 'zod';
import type { Currency } from '#domain/money/currency.ts';
import { activityIds, type Activity } from '#domain/trip/data-use.ts';
import type { CodeSchemas } from './known-codes.ts';
import { localized, slug, text, texts } from './place-schemas.ts';

const atLeastZero = z.number().min(0, 'is less than 0');
const aboveZero = z.number().positive('is not more than 0');

export function currenciesSchema({ countries, currency: code }: CodeSchemas): z.ZodType<readonly Currency[]> {
  const currency: z.ZodType<Currency> = z.strictObject({
    code,
    symbol: text,
    narrowSymbol: text.nullable(),
    symbolNative: text,
    decimalDigits: z.literal([0, 2, 3]),
    rounding: atLeastZero,
    cashRounding: atLeastZero,
    emoji: text,
    name: localized,
    namePlural: localized,
    searches: texts,
    countries,
  });
  return z.array(currency);
}

export function fallbackRatesSchema({ currency }: CodeSchemas) {
  const rate = z.string().regex(/^\d+(\.\d+)?$/, 'is not a decimal number');
  return z.strictObject({
    base: currency,
    date: z.iso.date('is not a day'),
    source: text,
    rates: z.record(currency, rate),
  });
}

/** Countries in the order of their arrivals, and the parts of countries behind some of them. */
export function popularitySchema({ countries, country }: CodeSchemas) {
  const parts = z.record(country, z.array(text));
  return z.strictObject({ what: text, source: text, year: text, countries, partsWhat: text, parts });
}

export function europeSchema({ countries }: CodeSchemas) {
  return z.looseObject({ isEurope: countries.refine(({ length }) => length > 0, 'is empty') });
}

/** What the bound of the own SIM is computed from. */
export function roamingSchema({ country, countries }: CodeSchemas) {
  const day = z.iso.date('is not a day');
  const cap = z.looseObject({ from: day, to: day, eurPerGb: z.string().regex(/^\d+\.\d{2}$/, 'is not an amount') });
  const joined = z.array(z.strictObject({ country, from: day }));
  return z.looseObject({
    wholesaleCaps: z.array(cap).min(1, 'is empty'),
    countries: z.looseObject({ members: countries, eea: countries, joined }),
    vatStandardPercent: z.record(text, z.union([z.number(), text])),
  });
}

const stated = { source: text, of: z.union([text, localized]).nullable() };

/** A figure in one of the units that `mbPerUnit` converts. */
const figure = z.union(
  [
    z.strictObject({ ...stated, mb: aboveZero, minutes: aboveZero }),
    z.strictObject({ ...stated, mb: aboveZero, photos: aboveZero }),
    z.strictObject({ ...stated, mb: aboveZero, pages: aboveZero }),
    z.strictObject({ ...stated, kbps: aboveZero, ways: z.literal([1, 2]) }),
  ],
  'is not megabytes for minutes, photos or pages, nor kilobits a second, of a source',
);

const activity: z.ZodType<Activity> = z.strictObject({
  id: z.enum(activityIds),
  unit: z.enum(['minutes', 'photos']),
  figures: z.array(figure).min(1, 'is empty'),
});

const dataUse = z.strictObject({
  note: text,
  sources: z.record(text, z.strictObject({ name: text, url: z.url('is not an address'), dated: text.nullable() })),
  read: z.iso.date('is not a day'),
  overhead: z.strictObject({ source: text, share: atLeastZero.max(1, 'is more than 1') }),
  pagesPerHour: aboveZero,
  activities: z.array(activity),
});

/** Every activity of the form has figures, and every figure a source of the file. */
export const dataUseSchema = dataUse.superRefine(({ sources, overhead, activities }, context) => {
  const used = [overhead, ...activities.flatMap(({ figures }) => figures)].map(({ source }) => source);
  for (const source of used) if (!Object.hasOwn(sources, source)) context.addIssue(`has no source "${source}"`);
  const missing = activityIds.filter((id) => activities.every((each) => each.id !== id));
  if (missing.length > 0) context.addIssue(`has no figures for ${missing.join(', ')}`);
});

export const demoProvidersSchema = z.array(z.looseObject({ slug, name: text })).min(1, 'is empty');

/** What the answers of the questions before paying are taken from; the rest is evidence. */
export const phonesSchema = z.looseObject({
  compiled: z.iso.date('is not a day'),
  models: z.array(
    z.looseObject({
      id: slug,
      maker: text,
      model: text,
      esim: z.literal(['yes', 'no', 'ask', 'yes-unless-exception']),
      evidence: z.literal(['two-or-more', 'one', 'general-knowledge']),
      exceptions: z.array(z.unknown()),
    }),
  ),
});

export const simLockSchema = z.looseObject({
  compiled: z.iso.date('is not a day'),
  rules: z.array(
    z.looseObject({
      where: text,
      boughtFrom: z.iso.date('is not a day').nullable(),
      verdict: text,
      evidence: text,
    }),
  ),
});
