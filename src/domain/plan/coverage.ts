import type { CountryCode, RegionSlug } from '#domain/kernel/codes.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import { countriesToTravel } from '#domain/place/inhabited-members.ts';
import type { ListedCoverage } from './listed-plan.ts';
import type { PlanScope } from './plan.ts';
import { worksInEnough } from './served-share.ts';
import { globalRegion, regions } from '#domain/place/regions.ts';

/** Sorted by code, without repeats. */
export function normaliseCoverage(countries: Iterable<CountryCode>): CountryCode[] {
  return [...new Set(countries)].sort();
}

/**
 * One country is local whatever its label. Otherwise global when the seller calls it global, or names no region and it
 * covers at least half of all inhabited countries; else regional.
 */
export function scopeOf(coverage: readonly CountryCode[], region: RegionSlug | null): PlanScope {
  if (coverage.length === 1) return 'local';
  if (region === globalRegion) return 'global';
  return region === null && servesRegion(globalRegion, coverage) ? 'global' : 'regional';
}

interface CoverageRole {
  readonly scope: PlanScope;
  readonly region: RegionSlug | null;
}

/** A canonical key of coverage and role, independent of the order of countries, e.g. `regional|europe|AT DE`. */
export function coverageFingerprint({
  scope,
  region,
  countries,
}: CoverageRole & { readonly countries: readonly CountryCode[] }): string {
  return `${scope}|${region ?? ''}|${normaliseCoverage(countries).join(' ')}`;
}

/**
 * The destination pages that list a plan: every covered country; and, unless it is local, the region it is named after,
 * every region it serves (`servedShare`), and `global` for a global one. Sorted, without repeats.
 */
export function destinationsServed({
  scope,
  region,
  coverage,
}: CoverageRole & { readonly coverage: readonly CountryCode[] }): DestinationKey[] {
  const served = new Set<DestinationKey>(coverage);
  if (scope !== 'local') {
    if (region !== null && region !== globalRegion) served.add(region);
    if (scope === 'global') served.add(globalRegion);
    for (const slug of regionsServed(coverage)) served.add(slug);
  }
  return [...served].sort();
}

function regionsServed(coverage: readonly CountryCode[]): RegionSlug[] {
  const slugs = regions.map((region) => region.slug);
  return slugs.filter((slug) => slug !== globalRegion && servesRegion(slug, coverage));
}

function servesRegion(slug: RegionSlug, coverage: readonly CountryCode[]): boolean {
  return worksInEnough(coverageAt(slug, coverage));
}

/** How much of a destination a plan covers; see `ListedCoverage`. */
export function coverageAt(
  destination: DestinationKey,
  coverage: readonly CountryCode[],
): Pick<ListedCoverage, 'coveredHere' | 'countriesHere'> {
  const countries = countriesToTravel(destination);
  const covered = new Set(coverage);
  return { coveredHere: countries.filter((code) => covered.has(code)).length, countriesHere: countries.length };
}
