import { normaliseCoverage } from '#domain/plan/coverage.ts';
import type { CountryCode, RegionSlug } from '#domain/kernel/codes.ts';
import { resolveDestinationName } from '#domain/place/destination-name.ts';
import { decideByNeighbours, placesBeside } from '#domain/place/place-hints.ts';
import { describeMeanings, resolveMeaning, type Resolution } from '#domain/place/place-meaning.ts';
import { resolvePlace, type PlaceContext, type StatedPlace } from '#domain/place/resolve-place.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { skip, type Skip, type SkipReason } from '#feeds/read/skip-reason.ts';

export interface FeedCoverage {
  /** At least one, sorted. */
  readonly countries: readonly CountryCode[];
  /** Names and codes that stand for no whole country. */
  readonly leftOut: readonly string[];
}

/** A name or a code; or both, with the operators there. */
export type FeedPlace = string | (StatedPlace & { readonly operators?: readonly string[] });

const reasonOf = {
  ambiguous: 'ambiguous-destination',
  'sub-national': 'sub-national-destination',
  'unknown destination': 'unknown-destination',
} as const satisfies Record<string, SkipReason>;

/**
 * Resolves a row's names and codes to countries. Unresolved ones are left out, which only understates coverage; when
 * none is left, the first reason counts.
 * @param field their field in the row
 * @param context what else the row and the operator say: the feed's options, and the link, id and currency of the row
 */
export function readCoverage(
  places: readonly FeedPlace[],
  field: string,
  context: PlaceContext,
): Result<FeedCoverage, Skip> {
  const countries = new Set<CountryCode>();
  const leftOut: string[] = [];
  let problem: Skip | null = null;
  for (const { words, found } of resolvePlaces(places, context)) {
    // A stray quotation mark would make one of several places an unknown one, and the plan seem to cover less.
    if (words.includes('"')) return failure(skip('bad-value', field, words));
    if (found.ok && found.value.countries.length > 0) {
      for (const code of found.value.countries) countries.add(code);
      continue;
    }
    leftOut.push(words.slice(0, 80));
    problem ??= problemOf(found, field, words);
  }
  if (countries.size > 0) return success({ countries: normaliseCoverage(countries), leftOut });
  return failure(problem ?? skip('missing-field', field, ''));
}

/** An ambiguous name is shown with what it may mean. */
function problemOf(found: Resolution, field: string, words: string): Skip {
  if (found.ok) return skip('region-without-countries', field, words);
  const { kind, meanings } = found.reason;
  const value = kind === 'ambiguous' ? `${words.slice(0, 30)}: ${describeMeanings(meanings)}` : words;
  return skip(reasonOf[kind], field, value);
}

interface ResolvedPlace {
  readonly words: string;
  /** A name alone, which other entries may explain. */
  readonly isName: boolean;
  readonly found: Resolution;
}

function resolvePlaces(places: readonly FeedPlace[], context: PlaceContext): readonly ResolvedPlace[] {
  const resolved = places.map((place) => {
    const stated = typeof place === 'string' ? { name: place } : place;
    const { name, code, operators } = { operators: undefined, code: undefined, ...stated };
    const words = [code, name].filter((word) => word !== undefined && word !== null && word !== '').join(' ');
    const found = resolvePlace(stated, operators === undefined ? context : { ...context, operators });
    return { words, isName: words === name, found };
  });
  return resolved.map((each) => decideBeside(each, resolved, context));
}

/** By the other entries of its list; else by what its seller lists. */
function decideBeside(place: ResolvedPlace, all: readonly ResolvedPlace[], { ofSeller }: PlaceContext): ResolvedPlace {
  const { found, isName } = place;
  if (!isName || found.ok || found.reason.kind !== 'ambiguous') return place;
  const others = all.flatMap((each) => (each === place ? [] : [each.found]));
  const { meanings } = found.reason;
  const meaning =
    decideByNeighbours(meanings, placesBeside(others)) ??
    (ofSeller === undefined ? null : decideByNeighbours(meanings, ofSeller()));
  return meaning === null ? place : { ...place, found: resolveMeaning(meaning) };
}

/** What sellers append to a region's name to tell their products apart. */
const productWords =
  /(?:\s*\(.*|\s*[-–—:|,]\s.*|\s+(?:light|lite|plus|premium|basic|standard|unlimited|max|pro|mini))\s*$/is;

/** The region that a seller's words name, e.g. `EU+`, `Global - Light`; null: none of the 20 regions. */
export function readRegionLabel(words: string): RegionSlug | null {
  const found = resolveDestinationName(words);
  if (found.ok || words.length > 200) return found.ok ? found.value.region : null;
  const name = words.replace(productWords, '');
  return name === words ? null : readRegionLabel(name);
}
