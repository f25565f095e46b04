/** Why a row of a feed is not a plan of the catalogue; what each code means is said in `skipMeanings`. */
export const skipReasons = [
  'ambiguous-destination',
  'bad-columns',
  'bad-currency',
  'bad-data-amount',
  'bad-price',
  'bad-url',
  'bad-validity',
  'bad-value',
  'duplicate-id',
  'missing-field',
  'negative-price',
  'no-retail-price',
  'not-an-object',
  'not-offered',
  'region-without-countries',
  'sub-national-destination',
  'too-long',
  'top-up-only',
  'unknown-destination',
  'unlisted-provider',
  'zero-price',
] as const;

export type SkipReason = (typeof skipReasons)[number];

/** A skipped row: the reason, the field it lies in and what stands there, cut to 80 characters. */
export interface Skip {
  readonly reason: SkipReason;
  readonly field: string;
  readonly value: string;
}

/** One plain sentence part for each reason, as the report prints it. */
export const skipMeanings: Readonly<Record<SkipReason, string>> = {
  'ambiguous-destination': 'the name may mean two places',
  'bad-columns': 'the row has more or fewer values than the header has columns',
  'bad-currency': 'not a currency code in use',
  'bad-data-amount': 'not an amount of data from 1 MB to 100 TB',
  'bad-price': 'not a plain decimal amount with at most four decimals',
  'bad-url': 'not an https address',
  'bad-validity': 'not a whole number of days from 1 to 3650',
  'bad-value': 'not one of the values that the format allows here',
  'duplicate-id': 'an earlier row has the same id; the earlier one counts',
  'missing-field': 'a value that every plan needs is missing',
  'negative-price': 'a price is below zero',
  'no-retail-price': 'only a wholesale price is given, which is never shown as a price for visitors',
  'not-an-object': 'the entry is not an object with fields',
  'not-offered': 'the source says that it is not sold',
  'region-without-countries': 'a region is named, but not the countries that the plan covers',
  'sub-national-destination': 'a city, state or island, which says nothing of the rest of its country',
  'too-long': 'an id has at most 128 characters',
  'top-up-only': 'a top-up is not sold to new customers',
  'unknown-destination': 'the name or code is in no list of destinations',
  'unlisted-provider': 'the plan names a provider that the file does not list',
  'zero-price': 'a price of nothing is taken for a mistake in this format',
};

/** @param value whatever stands in the row; undefined and null are shown as nothing */
export function skip(reason: SkipReason, field: string, value: unknown): Skip {
  return { reason, field, value: showValue(value) };
}

function showValue(value: unknown): string {
  if (value === undefined || value === null) return '';
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? typeof value);
  const printable = text.toWellFormed().replace(/\p{Cc}/gu, ' ');
  return printable.length > 80 ? `${printable.slice(0, 79).toWellFormed()}…` : printable;
}
