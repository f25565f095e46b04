import type { DestinationStat } from '#catalogue/read/catalogue-reader.ts';
import { destinationPath } from '#domain/place/destination-path.ts';
import { findDestination } from '#domain/place/destinations.ts';

/** The destination whose number of plans is nearest; of several the first. @throws when the catalogue is empty */
export function nearestDestination(stats: readonly DestinationStat[], plans: number): DestinationStat {
  const wanted = Math.min(plans, Math.max(...stats.map(({ planCount }) => planCount)));
  const [found] = stats.toSorted((a, b) => Math.abs(a.planCount - wanted) - Math.abs(b.planCount - wanted));
  if (found === undefined) throw new Error('The catalogue is empty.');
  return found;
}

/** Path of its English page. @throws when it is no destination */
export function pathTo({ destination: key }: DestinationStat): string {
  const destination = findDestination(key);
  if (destination === null) throw new Error(`There is no destination ${key}.`);
  return destinationPath(destination.key, destination.slug, 'en');
}
