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
