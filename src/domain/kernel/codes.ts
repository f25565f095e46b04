import type { Branded } from './brand.ts';
import { referenceData } from './reference-data.ts';

/** ISO 3166-1 alpha-2 code (and XK) of a country that `data/countries.json` knows. */
export type CountryCode = Branded<string, 'CountryCode'>;

/** ISO 4217 code of a currency that `data/currencies.json` knows. */
export type CurrencyCode = Branded<string, 'CurrencyCode'>;

/** What rates are relative to, and what sellers that state no currency ask. */
export const usDollar = referenceData<CurrencyCode>('USD');

/** Slug of one of the 20 regions of `data/regions.json`, `global` among them. */
export type RegionSlug = Branded<string, 'RegionSlug'>;
