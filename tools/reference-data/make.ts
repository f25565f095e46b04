import { writeFileSync } from 'node:fs';
import { makeCountries } from './make-countries.ts';
import { makeCurrencies } from './make-currencies.ts';
import { makeParts } from './make-parts.ts';
import { makeRegions } from './make-regions.ts';
import { formatRecords } from './format-records.ts';

/** Rewrites the reference data that comes from CLDR, ISO 3166 and the hand lists. The same sources give the same bytes. */
const regions = makeRegions();
writeFileSync('data/regions.json', formatRecords(regions));
writeFileSync('data/countries.json', formatRecords(makeCountries(regions)));
writeFileSync('data/parts-of-countries.json', formatRecords(makeParts()));
writeFileSync('data/currencies.json', formatRecords(makeCurrencies()));
