import { measureRender } from './measure-render.ts';
import { nearestDestination, pathTo } from './nearest-destination.ts';
import { openBenchContext } from './open-bench-context.ts';

/** One page, drawn again and again as `measureRender` does, with the database asked. */
export interface GrowthRow {
  readonly path: string;
  readonly plans: number;
  /** Milliseconds for one page, and of processor time. */
  readonly p50: number;
  readonly processorMs: number;
  /** Both as multiples of those of the page with the fewest plans. */
  readonly timesP50: number;
  readonly timesProcessorMs: number;
}

/** About so many plans have the destinations whose pages are drawn. */
const wantedPlans = [50, 500, 6000];

/** What more plans cost a page: destinations of one catalogue with few and many plans. @param count of pages drawn of each */
export async function measureGrowth(dataDir: string, count: number): Promise<readonly GrowthRow[]> {
  const destinations = await chooseDestinations(dataDir);
  const measured: Omit<GrowthRow, 'timesP50' | 'timesProcessorMs'>[] = [];
  for (const { path, plans } of destinations) {
    const { p50, processorMs } = (await measureRender({ dataDir, path, count })).withDatabase;
    measured.push({ path, plans, p50, processorMs });
  }
  const [fewest] = measured;
  if (fewest === undefined) throw new Error('There is no page to measure.');
  return measured.map((row) => ({
    ...row,
    timesP50: row.p50 / fewest.p50,
    timesProcessorMs: row.processorMs / fewest.processorMs,
  }));
}

async function chooseDestinations(dataDir: string) {
  await using rooms = await openBenchContext(dataDir);
  const stats = await rooms.context.catalogue.destinationStats();
  return wantedPlans.map((plans) => {
    const found = nearestDestination(stats, plans);
    return { path: pathTo(found), plans: found.planCount };
  });
}
