import { createHmac, randomUUID } from 'node:crypto';
import type { Database } from '#database/database.ts';
import type { Queries } from '#database/schema.ts';
import { createSiteSecret } from '#database/site-secret.ts';
import type { DailyCountTable } from '#database/visit-tables.ts';
import { otherArrivals, type Arrival } from '#domain/site/arrival.ts';
import { otherErrors, type BrowserError } from '#domain/site/browser-error.ts';
import { missesUntilKept, otherSearches } from '#domain/site/missed-search.ts';
import { addBounded, addCounts, dayOf, joinFields } from './daily-counts.ts';
import type { OfferClick, PageView, PriceReport, VisitorLog } from './visitor-log.ts';
import { writeWithRetry } from './write-with-retry.ts';

/**
 * Runs single statements, which need no transaction on either engine. During an import they wait without blocking
 * readers. Throws a driver's error when the database fails.
 */
export function createVisitorLog({ queries }: Pick<Database, 'queries'>): VisitorLog {
  const secret = createSiteSecret(queries, 'missed-searches');
  return {
    countClick: (click, at) => countClick(queries, click, at),
    reportPrice: (report, at) => reportPrice(queries, report, at),
    countArrival: (arrival, at) =>
      addBounded(
        queries,
        { ...oneOn(at), kind: 'arrival', key: arrivalKey(arrival) },
        { key: arrivalKey(otherArrivals), detail: '' },
      ),
    countBrowserError: (error, at) =>
      addBounded(queries, { ...oneOn(at), kind: 'error', ...errorRow(error, at) }, errorRow(otherErrors, at)),
    ...countViews(queries),
    countMissedSearch: async (query, at) => countMissedSearch(queries, { query, secret: await secret.current() }, at),
  };
}

function oneOn(at: Date) {
  return { day: dayOf(at), destination: '', detail: '', count: 1 };
}

function arrivalKey({ source, medium, campaign, term, content, referrerHost }: Arrival): string {
  return joinFields([source, medium, campaign, term, content, referrerHost]);
}

function errorRow({ statusCode, message, position, path }: BrowserError, at: Date) {
  return { key: joinFields([statusCode, message, position]), detail: joinFields([path, at.toISOString()]) };
}

async function countClick(queries: Queries, { planId, destination }: OfferClick, at: Date): Promise<void> {
  const { slug } = await queries
    .selectFrom('plan')
    .innerJoin('provider', 'provider.id', 'plan.provider_id')
    .select('slug')
    .where('plan.id', '=', planId)
    .executeTakeFirstOrThrow();
  await addCounts(queries, [{ ...oneOn(at), kind: 'click', key: slug, destination: destination ?? '' }]);
}

async function reportPrice(queries: Queries, { planId, reason, price, seen }: PriceReport, at: Date): Promise<void> {
  const stored = {
    price_currency: price.currency,
    price_units: price.units,
    seen_currency: seen?.currency ?? null,
    seen_units: seen?.units ?? null,
    reported_at: at.toISOString(),
  };
  const report = queries
    .insertInto('price_report')
    .values({ id: randomUUID(), plan_id: planId, reason, status: 'open', ...stored });
  await writeWithRetry(report);
}

/**
 * Page views are counted in memory until they are stored: one write for each would cost more than sending the page; a
 * process that is killed loses those of some seconds. Bounded: pages and destinations are known.
 */
function countViews(queries: Queries): Pick<VisitorLog, 'countView' | 'storeViews'> {
  let views = new Map<string, DailyCountTable>();
  const add = (view: DailyCountTable): void => {
    const name = joinFields([view.day, view.key, view.destination]);
    views.set(name, { ...view, count: view.count + (views.get(name)?.count ?? 0) });
  };
  return {
    countView: ({ page, destination }: PageView, at) =>
      add({ ...oneOn(at), kind: 'view', key: page, destination: destination ?? '' }),
    storeViews: async () => {
      if (views.size === 0) return;
      // In one order in every process: two statements that lock the same rows must not wait for each other.
      const counted = [...views].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, view]) => view);
      views = new Map();
      try {
        await addCounts(queries, counted);
      } catch (error) {
        // Kept for the next time.
        counted.forEach(add);
        throw error;
      }
    },
  };
}

/** Counts a query under a keyed code of it, and keeps its words once it was sent often enough. */
async function countMissedSearch(
  queries: Queries,
  { query, secret }: { readonly query: string; readonly secret: string },
  at: Date,
): Promise<void> {
  const key = createHmac('sha256', secret).update(query).digest('base64url');
  await addBounded(queries, { ...oneOn(at), kind: 'search', key }, { key: otherSearches, detail: otherSearches });
  const { count } = await queries
    .selectFrom('daily_count')
    .select(({ fn }) => fn.sum<number | string | null>('count').as('count'))
    .where('kind', '=', 'search')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (Number(count) < missesUntilKept) return;
  await writeWithRetry(
    queries
      .updateTable('daily_count')
      .set({ detail: query })
      .where('kind', '=', 'search')
      .where('key', '=', key)
      .where('detail', '=', ''),
  );
}
