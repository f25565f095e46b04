import type { Database } from '#database/database.ts';
import { createVisitorDesk, type CountedArrival, type CountedGroup } from '#visitors/visitor-desk.ts';

/** Four tables of thirty days, most first. */
export interface Figures {
  readonly clicks: readonly CountedGroup[];
  readonly views: readonly CountedGroup[];
  readonly arrivals: readonly CountedArrival[];
  readonly searches: readonly CountedGroup[];
}

const figureDays = 30;
const dayMs = 24 * 60 * 60_000;

export async function readFigures(database: Pick<Database, 'queries'>, now: Date): Promise<Figures> {
  const desk = createVisitorDesk(database);
  const since = new Date(now.getTime() - (figureDays - 1) * dayMs);
  return {
    clicks: await desk.clicks(since, 'provider'),
    views: await desk.views(since, 'page'),
    arrivals: await desk.arrivals(since),
    searches: await desk.missedSearches(since, 'query'),
  };
}
