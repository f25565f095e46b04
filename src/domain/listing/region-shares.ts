import type { ListedCoverage } from '#domain/plan/listed-plan.ts';
import { sortNames, type shareValues, type SortName } from './list-query.ts';

type Share = Pick<ListedCoverage, 'coveredHere' | 'countriesHere'>;

type ShareValue = (typeof shareValues)[number];

/** The least share of a region's countries for each value of the facet `share`, widest first. */
const leastShares: readonly (readonly [ShareValue, number])[] = [
  ['all', 1],
  ['75', 0.75],
  ['50', 0.5],
];

/** The values of the facet `share`: a plan for the whole region is one for half of it too. */
export function sharesOf({ coveredHere, countriesHere }: Share): readonly ShareValue[] {
  const shares = leastShares.filter(([, least]) => coveredHere >= countriesHere * least).map(([value]) => value);
  return shares.length === 0 ? ['less'] : shares;
}

/** The orders that can differ here: in a single country every plan works in all of it. */
export function sortsOffered(countryCount: number): readonly SortName[] {
  return sortNames.filter((name) => name !== 'share' || countryCount > 1);
}
