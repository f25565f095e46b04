import { z } from 'zod';
import { parseCurrencyCode } from '#domain/money/currencies.ts';
import { markUpRoundings, type MarkUp } from '#domain/money/mark-up.ts';
import { parseAmount } from '#domain/money/money.ts';
import { parseCountryCode } from '#domain/place/countries.ts';
import { parsePlaces } from '#domain/place/resolve-place.ts';
import { parseProviderSlug } from '#domain/plan/provider-slug.ts';
import { parseDownloadUrl, type DownloadRule } from '#download/check-target.ts';
import { feedFormatNames } from '#feeds/adapters/feed-format.ts';
import { mappingSchema } from '#feeds/row/mapping-schema.ts';
import { parsed } from '#feeds/row/mapping-values.ts';
import { parseOfferUrl } from '#feeds/row/offer-url.ts';
import { loginSchema, pagingSchema, postSchema } from './api-schema.ts';
import { isAddress } from './feed-source.ts';
import { secretSchema } from './secret-schema.ts';

function numberBetween(least: number, most: number) {
  const problem = `must be a number from ${least} to ${most}`;
  return z.number(problem).min(least, problem).max(most, problem);
}

const namePattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Set by the download itself. */
const ownHeaders = ['host', 'accept-encoding', 'connection', 'content-length', 'transfer-encoding', 'if-none-match'];

const headerName = z
  .string()
  .regex(/^[A-Za-z0-9-]{1,80}$/, 'is not a header name')
  .refine((name) => !ownHeaders.includes(name.toLowerCase()), 'is set by the download itself');

const markUpSchema = z
  .strictObject({
    percent: numberBetween(0, 1000).refine(
      (percent) => Number.isInteger(Math.round(percent * 1e6) / 1e4),
      'must have at most two decimals',
    ),
    fixed: z
      .string('must be an amount and a currency such as "0.50 USD"')
      .regex(/^\S+ [A-Z]{3}$/, 'must be an amount and a currency such as "0.50 USD"')
      .optional(),
    rounding: z.enum(markUpRoundings, `must be one of ${markUpRoundings.join(', ')}`).default('x.99'),
  })
  .transform(({ percent, fixed, rounding }, check): MarkUp => {
    const percentHundredths = Math.round(percent * 100);
    if (fixed === undefined) return { percentHundredths, fixed: null, rounding };
    const [amount = '', code = ''] = fixed.split(' ');
    const currency = parseCurrencyCode(code);
    const money = currency.ok ? parseAmount(amount, currency.value) : currency;
    if (money.ok) return { percentHundredths, fixed: money.value, rounding };
    check.addIssue({ code: 'custom', path: ['fixed'], message: `is not usable: ${money.reason}` });
    return z.NEVER;
  });

const placeSchema = (rule: DownloadRule) =>
  z
    .string('must be an https address or the path of a file')
    .min(1, 'must be an https address or the path of a file')
    .superRefine((place, check) => {
      if (!isAddress(place)) return;
      const url = parseDownloadUrl(place, rule);
      if (!url.ok) check.addIssue({ code: 'custom', message: `is not usable: ${url.reason.replace(/\.$/, '')}` });
    });

const countryCode = parsed(parseCountryCode);

/** One code, or the codes of a list. */
const codesSchema = z.preprocess(
  (codes) => (typeof codes === 'string' ? [codes] : codes),
  z.array(countryCode, 'must be the code of a country or a list of codes').min(1, 'must name a country').max(250),
);

const placeNameSchema = z
  .string()
  .max(200)
  .regex(/[\p{L}\p{N}]/u, 'is no name');

/** `{"Georgia": "GE", "Benelux": ["BE", "NL", "LU"]}`. */
const placesSchema = z
  .record(placeNameSchema, codesSchema, 'must be an object of names and codes of countries')
  .transform((places) => parsePlaces(places));

const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** One entry of the operator's file. */
export function entrySchema(rule: DownloadRule) {
  return z
    .strictObject({
      name: z
        .string()
        .max(60, 'must have at most 60 characters')
        .regex(namePattern, 'must be lower-case words with hyphens'),
      format: z.enum(feedFormatNames, `must be one of ${feedFormatNames.join(', ')}`),
      place: placeSchema(rule),
      provider: parsed(parseProviderSlug).optional(),
      everyHours: numberBetween(1, 720).int('must be a whole number from 1 to 720').optional(),
      dailyAt: z.string().regex(timePattern, 'must be a time in UTC such as "04:30"').optional(),
      headers: z.record(headerName, secretSchema, 'must be an object of header names and secrets').default({}),
      maxMegabytes: numberBetween(1, 2000).default(500),
      timeoutSeconds: numberBetween(1, 3600).default(600),
      offerUrl: parsed(parseOfferUrl).optional(),
      currency: parsed(parseCurrencyCode).optional(),
      markUp: markUpSchema.optional(),
      mapping: mappingSchema.optional(),
      partial: z.boolean('must be true or false').default(false),
      places: placesSchema.optional(),
      post: postSchema.optional(),
      paging: pagingSchema.optional(),
      login: loginSchema(rule).optional(),
      requestsPerMinute: numberBetween(1, 6000).optional(),
    })
    .refine(({ everyHours, dailyAt }) => (everyHours === undefined) !== (dailyAt === undefined), {
      message: 'must say either "everyHours" or "dailyAt"',
    })
    .refine(({ format, mapping }) => (format === 'table') === (mapping !== undefined), {
      message: 'must have a "mapping" if its format is "table", and only then',
    })
    .refine(({ place, post, paging, login }) => isAddress(place) || (post ?? paging ?? login) === undefined, {
      message: 'may have "post", "paging" and "login" only with an https address',
    });
}

export type FeedSourceEntry = z.output<ReturnType<typeof entrySchema>>;

/** Allowed properties of an entry, for the error message. */
export const entryKeys = Object.keys(entrySchema({}).shape);
