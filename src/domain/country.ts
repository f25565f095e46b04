import type { Branded } from './brand.ts';

/** ISO 3166-1 alpha-2 code (and XK) of a country that `data/countries.json` knows. */
export type CountryCode = Branded<string, 'CountryCode'>;
