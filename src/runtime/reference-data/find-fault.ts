import type { z } from 'zod';
import airports from '#data/airports.json' with { type: 'json' };
import countries from '#data/countries.json' with { type: 'json' };
import countryRules from '#data/country-rules.json' with { type: 'json' };
import currencies from '#data/currencies.json' with { type: 'json' };
import dataUse from '#data/data-use.json' with { type: 'json' };
import demoProviders from '#data/demo-providers.json' with { type: 'json' };
import aliases from '#data/destination-aliases.json' with { type: 'json' };
import europe from '#data/europe-consent.json' with { type: 'json' };
import fallbackRates from '#data/exchange-rates-fallback.json' with { type: 'json' };
import parts from '#data/parts-of-countries.json' with { type: 'json' };
import placeArticles from '#data/place-articles.json' with { type: 'json' };
import popularity from '#data/popularity.json' with { type: 'json' };
import regions from '#data/regions.json' with { type: 'json' };
import phones from '#data/phones.json' with { type: 'json' };
import roaming from '#data/roaming-eu.json' with { type: 'json' };
import simLock from '#data/sim-lock.json' with { type: 'json' };
import sights from '#data/sights.json' with { type: 'json' };
import {
  currenciesSchema,
  dataUseSchema,
  demoProvidersSchema,
  europeSchema,
  fallbackRatesSchema,
  phonesSchema,
  popularitySchema,
  roamingSchema,
  simLockSchema,
} from './figure-schemas.ts';
import { codeSchemas, readKnownCodes } from './known-codes.ts';
import {
  airportsSchema,
  aliasesSchema,
  countriesSchema,
  countryRulesSchema,
  partsSchema,
  placeArticlesSchema,
  regionsSchema,
  sightsSchema,
} from './place-schemas.ts';

/** The files of `data/` by name, without those of the example catalogue that only its generator reads. */
export const shippedFiles = {
  countries,
  regions,
  currencies,
  'parts-of-countries': parts,
  'place-articles': placeArticles,
  airports,
  sights,
  'destination-aliases': aliases,
  'country-rules': countryRules,
  popularity,
  'europe-consent': europe,
  'roaming-eu': roaming,
  phones,
  'sim-lock': simLock,
  'data-use': dataUse,
  'exchange-rates-fallback': fallbackRates,
  'demo-providers': demoProviders,
};

type FileName = keyof typeof shippedFiles;

/** Parses all reference data; the first fault as a sentence, or null: there is none. */
export function findReferenceFault(files: Readonly<Record<FileName, unknown>> = shippedFiles): string | null {
  const known = readKnownCodes(files);
  const codes = codeSchemas(known);
  const schemas: Readonly<Record<FileName, z.ZodType>> = {
    countries: countriesSchema(codes),
    regions: regionsSchema(codes),
    currencies: currenciesSchema(codes),
    'parts-of-countries': partsSchema(codes),
    'place-articles': placeArticlesSchema(codes, known),
    airports: airportsSchema,
    sights: sightsSchema,
    'destination-aliases': aliasesSchema(codes),
    'country-rules': countryRulesSchema(codes),
    popularity: popularitySchema(codes),
    'europe-consent': europeSchema(codes),
    'roaming-eu': roamingSchema(codes),
    phones: phonesSchema,
    'sim-lock': simLockSchema,
    'data-use': dataUseSchema,
    'exchange-rates-fallback': fallbackRatesSchema(codes),
    'demo-providers': demoProvidersSchema,
  };
  for (const [name, schema] of Object.entries(schemas)) {
    const file: unknown = Reflect.get(files, name);
    const issue = schema.safeParse(file).error?.issues[0];
    if (issue !== undefined) return `data/${name}.json cannot be used: ${describeIssue(issue, file)}.`;
  }
  return null;
}

function describeIssue({ path, message }: z.core.$ZodIssue, file: unknown): string {
  const names: string[] = [];
  let value = file;
  for (const step of path) {
    const entry: unknown = Object(value)[step];
    names.push(Array.isArray(value) ? nameOf(entry, Number(step)) : String(step));
    value = entry;
  }
  const place = names.join(' ');
  if (value === undefined) return `${place || 'it'} is missing`;
  const shown = typeof value === 'string' ? `${place} "${value}"` : place;
  // The library's own messages are sentences.
  return `${shown}${/^[A-Z]/.test(message) ? ':' : ''} ${message}`.trim();
}

/** A record by its key; what has none by its number, from 1. */
function nameOf(entry: unknown, index: number): string {
  const { code, slug, id, country } = Object(entry);
  return [code, slug, id, country].find((key) => typeof key === 'string') ?? `entry ${index + 1}`;
}
