import { groupBy } from '#domain/kernel/group-by.ts';
import { countries, findCountry, findCountryByAlpha3 } from './countries.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import { destinationAliases } from './destination-aliases.ts';
import { foldText } from '#domain/kernel/fold-text.ts';
import {
  ambiguous,
  contradictory,
  countriesNamed,
  partOf,
  subNational,
  unknownDestination,
  type Resolution,
} from './place-meaning.ts';
import { findRegion, regions } from './regions.ts';

/** The resolution of a listed name in its usual spellings, or of an ISO 3166 code; null: neither. */
export function findListedName(text: string): Resolution | null {
  return exactNames.get(nameKey(text)) ?? resolveIsoCode(text) ?? looseNames.get(looseKey(text)) ?? joined(text);
}

/** Letters and digits only, words parted by one space. */
export function nameKey(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function resolveIsoCode(text: string): Resolution | null {
  const code = text.trim().toUpperCase();
  const country = findCountry(code) ?? findCountryByAlpha3(code);
  return country && countriesNamed([country.code]);
}

/** Words that usage adds and drops: `Bosnia & Herzegovina`, `Bosnia-Herzegovina`; `The Philippines`. */
const fillers: ReadonlySet<string> = new Set(['the', 'and', 'of', 'y', 'et', 'e']);

const shortForms: ReadonlyMap<string, string> = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['rep', 'republic'],
  ['dem', 'democratic'],
  ['islands', 'island'],
  ['is', 'island'],
]);

const leadingForms: ReadonlyMap<string, string> = new Map([
  ['n', 'north'],
  ['s', 'south'],
]);

/** The name's key without fillers, with abbreviations written out. */
function looseKey(text: string): string {
  return nameKey(text)
    .split(' ')
    .filter((word) => !fillers.has(word))
    .map((word, index) => (index === 0 ? leadingForms.get(word) : undefined) ?? shortForms.get(word) ?? word)
    .join(' ');
}

/** `HongKong`, `SaudiArabia`. Shorter words might be codes. */
const shortestJoined = 6;

function joined(text: string): Resolution | null {
  const key = nameKey(text);
  return key.length < shortestJoined || key.includes(' ') ? null : (joinedNames.get(key) ?? null);
}

const exactNames: ReadonlyMap<string, Resolution> = firstOfEach(nameKey);

/** Spellings that two places would share are ambiguous. */
const looseNames: ReadonlyMap<string, Resolution> = onlyOfEach(looseKey);

const joinedNames: ReadonlyMap<string, Resolution> = onlyOfEach((name) => looseKey(name).replaceAll(' ', ''));

/** Earlier lists win: ambiguous names are refused first. */
function firstOfEach(keyOf: (name: string) => string): Map<string, Resolution> {
  const table = new Map<string, Resolution>();
  for (const [name, resolution] of listNames()) {
    const key = keyOf(name);
    if (!table.has(key)) table.set(key, resolution);
  }
  return table;
}

function onlyOfEach(keyOf: (name: string) => string): Map<string, Resolution> {
  const table = new Map<string, Resolution>();
  for (const [key, found] of groupBy(listNames(), ([name]) => keyOf(name))) {
    const resolutions = found.map(([name, resolution]) => exactNames.get(nameKey(name)) ?? resolution);
    if (key !== '') table.set(key, agreed(resolutions));
  }
  return table;
}

function agreed(resolutions: readonly Resolution[]): Resolution {
  const refused = resolutions.find((each) => !each.ok);
  const [first = unknownDestination] = resolutions;
  if (refused !== undefined || !first.ok) return refused ?? first;
  const meaning = (each: Resolution): string => JSON.stringify(each);
  if (resolutions.every((each) => meaning(each) === meaning(first))) return first;
  return contradictory(resolutions.flatMap((each) => (each.ok ? each.value.countries : [])));
}

type ListedName = readonly [name: string, resolution: Resolution];

function listNames(): readonly ListedName[] {
  const { ambiguousNames, subnational, nonIsoCodes, countryNames, regionLabels } = destinationAliases;
  return [
    ...Object.entries(ambiguousNames).map(([name, meanings]) => [name, ambiguous(parseMeanings(meanings))] as const),
    ...Object.entries(subnational).map(([name, code]) => [name, partNamed(code, name)] as const),
    ...Object.entries(nonIsoCodes).map(([code, meaning]) => [code, resolveNonIso(meaning)] as const),
    ...Object.entries(countryNames).map(([name, code]) => [name, countriesNamed(parseCodes([code]))] as const),
    ...countries.flatMap(({ code, name }) =>
      Object.values(name).map((words) => [words, countriesNamed([code])] as const),
    ),
    ...Object.entries(regionLabels).map(([label, slug]) => [label, regionNamed(slug)] as const),
    ...regions.flatMap(({ slug, name }) =>
      [slug, ...Object.values(name)].map((words) => [words, regionNamed(slug)] as const),
    ),
  ];
}

function parseMeanings(meanings: (typeof destinationAliases.ambiguousNames)[string]) {
  return meanings.flatMap(({ country, part = null, operators }) =>
    parseCodes([country]).map((code) => ({ country: code, part, operators })),
  );
}

function resolveNonIso(code: (typeof destinationAliases.nonIsoCodes)[string]): Resolution {
  if (code.partOf !== undefined) return partNamed(code.partOf, code.meaning);
  const region = code.region === undefined ? null : findRegion(code.region);
  return {
    ok: true,
    value: { countries: parseCodes(code.mapTo), region: region?.slug ?? null, note: code.meaning },
  };
}

function partNamed(code: string, name: string): Resolution {
  const country = findCountry(code);
  return country === null ? subNational : partOf(country.code, name);
}

function parseCodes(codes: readonly string[]): CountryCode[] {
  return codes.flatMap((code) => findCountry(code)?.code ?? []);
}

/** @param slug null: a group that is none of the site's regions */
function regionNamed(slug: string | null): Resolution {
  const region = slug === null ? null : findRegion(slug);
  return { ok: true, value: { countries: [], region: region?.slug ?? null, note: null } };
}
