import { shownOfPlan } from '#database/merged-providers.ts';
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
type ClickGroup = 'provider' | 'destination' | 'day';

/** What page views are counted by. */
type ViewGroup = 'page' | 'destination' | 'day';

/** What searches that found nothing are counted by. */
type SearchGroup = 'query' | 'day';

/** A group and its count. */
export interface CountedGroup {
  /** A day is `YYYY-MM-DD` in UTC; '': see the method. */
  readonly name: string;
  readonly count: number;
}

/** Visit counters for the operator, most frequent first. All throw when the database fails. */
export interface VisitorDesk {
  /** @param since first day */
  arrivals(since: Date): Promise<readonly CountedArrival[]>;
  browserErrors(since: Date): Promise<readonly CountedBrowserError[]>;
  /** Clicks to sellers by slug, key of a destination ('': several) or day: the most first, days in their order. */
  clicks(since: Date, by: ClickGroup): Promise<readonly CountedGroup[]>;
  /** Page views by type of page, key of a destination (other pages are left out) or day; in the same order. */
  views(since: Date, by: ViewGroup): Promise<readonly CountedGroup[]>;
  /** Searches that found nothing, by query ('': not kept in words) or day; in the same order. */
  missedSearches(since: Date, by: SearchGroup): Promise<readonly CountedGroup[]>;
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
        .leftJoin('provider_merge as merged', 'merged.provider_id', 'plan.provider_id')
        .innerJoin('provider', (join) => join.on('provider.id', '=', shownOfPlan))
        .select(`${column[by]} as name`)
        .select(({ fn }) => fn.sum<number | string>('count').as('count'))
        .where('day', '>=', dayOf(since))
        .groupBy(column[by])
        .execute();
      return inOrder(rows, by);
    },
    views: async (since, by) => {
      const rows = await queries
        .selectFrom('page_view')
        .select(`${by} as name`)
        .select(({ fn }) => fn.sum<number | string>('count').as('count'))
        .where('day', '>=', dayOf(since))
        .$if(by === 'destination', (query) => query.where('destination', '<>', ''))
        .groupBy(by)
        .execute();
      return inOrder(rows, by);
    },
    missedSearches: async (since, by) => {
      const rows = await queries
        .selectFrom('missed_search')
        .select(`${by} as name`)
        .select(({ fn }) => fn.sum<number | string>('count').as('count'))
        .where('day', '>=', dayOf(since))
        .groupBy(by)
        .execute();
      return inOrder(rows, by);
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

/** Days in their order, else the most first. In code, because the engines collate text differently. */
function inOrder(
  rows: readonly { readonly name: string; readonly count: number | string }[],
  by: string,
): readonly CountedGroup[] {
  const counted = rows
    .map(({ name, count }) => ({ name, count: Number(count) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return by === 'day' ? counted : byCount(counted);
}

function byCount<Row extends { readonly count: number }>(rows: readonly Row[]): readonly Row[] {
  return rows.toSorted((a, b) => b.count - a.count);
}
