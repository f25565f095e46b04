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

/** What clicks are counted by. */
export type ClickGroup = 'provider' | 'destination' | 'day';

export interface CountedClicks {
  /** A provider's slug, a destination's key ('': several), or a day, `YYYY-MM-DD` in UTC. */
  readonly name: string;
  readonly count: number;
}

/** Visit counters for the operator, most frequent first. All throw when the database fails. */
export interface VisitorDesk {
  /** @param since first day */
  arrivals(since: Date): Promise<readonly CountedArrival[]>;
  browserErrors(since: Date): Promise<readonly CountedBrowserError[]>;
  /** Clicks to sellers: the most first, days in their order. */
  clicks(since: Date, by: ClickGroup): Promise<readonly CountedClicks[]>;
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
    clicks: async (since, by) => {
      const column = {
        provider: 'provider.slug',
        destination: 'outgoing_click.destination',
        day: 'outgoing_click.day',
      } as const;
      const rows = await queries
        .selectFrom('outgoing_click')
        .innerJoin('plan', 'plan.id', 'outgoing_click.plan_id')
        .innerJoin('provider', 'provider.id', 'plan.provider_id')
        .select(`${column[by]} as name`)
        .select(({ fn }) => fn.sum<number | string>('count').as('count'))
        .where('day', '>=', dayOf(since))
        .groupBy(column[by])
        .execute();
      // In code, because the engines collate text differently.
      const counted = rows
        .map(({ name, count }) => ({ name, count: Number(count) }))
        .sort((a, b) => (a.name < b.name ? -1 : 1));
      return by === 'day' ? counted : byCount(counted);
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
