import isoCountries from 'i18n-iso-countries';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import { furtherNames } from './aliases.ts';
import { readIsoNames, readTerritories, readTerritoryNames, tenderOf } from './cldr.ts';
import { homeRegions, nameVariants, ownNames, ownSlugs, sharedNames, uninhabited } from './hand-lists/country-names.ts';
import { jaReadings } from './hand-lists/ja-readings.ts';
import { britishName } from './british-name.ts';
import { flagOf } from './flag.ts';
import type { RegionRecord } from './region-record.ts';

/** The regions that a country is filed under; the other ones are its subregions. */
const homes = 'europe asia north-america caribbean oceania south-america africa central-america'.split(' ');

/** Every ISO 3166-1 alpha-2 code and XK, sorted. */
export function listCountryCodes(): string[] {
  return Object.keys(isoCountries.getAlpha2Codes()).sort();
}

export function isInhabited(code: string): boolean {
  return !uninhabited.includes(code);
}

/** The records of `data/countries.json`, sorted by code. */
export function makeCountries(regions: readonly RegionRecord[]): object[] {
  return listCountryCodes().map((code) => {
    const name = Object.fromEntries(locales.map((locale) => [locale, nameOf(code, locale)]));
    const memberOf = regions.filter(({ slug, countries }) => slug !== 'global' && countries.includes(code));
    const slugs = memberOf.map(({ slug }) => slug);
    const region = homeRegions[code] ?? slugs.find((slug) => homes.includes(slug)) ?? null;
    return {
      code,
      alpha3: isoCountries.alpha2ToAlpha3(code),
      numeric: isoCountries.alpha2ToNumeric(code),
      slug: ownSlugs[code] ?? slugOf(name['en'] ?? code),
      name,
      region,
      subregions: slugs.filter((slug) => slug !== region),
      emojiFlag: flagOf(code),
      currencies: tenderOf(code),
      searches: furtherNames({ place: code, names: Object.values(name), others: listOtherNames(code) }),
      jaReadings: jaReadings[code] ?? [],
      inhabited: isInhabited(code),
    };
  });
}

/** What CLDR and ISO call a country beside the chosen names. */
function listOtherNames(code: string): string[] {
  return locales
    .flatMap((locale) => [...readTerritoryNames(code, locale), ...readIsoNames(code, locale)])
    .filter((name) => !sharedNames.includes(name));
}

const territories = new Map(locales.map((locale) => [locale, readTerritories(locale)]));

function nameOf(code: string, locale: Locale): string {
  const names = territories.get(locale) ?? {};
  const choice = nameVariants[code];
  const variant = choice?.locales?.includes(locale) === false ? undefined : choice?.variant;
  const name = ownNames[code]?.[locale] ?? names[`${code}-alt-${variant}`] ?? names[code];
  if (name === undefined) throw new Error(`CLDR has no ${locale} name of ${code}`);
  return locale === 'en' ? britishName(name) : name;
}

function slugOf(name: string): string {
  const plain = name
    .replace('&', 'and')
    .normalize('NFD')
    .replace(/[\u0300-\u036f’'.]/g, '');
  return plain.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
