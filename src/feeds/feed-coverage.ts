import { normaliseCoverage } from '#domain/plan/coverage.ts';
import type { CountryCode, RegionSlug } from '#domain/kernel/codes.ts';
import { resolveDestinationName, type UnresolvedDestination } from '#domain/place/destination-name.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { skip, type Skip, type SkipReason } from './skip-reason.ts';

export interface FeedCoverage {
  /** At least one, sorted. */
  readonly countries: readonly CountryCode[];
  /** Names and codes that stand for no whole country. */
  readonly leftOut: readonly string[];
}

const reasonOf: Readonly<Record<UnresolvedDestination, SkipReason>> = {
  ambiguous: 'ambiguous-destination',
  'sub-national': 'sub-national-destination',
  'unknown destination': 'unknown-destination',
};

/**
 * Resolves a feed's names and codes to countries. Unresolved ones are left out, which only understates coverage; when
 * none is left, the first reason counts.
 * @param field their field in the row
 */
export function readCoverage(names: readonly string[], field: string): Result<FeedCoverage, Skip> {
  const countries = new Set<CountryCode>();
  const leftOut: string[] = [];
  let problem: Skip | null = null;
  for (const name of names) {
    const found = resolveDestinationName(name);
    if (found.ok && found.value.countries.length > 0) {
      for (const code of found.value.countries) countries.add(code);
      continue;
    }
    leftOut.push(name.slice(0, 80));
    problem ??= skip(found.ok ? 'region-without-countries' : reasonOf[found.reason], field, name);
  }
  if (countries.size > 0) return success({ countries: normaliseCoverage(countries), leftOut });
  return failure(problem ?? skip('missing-field', field, ''));
}

/** The region that a seller's words name, e.g. `EU+`; null: none of the 20 regions. */
export function readRegionLabel(words: string): RegionSlug | null {
  const found = resolveDestinationName(words);
  return found.ok ? found.value.region : null;
}
