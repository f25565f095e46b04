import { countries, findCountry, findCountryByAlpha3 } from './countries.ts';
import type { CountryCode, RegionSlug } from '#domain/kernel/codes.ts';
import { destinationAliases } from './destination-aliases.ts';
import { foldText } from '#domain/kernel/fold-text.ts';
import { findRegion, regions } from './regions.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';

/** The meaning of a name or code in a feed. */
interface NamedDestination {
  /** Sorted by code; empty for a region's label, because sellers' regions differ from each other. */
  readonly countries: readonly CountryCode[];
  readonly region: RegionSlug | null;
  /** Explains a reading of a non-ISO code; null: none. */
  readonly note: string | null;
}

/**
 * `ambiguous`: may mean two places (Congo, Georgia). `sub-national`: a city, state or island, which says nothing of the
 * coverage of its country. `unknown destination`: in no list, or a group that is none of the 20 regions.
 */
export type UnresolvedDestination = 'ambiguous' | 'sub-national' | 'unknown destination';

type Resolution = Result<NamedDestination, UnresolvedDestination>;

const ambiguous: Resolution = failure('ambiguous');
const subNational: Resolution = failure('sub-national');
const unknownDestination: Resolution = failure('unknown destination');

/**
 * Reads a country's or region's name (English, Japanese, French, Spanish, Italian, and the spellings that feeds use), an
 * ISO 3166 alpha-2 or alpha-3 code, or one of the non-ISO codes of feeds. Case, accents and punctuation do not matter.
 */
export function resolveDestinationName(text: string): Resolution {
  if (text.length > 200) return unknownDestination;
  const known = resolved.get(text);
  if (known !== undefined) return known;
  const key = nameKey(text);
  const unlisted = key.endsWith(' city') ? subNational : unknownDestination;
  const resolution = resolutions.get(key) ?? resolveIsoCode(text) ?? unlisted;
  if (resolved.size >= keptTexts) resolved.clear();
  resolved.set(text, resolution);
  return resolution;
}

/**
 * A feed of a million rows names a few hundred places. The cache is cleared when full, so that no feed can make it
 * grow.
 */
const keptTexts = 4_096;
const resolved = new Map<string, Resolution>();

function resolveIsoCode(text: string): Resolution | null {
  const code = text.trim().toUpperCase();
  const country = findCountry(code) ?? findCountryByAlpha3(code);
  return country && countriesNamed([country.code]);
}

/** Letters and digits only, words parted by one space. */
function nameKey(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Earlier lists win: ambiguous names are refused first. */
const resolutions: ReadonlyMap<string, Resolution> = buildResolutions();

function buildResolutions(): Map<string, Resolution> {
  const table = new Map<string, Resolution>();
  for (const [name, resolution] of listResolutions()) {
    const key = nameKey(name);
    if (!table.has(key)) table.set(key, resolution);
  }
  return table;
}

function listResolutions(): (readonly [string, Resolution])[] {
  const { ambiguousNames, subnational, nonIsoCodes, countryNames, regionLabels } = destinationAliases;
  return [
    ...Object.keys(ambiguousNames).map((name) => [name, ambiguous] as const),
    ...Object.keys(subnational).map((name) => [name, subNational] as const),
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

function resolveNonIso(code: (typeof destinationAliases.nonIsoCodes)[string]): Resolution {
  if (code.partOf !== undefined) return subNational;
  const region = code.region === undefined ? null : findRegion(code.region);
  return success({ countries: parseCodes(code.mapTo), region: region?.slug ?? null, note: code.meaning });
}

function parseCodes(codes: readonly string[]): CountryCode[] {
  return codes.flatMap((code) => findCountry(code)?.code ?? []);
}

function countriesNamed(codes: readonly CountryCode[]): Resolution {
  return success({ countries: codes, region: null, note: null });
}

function regionNamed(slug: string | null): Resolution {
  const region = slug === null ? null : findRegion(slug);
  return region === null ? unknownDestination : success({ countries: [], region: region.slug, note: null });
}
