import type { Queries } from '#database/schema.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import { coverageAt } from '#domain/plan/coverage.ts';
import { splitWords } from '#catalogue/stored/stored-values.ts';

/** The coverage sets that hold the same number of a destination's countries. */
export interface CoverageLevel {
  readonly coveredHere: number;
  readonly coverageSets: readonly number[];
}

/** Most countries first. */
export async function readCoverageLevels(
  queries: Queries,
  destination: DestinationKey,
): Promise<readonly CoverageLevel[]> {
  const sets = await queries
    .selectFrom('coverage_destination')
    .innerJoin('coverage_set', 'coverage_set.id', 'coverage_destination.coverage_set_id')
    .select(['coverage_set.id', 'coverage_set.countries'])
    .where('coverage_destination.destination', '=', destination)
    .execute();
  const byCount = Map.groupBy(
    sets,
    ({ countries }) => coverageAt(destination, splitWords<CountryCode>(countries)).coveredHere,
  );
  return [...byCount]
    .toSorted(([a], [b]) => b - a)
    .map(([coveredHere, found]) => ({ coveredHere, coverageSets: found.map(({ id }) => id) }));
}
