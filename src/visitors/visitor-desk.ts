import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import type { Queries } from '#database/schema.ts';
import type { CountKind, DailyCountTable } from '#database/visit-tables.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import type { Arrival } from '#domain/site/arrival.ts';
import type { BrowserError } from '#domain/site/browser-error.ts';
import { dayOf, splitFields } from './daily-counts.ts';

export interface CountedArrival extends Arrival {
  readonly count: number;
}

export interface CountedBrowserError extends BrowserError {
  readonly count: number;
  /** Last occurrence, ISO 8601 in UTC. */
  readonly lastAt: string;
}

/** A group and its count. */
export interface CountedGroup {
  /** A day is `YYYY-MM-DD` in UTC; '': see the method. */
  readonly name: string;
  readonly count: number;
}

/** Where each group stands. */
const columns = { provider: 'key', page: 'key', query: 'detail', destination: 'destination', day: 'day' } as const;

/** Visit counters for the operator, most frequent first, since a first day. All throw when the database fails. */
export function createVisitorDesk({ queries }: Pick<Database, 'queries'>) {
  const countBy = async (kind: CountKind, since: Date, by: keyof typeof columns): Promise<readonly CountedGroup[]> => {
    const rows = await queries
      .selectFrom('daily_count')
      .select(`${columns[by]} as name`)
      .select(({ fn }) => fn.sum<number | string>('count').as('count'))
      .where('kind', '=', kind)
      .where('day', '>=', dayOf(since))
      .$if(kind === 'view' && by === 'destination', (query) => query.where('destination', '<>', ''))
      .groupBy(columns[by])
      .execute();
    return inOrder(rows, by);
  };
  return {
    arrivals: async (since: Date): Promise<readonly CountedArrival[]> => {
      const rows = await queries
        .selectFrom('daily_count')
        .select('key as name')
        .select(({ fn }) => fn.sum<number | string>('count').as('count'))
        .where('kind', '=', 'arrival')
        .where('day', '>=', dayOf(since))
        .groupBy('key')
        .execute();
      return inOrder(rows, 'key').map(({ name, count }) => ({ ...readArrivalKey(name), count }));
    },
    browserErrors: async (since: Date): Promise<readonly CountedBrowserError[]> => {
      const rows = await queries
        .selectFrom('daily_count')
        .selectAll()
        .where('kind', '=', 'error')
        .where('day', '>=', dayOf(since))
        .execute();
      const latestFirst = rows.sort((a, b) => (a.day + a.key < b.day + b.key ? 1 : -1));
      const kinds = Map.groupBy(latestFirst, ({ key }) => key);
      return byCount([...kinds.values()].flatMap((days) => addDays(days)));
    },
    /** Clicks to sellers by slug, key of a destination ('': several) or day: the most first, days in their order. */
    clicks: async (since: Date, by: 'provider' | 'destination' | 'day') => {
      if (by !== 'provider') return countBy('click', since, by);
      const counted = clicksOfProviders(queries, dayOf(since));
      return inOrder(await counted.groupBy(shownSlug).execute(), by);
    },
    /** Page views by type of page, key of a destination (other pages are left out) or day; in the same order. */
    views: (since: Date, by: 'page' | 'destination' | 'day') => countBy('view', since, by),
    /** Searches that found nothing, by query ('': not kept in words) or day; in the same order. */
    missedSearches: (since: Date, by: 'query' | 'day') => countBy('search', since, by),
  };
}

export type VisitorDesk = ReturnType<typeof createVisitorDesk>;

export const shownSlug = sql<ProviderSlug>`coalesce(shown.slug, daily_count.key)`;

/** Clicks since a day; those to a merged provider count for the one that visitors see. To be grouped by `shownSlug`. */
export function clicksOfProviders(queries: Queries, day: string) {
  return queries
    .selectFrom('daily_count')
    .leftJoin('provider as stated', 'stated.slug', 'daily_count.key')
    .leftJoin('provider_merge as merged', 'merged.provider_id', 'stated.id')
    .leftJoin('provider as shown', 'shown.id', 'merged.into_id')
    .select(shownSlug.as('name'))
    .select(({ fn }) => fn.sum<number | string>('count').as('count'))
    .where('kind', '=', 'click')
    .where('day', '>=', day);
}

function readArrivalKey(key: string): Arrival {
  const [source = '', medium = '', campaign = '', term = '', content = '', referrerHost = ''] = splitFields(key);
  return { source, medium, campaign, term, content, referrerHost };
}

/** Sums one kind of error over its days, latest day first. */
function addDays(days: readonly DailyCountTable[]): CountedBrowserError[] {
  const [last] = days;
  if (last === undefined) return [];
  const [statusCode, message = '', position = ''] = splitFields(last.key);
  const [path = '', lastAt = ''] = splitFields(last.detail);
  const count = days.reduce((sum, day) => sum + day.count, 0);
  return [{ statusCode: Number(statusCode), message, position, path, lastAt, count }];
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
