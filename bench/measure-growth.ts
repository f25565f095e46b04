import { measureTurns, type TurnFigures } from './measure-turns.ts';
import { nearestDestination, pathTo } from './nearest-destination.ts';
import { openBenchContext } from './open-bench-context.ts';

/** Approximate numbers of plans of the measured destinations. */
const wantedPlans = [50, 500, 6000];

/**
 * Cost of a page by number of plans: destinations of one catalogue with few and many plans, as multiples of the
 * smallest.
 */
export async function measureGrowth(dataDir: string): Promise<readonly TurnFigures[]> {
  const destinations = await chooseDestinations(dataDir);
  return measureTurns(
    destinations.map(({ path, plans }) => ({
      row: `${path}, ${plans} plans`,
      script: ['bench/render-page.ts', dataDir, path],
      work: 'rendered',
    })),
  );
}

async function chooseDestinations(dataDir: string) {
  await using rooms = await openBenchContext(dataDir);
  const stats = await rooms.context.catalogue.destinationStats();
  return wantedPlans.map((plans) => {
    const found = nearestDestination(stats, plans);
    return { path: pathTo(found), plans: found.planCount };
  });
}
