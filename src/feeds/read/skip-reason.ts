/** Why a row of a feed is skipped; `skipMeanings` explains each code. */
export const skipReasons = [
  'absurd-data',
  'absurd-price',
  'ambiguous-destination',
  'ambiguous-number',
  'bad-columns',
  'bad-currency',
  'bad-data-amount',
  'bad-price',
  'bad-url',
  'bad-validity',
  'bad-value',
  'contradicts-itself',
  'cut-off',
  'damaged-text',
  'duplicate-id',
  'far-from-market',
  'hundredfold-price',
  'missing-field',
  'negative-price',
  'no-retail-price',
  'not-an-esim',
  'not-an-object',
  'not-offered',
  'prices-disagree',
  'region-without-countries',
  'run-together',
  'sub-national-destination',
  'too-long',
  'top-up-only',
  'two-currencies',
  'unit-of-data',
  'unknown-destination',
  'unlisted-provider',
  'zero-price',
] as const;

export type SkipReason = (typeof skipReasons)[number];

/** Reasons for well-formed but implausible rows. */
export const implausibleReasons: readonly SkipReason[] = [
  'absurd-data',
  'absurd-price',
  'far-from-market',
  'hundredfold-price',
  'prices-disagree',
  'unit-of-data',
];

/** A skipped row: the reason, the field and its value, cut to 80 characters. */
export interface Skip {
  readonly reason: SkipReason;
  readonly field: string;
  readonly value: string;
}

/** A sentence part for each reason, as the report prints it. */
export const skipMeanings: Readonly<Record<SkipReason, string>> = {
  'absurd-data': 'more data than the fastest phone can load in the days of the plan',
  'absurd-price': 'the price is outside the allowed range',
  'ambiguous-destination': 'the row may mean either of two places; say which with "places" in the feed’s entry',
  'ambiguous-number':
    'the number may be thousands or decimals, like 1.299, and the rest of the file does not say which',
  'bad-columns': 'the row has more or fewer values than the header has columns, or ids that belong to other columns',
  'bad-currency': 'not a currency code in use',
  'bad-data-amount': 'not an amount of data from 1 MB to 100 TB',
  'bad-price': 'not a plain decimal amount',
  'bad-url': 'not an https address',
  'bad-validity': 'not a whole number of days from 1 to 3650',
  'bad-value': 'not one of the values that the format allows here',
  'contradicts-itself': 'the words of the row name another amount of data, or other days, than its fields',
  'cut-off': 'the file ends inside this row, so the last value may be cut',
  'damaged-text': 'a text holds half a character or a NUL, so it was cut or wrongly converted',
  'duplicate-id': 'an earlier row has the same id; the earlier one counts',
  'far-from-market': 'the price is so far from the market that it must be a mistake',
  'hundredfold-price':
    'the price is about a hundred times or a hundredth of the market price, as if cents were whole units',
  'missing-field': 'a value that every plan needs is missing',
  'negative-price': 'a price is below zero',
  'no-retail-price': 'only a wholesale price is given, which is never shown as a price for visitors',
  'not-an-esim': 'not an eSIM: a voucher, or credit for an existing number',
  'not-an-object': 'the entry is not an object with fields',
  'not-offered': 'the source says that it is not sold',
  'prices-disagree':
    'the list price differs from the provider’s prices in other currencies, which agree or fit the market',
  'region-without-countries': 'a region is named, but not the countries that the plan covers',
  'run-together': 'a stray quotation mark runs this line and its neighbours together',
  'sub-national-destination': 'a city, state or island, which says nothing about the rest of its country',
  'too-long': 'an id has at most 128 characters',
  'top-up-only': 'a top-up is not sold to new customers',
  'two-currencies': 'the row states two currencies, so it is not known which one the price is in',
  'unit-of-data': 'a gigabyte costs about a thousand times or a thousandth of the market price, as if MB were GB',
  'unknown-destination': 'the name or code is not a known destination',
  'unlisted-provider': 'the plan names a provider that the file does not list',
  'zero-price': 'a price of zero counts as a mistake in this format',
};

/** @param value the row's value; undefined and null are shown as nothing */
export function skip(reason: SkipReason, field: string, value: unknown): Skip {
  return { reason, field, value: showValue(value) };
}

function showValue(value: unknown): string {
  if (value === undefined || value === null) return '';
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? typeof value);
  const printable = text.toWellFormed().replace(/[\p{Cc}\p{Bidi_Control}]/gu, ' ');
  return printable.length > 80 ? `${printable.slice(0, 79).toWellFormed()}…` : printable;
}
