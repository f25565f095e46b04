import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the generator reads from the CLDR packages. */
const packages = 'node_modules';

type Texts = Readonly<Record<string, string>>;

interface LocalizedCurrency extends Texts {
  readonly displayName: string;
}

interface TenderPeriod {
  readonly _to?: string;
  readonly _tender?: string;
}

interface CurrencyData {
  readonly fractions: Readonly<Record<string, Texts>>;
  readonly region: Readonly<Record<string, readonly Readonly<Record<string, TenderPeriod>>[]>>;
}

function readJson(...path: string[]): unknown {
  return JSON.parse(readFileSync(join(packages, ...path), 'utf8'));
}

/** The part of CLDR's supplemental data under `key`; the caller states its shape. */
function readSupplemental(file: string, key: string): unknown {
  const { supplemental } = readJson('cldr-core/supplemental', `${file}.json`) as {
    supplemental: Record<string, unknown>;
  };
  return supplemental[key];
}

export const currencyData = readSupplemental('currencyData', 'currencyData') as CurrencyData;

const containment = readSupplemental('territoryContainment', 'territoryContainment') as Readonly<
  Record<string, { readonly _contains: readonly string[] }>
>;

const likelySubtags = readSupplemental('likelySubtags', 'likelySubtags') as Texts;

/** Names of territories in a language, with CLDR's keys: `HK`, `HK-alt-short`, `150`. */
export function readTerritories(locale: string): Texts {
  const file = readJson('cldr-localenames-full/main', locale, 'territories.json') as {
    main: Record<string, { localeDisplayNames: { territories: Texts } }>;
  };
  return file.main[locale]?.localeDisplayNames.territories ?? {};
}

/** Every name of a territory in a language: the first one, short ones and variants. */
export function readTerritoryNames(territory: string, locale: string): string[] {
  const names = Object.entries(readTerritories(locale));
  return names.flatMap(([key, name]) => (key === territory || key.startsWith(`${territory}-alt-`) ? [name] : []));
}

type ZoneNames = { readonly exemplarCity?: string } & { readonly [part: string]: ZoneNames | string | undefined };

const zonesByLocale = new Map<string, ZoneNames>();

/** The city of a time zone in a language; CLDR leaves out names that are the last word of the zone. */
export function readExemplarCity(zone: string, locale: string): string {
  // Japanese names differ from the zone's word, so CLDR lists all of them.
  if (findZone(zone, 'ja') === undefined) throw new Error(`CLDR has no time zone ${zone}`);
  return findZone(zone, locale)?.exemplarCity ?? (zone.split('/').at(-1) ?? '').replaceAll('_', ' ');
}

function findZone(zone: string, locale: string): ZoneNames | undefined {
  const zones = zonesByLocale.get(locale) ?? parseZones(locale);
  zonesByLocale.set(locale, zones);
  return zone.split('/').reduce<ZoneNames | undefined>((names, part) => {
    const within = names?.[part];
    return typeof within === 'object' ? within : undefined;
  }, zones);
}

function parseZones(locale: string): ZoneNames {
  const file = readJson('cldr-dates-full/main', locale, 'timeZoneNames.json') as {
    main: Record<string, { dates: { timeZoneNames: { zone: ZoneNames } } }>;
  };
  return file.main[locale]?.dates.timeZoneNames.zone ?? {};
}

/** Names of a country in a language in the lists of ISO 3166: short and official ones. */
export function readIsoNames(country: string, locale: string): string[] {
  const { countries } = readJson('i18n-iso-countries/langs', `${locale}.json`) as {
    countries: Readonly<Record<string, string | readonly string[]>>;
  };
  return [countries[country] ?? []].flat();
}

const currenciesByLocale = new Map<string, Readonly<Record<string, LocalizedCurrency>>>();

/** Names and signs of currencies in a language; empty where CLDR does not have it. */
export function readCurrencies(locale: string): Readonly<Record<string, LocalizedCurrency>> {
  const known = currenciesByLocale.get(locale);
  if (known !== undefined) return known;
  const path = join('cldr-numbers-full/main', locale, 'currencies.json');
  const currencies = existsSync(join(packages, path)) ? parseCurrencies(path, locale) : {};
  currenciesByLocale.set(locale, currencies);
  return currencies;
}

function parseCurrencies(path: string, locale: string): Readonly<Record<string, LocalizedCurrency>> {
  const file = readJson(path) as {
    main: Record<string, { numbers: { currencies: Record<string, LocalizedCurrency> } }>;
  };
  return file.main[locale]?.numbers.currencies ?? {};
}

/** Every two-letter territory in a UN M49 group, groups within it included. */
export function territoriesIn(group: string): string[] {
  const parts = containment[group]?._contains ?? [];
  return parts.flatMap((part) => (/^[A-Z]{2}$/.test(part) ? [part] : territoriesIn(part)));
}

/** Currencies that are legal tender in a territory today, in CLDR's order. */
export function tenderOf(territory: string): string[] {
  const periods = (currencyData.region[territory] ?? []).flatMap((entry) => Object.entries(entry));
  return periods.filter(([, period]) => period._to === undefined && period._tender !== 'false').map(([code]) => code);
}

/** CLDR locales of the language most used in a territory, the most exact first; `en` where CLDR does not know. */
export function homeLocales(territory: string): string[] {
  const tag = likelySubtags[`und-${territory}`] ?? 'en';
  const parts = tag.split('-');
  return [tag, parts.slice(0, 2).join('-'), parts.slice(0, 1).join('-')];
}
