import { z } from 'zod';
import { locales, type LocalizedText } from '#domain/kernel/locale.ts';
import { recordOf } from '#domain/kernel/records.ts';
import { ruleKinds, ruleReaches, sourceKinds, type CountryRule } from '#domain/place/country-rule.ts';
import type { Country } from '#domain/place/country.ts';
import type { Part } from '#domain/place/parts.ts';
import type { Airport } from '#domain/place/sights.ts';
import type { Region } from '#domain/place/region.ts';
import { globalRegion } from '#domain/place/regions.ts';
import type { CodeSchemas, KnownCodes } from './known-codes.ts';

export const text = z.string().regex(/\S/, 'is empty');

/** Every language of the site, and no other. */
export const localized: z.ZodType<LocalizedText> = z.strictObject(recordOf(locales, () => text));

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not a slug of lower-case letters, digits and hyphens');

/** A list of texts that are not empty, in one check. */
export const texts = z.custom<readonly string[]>(
  (value) => Array.isArray(value) && value.every((entry) => typeof entry === 'string' && /\S/.test(entry)),
  'is not a list of texts',
);

export function countriesSchema({
  country: code,
  region,
  regions,
  currencies,
}: CodeSchemas): z.ZodType<readonly Country[]> {
  const country: z.ZodType<Country> = z.strictObject({
    code: code.refine((value) => /^[A-Z]{2}$/.test(value), 'is not two capital letters'),
    alpha3: z.string().regex(/^[A-Z]{3}$/, 'is not three capital letters'),
    numeric: z
      .string()
      .regex(/^\d{3}$/, 'is not three digits')
      .nullable(),
    slug,
    name: localized,
    region: region.nullable(),
    subregions: regions,
    emojiFlag: text,
    currencies,
    searches: texts,
    jaReadings: texts,
    inhabited: z.boolean(),
  });
  return z.array(country).superRefine(refuseTwins(({ code, slug: path }) => [code, path]));
}

export function regionsSchema({ countries, region: name }: CodeSchemas): z.ZodType<readonly Region[]> {
  const region: z.ZodType<Region> = z.strictObject({
    slug: name,
    name: localized,
    emoji: text,
    jaReading: text,
    searches: texts,
    basis: text,
    countries: countries.refine(({ length }) => length > 0, 'is empty'),
    noBG: z.literal(true).exactOptional(),
    notAsCategory: z.literal(true).exactOptional(),
    flagsBasis: text.exactOptional(),
  });
  return z.array(region).superRefine(refuseTwins((each) => [each.slug]));
}

export function partsSchema({ country }: CodeSchemas): z.ZodType<readonly Part[]> {
  const part: z.ZodType<Part> = z.strictObject({ slug, country, name: localized, searches: texts });
  return z.array(part).superRefine(refuseTwins((each) => [each.slug]));
}

export const sightsSchema = z.strictObject({ what: text, source: text, places: z.record(text, texts) });

const airport: z.ZodType<Airport> = z.strictObject({
  code: z.string().regex(/^[A-Z]{3}$/, 'is not an IATA code'),
  place: text,
  names: texts,
});

export const airportsSchema = z.strictObject({
  what: text,
  source: text,
  airports: z.array(airport).superRefine(refuseTwins((each) => [each.code])),
});

const partialDate = z
  .string()
  .regex(/^20\d\d(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/, 'is not a year, month or day');

export function countryRulesSchema({ country }: CodeSchemas): z.ZodType<{ readonly rules: readonly CountryRule[] }> {
  const source = z.strictObject({
    kind: z.enum(sourceKinds),
    publisher: text,
    title: text.nullable(),
    language: z.string().regex(/^[a-z]{2}$/, 'is not the code of a language'),
    dated: partialDate.nullable(),
    url: z.url({ protocol: /^https?$/, error: 'is not an address' }),
  });
  const rule: z.ZodType<CountryRule> = z.strictObject({
    country,
    kind: z.enum(ruleKinds),
    reach: z.enum(ruleReaches),
    checked: z.iso.date('is not a day'),
    text: localized,
    sources: z.array(source).min(1, 'is empty'),
  });
  return z.strictObject({ note: text, rules: z.array(rule) });
}

/** Each language with articles has every place in one of its classes; the whole world is declined by itself. */
export function placeArticlesSchema({ places }: CodeSchemas, { countries, regions }: KnownCodes) {
  const placeClass = z.strictObject({ article: z.string(), where: text, places });
  const language = z.array(placeClass).superRefine((classes, context) => {
    const named = new Set<string>(classes.flatMap(({ places }) => places));
    const missing = [...countries, ...regions].filter((key) => key !== globalRegion && !named.has(key));
    if (missing.length > 0) context.addIssue(`has no forms of ${missing.join(', ')}`);
  });
  return z.partialRecord(z.enum(locales), language);
}

export function aliasesSchema({ country, countries, region, places }: CodeSchemas) {
  const meaning = z.strictObject({ country, part: text.optional(), operators: texts });
  const nonIsoCode = z.strictObject({
    meaning: text,
    mapTo: places,
    partOf: country.optional(),
    region: region.optional(),
    seenIn: texts,
  });
  return z.object({
    countryNames: z.record(text, country),
    nonIsoCodes: z.record(text, nonIsoCode),
    ambiguousNames: z.record(text, z.array(meaning)),
    territoriesOf: z.record(country, countries),
    regionLabels: z.record(text, region.nullable()),
    subnational: z.record(text, country),
  });
}

function refuseTwins<Entry>(keysOf: (entry: Entry) => readonly string[]) {
  return (entries: readonly Entry[], context: z.RefinementCtx): void => {
    const seen = new Set<string>();
    for (const key of entries.flatMap(keysOf)) {
      if (seen.has(key)) context.addIssue(`has "${key}" twice`);
      seen.add(key);
    }
  };
}
