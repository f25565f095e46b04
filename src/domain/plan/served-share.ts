import type { ListedCoverage } from './listed-plan.ts';

/**
 * A plan serves a region when it works in at least this share of the region's inhabited countries: less would send a
 * traveller of the region to a plan that probably fails there; all of them would leave nearly every region empty.
 */
export const servedShare = 0.5;

/** Whether a plan serves the destination of its list. Every plan of a country does. */
export function worksInEnough({
  coveredHere,
  countriesHere,
}: Pick<ListedCoverage, 'coveredHere' | 'countriesHere'>): boolean {
  return coveredHere >= countriesHere * servedShare;
}
