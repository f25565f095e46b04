import type { Database } from '#database/database.ts';
import type { BrowserErrorTable } from '#database/visit-tables.ts';
import type { Arrival } from '#domain/site/arrival.ts';
import type { BrowserError } from '#domain/site/browser-error.ts';
import { dayOf } from './day-of.ts';

export interface CountedArrival extends Arrival {
  readonly count: number;
}

export interface CountedBrowserError extends BrowserError {
  readonly count: number;
  /** Last occurrence, ISO 8601 in UTC. */
  readonly lastAt: string;
}

/** Visit counters for the operator, most frequent first. Both throw when the database fails. */
export interface VisitorDesk {
  /** @param since first day */
  arrivals(since: Date): Promise<readonly CountedArrival[]>;
  browserErrors(since: Date): Promise<readonly CountedBrowserError[]>;
}

export function createVisitorDesk({ queries }: Pick<Database, 'queries'>): VisitorDesk {
  return {
    arrivals: async (since) => {
      const rows = await queries
        .selectFrom('arrival_count')
        .select(['source', 'medium', 'campaign', 'term', 'content', 'referrer_host as referrerHost'])
        .select(({ fn }) => fn.sum<number | string>('count').as('count'))
        .where('day', '>=', dayOf(since))
        .groupBy(['source', 'medium', 'campaign', 'term', 'content', 'referrer_host'])
        .execute();
      return byCount(rows.map((row) => ({ ...row, count: Number(row.count) })));
    },
    browserErrors: async (since) => {
      const rows = await queries
        .selectFrom('browser_error')
        .selectAll()
        .where('day', '>=', dayOf(since))
        .orderBy('day', 'desc')
        .execute();
      const kinds = Map.groupBy(rows, (row) => JSON.stringify([row.status_code, row.message, row.position]));
      return byCount([...kinds.values()].flatMap((days) => addDays(days)));
    },
  };
}

/** Sums one kind of error over its days, latest day first. */
function addDays(days: readonly BrowserErrorTable[]): CountedBrowserError[] {
  const [last] = days;
  if (last === undefined) return [];
  const { status_code: statusCode, message, position, path, last_at: lastAt } = last;
  const count = days.reduce((sum, day) => sum + day.count, 0);
  return [{ statusCode, message, position, path, lastAt, count }];
}

function byCount<Row extends { readonly count: number }>(rows: readonly Row[]): readonly Row[] {
  return rows.toSorted((a, b) => b.count - a.count);
}
