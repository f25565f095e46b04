import { addDays } from '#domain/kernel/durations.ts';
import type { Database } from '#database/database.ts';
import { createVisitorDesk } from '#visitors/visitor-desk.ts';
import type { Reading } from './reading.ts';

const figureDays = 30;

export async function readFigures(database: Pick<Database, 'queries'>, now: Date) {
  const desk = createVisitorDesk(database);
  const since = addDays(now, 1 - figureDays);
  return {
    clicks: await desk.clicks(since, 'provider'),
    views: await desk.views(since, 'page'),
    arrivals: await desk.arrivals(since),
    searches: await desk.missedSearches(since, 'query'),
  };
}

/** Four tables of thirty days, most first. */
export type Figures = Reading<typeof readFigures>;
