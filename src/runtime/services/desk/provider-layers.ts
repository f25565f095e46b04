import { idsShownWith } from '#database/merged-providers.ts';
import type { Queries } from '#database/schema.ts';
import type { Rating } from '#domain/plan/listed-plan.ts';
import { parseProviderSlug } from '#domain/plan/provider-slug.ts';
import type { LinkClick } from '#domain/site/link-template.ts';
import { readRuns, type FeedRun } from '#feeds/run/run-records.ts';
import { describeProvider, type OverriddenProvider } from '#runtime/services/plans/provider-desk.ts';
import { lastDays, type Pays } from './earned-clicks.ts';
import { readFeedList, type ListedFeed } from './feed-list.ts';
import { readItemTrail, type ItemEvent } from './item-trail.ts';
import { readNamedPlans, type NamedPlan } from './named-plans.ts';
import type { ReadingParts } from './reading-parts.ts';
import { paysOf } from './provider-list.ts';

/** What makes a provider what visitors see. */
export interface ProviderLayers {
  readonly provider: OverriddenProvider;
  /** As visitors see it, and as the feeds state it. */
  readonly image: { readonly shown: string | null; readonly stated: string | null };
  readonly rating: Rating | null;
  readonly pays: Pays;
  readonly clicks: {
    readonly total: number;
    readonly days: readonly { readonly day: string; readonly clicks: number }[];
    /** Most first, by the key of the destination; '': several. */
    readonly destinations: readonly { readonly destination: string; readonly clicks: number }[];
  };
  /** A plan that shows what a link template makes; null: no feed states a link. */
  readonly sample: LinkClick | null;
  /** A plan that visitors see; null: none. */
  readonly shownPlan: NamedPlan | null;
  readonly feeds: readonly { readonly feed: ListedFeed; readonly runs: readonly FeedRun[] }[];
  /** Newest first. */
  readonly trail: readonly ItemEvent[];
}

const [clickDays, runsShown, trailRows] = [30, 3, 50];

/** Null: there is no such provider. */
export async function readProviderLayers(
  { database, sources, reviews }: Pick<ReadingParts, 'database' | 'sources' | 'reviews'>,
  slug: string,
  now: Date,
): Promise<ProviderLayers | null> {
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
    image: { shown: row.image, stated: row.stated_image },
    rating: (await reviews.ratings()).get(parsed.value) ?? null,
    pays: paysOf(provider.value.override),
    clicks: await readClicks(queries, ids, now),
    sample: await readSample(queries, ids),
    shownPlan: await readShownPlan(queries, ids),
    feeds: await readFeeds({ database, sources }, ids, now),
    trail: await readItemTrail(queries, ['provider'], { subject: slug, limit: trailRows }),
  };
}

/** Each day and slug is a look-up in the key of the table. */
async function readClicks(queries: Queries, ids: readonly number[], now: Date): Promise<ProviderLayers['clicks']> {
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
    destinations: places
      .map(([destination, found]) => ({ destination, clicks: sum(found) }))
      .sort((a, b) => b.clicks - a.clicks),
  };
}

async function readSample(queries: Queries, ids: readonly number[]): Promise<LinkClick | null> {
  const row = await queries
    .selectFrom('plan')
    .select(['id', 'external_id', 'url'])
    .where('provider_id', 'in', [...ids])
    .where('active', '=', 1)
    .where('url', 'is not', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : { planId: row.id, externalId: row.external_id, url: row.url, destination: '' };
}

async function readShownPlan(queries: Queries, ids: readonly number[]): Promise<NamedPlan | null> {
  const row = await queries
    .selectFrom('plan')
    .select('id')
    .where('provider_id', 'in', [...ids])
    .where('active', '=', 1)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : ((await readNamedPlans(queries, [row.id])).get(row.id) ?? null);
}

async function readFeeds(
  parts: Pick<ReadingParts, 'database' | 'sources'>,
  ids: readonly number[],
  now: Date,
): Promise<ProviderLayers['feeds']> {
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
