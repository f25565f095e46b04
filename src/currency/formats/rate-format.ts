import { keysOf } from '#domain/kernel/records.ts';
import { readCurrencyApi } from './currency-api.ts';
import { readEcbCsv } from './ecb-csv.ts';
import { readEcbXml } from './ecb-xml.ts';
import { readFrankfurterV1, readFrankfurterV2 } from './frankfurter.ts';
import { readOpenExchangeRates } from './open-exchange-rates.ts';
import { readPlainRates } from './plain-rates.ts';
import type { ReadQuotes } from './rate-reader.ts';

/** Every rate format, by its name in the settings. */
export const rateFormats = {
  'ecb-xml': readEcbXml,
  'ecb-csv': readEcbCsv,
  'frankfurter-v1': readFrankfurterV1,
  'frankfurter-v2': readFrankfurterV2,
  'open-exchange-rates': readOpenExchangeRates,
  'currency-api': readCurrencyApi,
  plain: readPlainRates,
} as const satisfies Readonly<Record<string, ReadQuotes>>;

export type RateFormat = keyof typeof rateFormats;

export const rateFormatNames = keysOf(rateFormats);
