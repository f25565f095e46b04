import { keysOf } from '#domain/kernel/records.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { QuotedDay } from '#domain/money/rate-day.ts';
import { readCurrencyApi } from './currency-api.ts';
import { readEcbXml } from './ecb-xml.ts';
import { readPlainRates, type PlainNames } from './plain-rates.ts';

/** Reads the response of a source, without validating the rates. The failure does not name the source. */
type ReadQuotes = (text: string, names: PlainNames) => Result<readonly QuotedDay[]>;

/** Every rate format, by its name in the settings. */
export const rateFormats = {
  'ecb-xml': readEcbXml,
  'currency-api': readCurrencyApi,
  plain: readPlainRates,
} as const satisfies Readonly<Record<string, ReadQuotes>>;

export type RateFormat = keyof typeof rateFormats;

export const rateFormatNames = keysOf(rateFormats);

/** What replaces the formats of earlier releases. */
export const replacements = new Map([
  ['ecb-csv', 'ecb-xml with the address of eurofxref-daily.xml or eurofxref-hist-90d.xml'],
  ['frankfurter-v1', 'plain with the same address'],
  ['frankfurter-v2', 'plain with the address of /v1/latest, or currency-api for all currencies'],
  ['open-exchange-rates', 'plain[date:timestamp] with the same address'],
]);
