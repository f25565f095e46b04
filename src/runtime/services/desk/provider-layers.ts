import { idsShownWith } from '#database/merged-providers.ts';
import type { Queries } from '#database/schema.ts';
import { parseProviderSlug } from '#domain/plan/provider-slug.ts';
import type { LinkClick } from '#domain/site/link-template.ts';
import { readRuns } from '#feeds/run/run-records.ts';
import { describeProvider } from '#runtime/services/plans/provider-desk.ts';
import { lastDays } from './earned-clicks.ts';
import { readFeedList } from './feed-list.ts';
import { readItemTrail } from './item-trail.ts';
import { readNamedPlans, type NamedPlan } from './named-plans.ts';
import type { Reading } from './reading.ts';
import type { ReadingParts } from './reading-parts.ts';
import { paysOf } from './provider-list.ts';

const [clickDays, runsShown, trailRows] = [30, 3, 50];

/** Null: there is no such provider. */
export async function readProviderLayers(
  { database, sources, reviews }: Pick<ReadingParts, 'database' | 'sources' | 'reviews'>,
  slug: string,
  now: Date,
) {
  const { queries } = database;
  const parsed = parseProviderSlug(slug);
  const provider = await describeProvider(queries, slug);
  if (!provider.ok || !parsed.ok) return null;
  const row = await queries
    .selectFrom('provider')
    .select(['image', 'stated_image'])
    .where('slug', '=', parsed.value)
    .executeTakeFirstOrThrow();
  const ids = await idsShownWith(queries, parsed.value);
  return {
    provider: provider.value,
    /** As visitors see it, and as the feeds state it. */
    image: { shown: row.image, stated: row.stated_image },
    rating: (await reviews.ratings()).get(parsed.value) ?? null,
    pays: paysOf(provider.value.override),
    clicks: await readClicks(queries, ids, now),
    /** A plan that shows what a link template makes; null: no feed states a link. */
    sample: await readSample(queries, ids),
    /** A plan that visitors see; null: none. */
    shownPlan: await readShownPlan(queries, ids),
    feeds: await readFeeds({ database, sources }, ids, now),
    /** Newest first. */
    trail: await readItemTrail(queries, ['provider'], { subject: slug, limit: trailRows }),
  };
}

/** What makes a provider what visitors see. */
export type ProviderLayers = Reading<typeof readProviderLayers>;

/** Each day and slug is a look-up in the key of the table. */
async function readClicks(queries: Queries, ids: readonly number[], now: Date) {
  const days = lastDays(now, clickDays);
  const rows = await queries
    .selectFrom('daily_count')
    .select(['day', 'destination', 'count'])
    .where('kind', '=', 'click')
    .where('day', 'in', [...days])
    .where('key', 'in', (query) =>
      query
        .selectFrom('provider')
        .select('slug')
        .where('id', 'in', [...ids]),
    )
    .execute();
  const sum = (of: typeof rows): number => of.reduce((all, { count }) => all + Number(count), 0);
  const places = [...Map.groupBy(rows, ({ destination }) => destination)];
  return {
    total: sum(rows),
    days: days.map((day) => ({ day, clicks: sum(rows.filter((row) => row.day === day)) })),
    /** Most first, by the key of the destination; '': several. */
    destinations: places
      .map(([destination, found]) => ({ destination, clicks: sum(found) }))
      .sort((a, b) => b.clicks - a.clicks),
  };
}

async function readSample(queries: Queries, ids: readonly number[]): Promise<LinkClick | null> {
  const row = await firstShown(queries, ids).where('url', 'is not', null).executeTakeFirst();
  return row === undefined ? null : { planId: row.id, externalId: row.external_id, url: row.url, destination: '' };
}

async function readShownPlan(queries: Queries, ids: readonly number[]): Promise<NamedPlan | null> {
  const row = await firstShown(queries, ids).executeTakeFirst();
  return row === undefined ? null : ((await readNamedPlans(queries, [row.id])).get(row.id) ?? null);
}

function firstShown(queries: Queries, ids: readonly number[]) {
  return queries
    .selectFrom('plan')
    .select(['id', 'external_id', 'url'])
    .where('provider_id', 'in', [...ids])
    .where('active', '=', 1)
    .orderBy('id')
    .limit(1);
}

async function readFeeds(parts: Pick<ReadingParts, 'database' | 'sources'>, ids: readonly number[], now: Date) {
  const { queries } = parts.database;
  const rows = await queries
    .selectFrom('run_seller')
    .innerJoin('import_run', 'import_run.id', 'run_seller.run_id')
    .select('import_run.source_name')
    .distinct()
    .where('run_seller.provider_id', 'in', [...ids])
    .execute();
  const names = new Set(rows.map((row) => row.source_name));
  const { feeds } = await readFeedList(parts, now);
  return Promise.all(
    feeds
      .filter(({ name }) => names.has(name))
      .map(async (feed) => ({ feed, runs: await readRuns(queries, { feed: feed.name, limit: runsShown }) })),
  );
}
