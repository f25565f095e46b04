import { sql } from 'kysely';
import type { Queries } from '#database/schema.ts';
import { keysOf, recordOf } from '#domain/kernel/records.ts';
import type { Rating } from '#domain/plan/listed-plan.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { createProviderDesk, type OverriddenProvider } from '#runtime/services/plans/provider-desk.ts';
import { readEarnedClicks, type Pays, type SellerClicks } from './earned-clicks.ts';
import { readFeedList, type ListedFeed } from './feed-list.ts';
import { readNamedSellers } from './named-plans.ts';
import type { ReadingParts } from './reading-parts.ts';

export type ProviderFilter = 'all' | 'feed' | 'unpaid' | 'unsaid' | 'hidden';

export interface ListedProviderRow extends Pick<SellerClicks, 'seller' | 'clicks' | 'before' | 'pays'> {
  readonly plans: number;
  /** The feed that states its plans; null: none, or one that is imported by hand. */
  readonly feed: ListedFeed | null;
  readonly rating: Rating | null;
  /** Waiting reviews and open reports. */
  readonly waits: number;
  readonly provider: OverriddenProvider;
  readonly pins: number;
  readonly hiddenPlans: number;
}

export interface ProviderList {
  /** Most clicks first, then by name. */
  readonly rows: readonly ListedProviderRow[];
  readonly counts: Readonly<Record<ProviderFilter, number>>;
  readonly clicks: number;
  readonly notPaying: number;
  /** Of those without a link that pays, most clicks first. */
  readonly mostUnpaid: readonly SellerClicks[];
}

export async function readProviderList(
  { database, sources, reviews }: Pick<ReadingParts, 'database' | 'sources' | 'reviews'>,
  show: ProviderFilter,
  now: Date,
): Promise<ProviderList> {
  const { queries } = database;
  const clicks = await readEarnedClicks(queries, now);
  const clicksOf = new Map(clicks.sellers.map((row) => [row.seller.slug, row]));
  const feeds = new Map((await readFeedList({ database, sources }, now)).feeds.map((feed) => [feed.name, feed]));
  const [feedOf, waits, over] = [await readFeedOf(queries), await readWaits(queries), await readLaidOver(queries)];
  const ratings = await reviews.ratings();
  const providers = await createProviderDesk(database, () => now).providers();
  const images = await readNamedSellers(
    queries,
    providers.map(({ slug }) => slug),
  );
  const all = providers.map((provider): ListedProviderRow => {
    const { slug, name, override } = provider;
    const row = clicksOf.get(slug);
    return {
      seller: { slug, name, image: images.get(slug)?.image ?? null },
      clicks: row?.clicks ?? 0,
      before: row?.before ?? 0,
      pays: paysOf(override),
      plans: provider.planCount,
      feed: feeds.get(feedOf.get(slug) ?? '') ?? null,
      rating: ratings.get(slug) ?? null,
      waits: waits.get(slug) ?? 0,
      provider,
      pins: over.get(`${slug} price`) ?? 0,
      hiddenPlans: over.get(`${slug} hidden`) ?? 0,
    };
  });
  const shown = all.filter((row) => fits[show](row));
  return {
    rows: shown.sort((a, b) => b.clicks - a.clicks || (a.seller.slug < b.seller.slug ? -1 : 1)),
    counts: recordOf(keysOf(fits), (name) => all.filter(fits[name]).length),
    clicks: clicks.clicks,
    notPaying: clicks.notPaying,
    mostUnpaid: clicks.sellers.filter(({ pays, clicks: count }) => pays !== true && count > 0).slice(0, 2),
  };
}

const fits: Readonly<Record<ProviderFilter, (row: ListedProviderRow) => boolean>> = {
  all: () => true,
  feed: ({ feed }) => feed !== null && feed.state !== 'fine' && feed.state !== 'running' && feed.state !== 'by-hand',
  unpaid: ({ pays }) => pays === false,
  unsaid: ({ pays }) => pays === null,
  hidden: ({ provider }) => provider.override.hidden,
};

export function paysOf({ linkTemplate, paidLinks }: OverriddenProvider['override']): Pays {
  return linkTemplate !== null ? true : paidLinks;
}

/** By the newest statement of one of its plans: one look-up each. */
async function readFeedOf(queries: Queries): Promise<ReadonlyMap<ProviderSlug, string>> {
  const { rows } = await sql<{ readonly slug: ProviderSlug; readonly feed: string | null }>`
    select slug, (select source_name from plan
      join plan_statement on plan_statement.plan_id = plan.id
      join import_run on import_run.id = plan_statement.run_id
      where plan.provider_id = provider.id and plan.active = 1 limit 1) as feed from provider`.execute(queries);
  return new Map(rows.flatMap(({ slug, feed }) => (feed === null ? [] : [[slug, feed]])));
}

/** From the indexes of waiting reviews and open reports. */
async function readWaits(queries: Queries): Promise<ReadonlyMap<ProviderSlug, number>> {
  const { rows } = await sql<{ readonly slug: ProviderSlug; readonly waits: number | string }>`
    select slug, sum(waits) as waits from (
      select coalesce(into_id, review.provider_id) as provider_id, count(*) as waits from review
        left join provider_merge on provider_merge.provider_id = review.provider_id
        where status = 'pending' group by coalesce(into_id, review.provider_id)
      union all
      select coalesce(into_id, plan.provider_id), count(*) from price_report
        join plan on plan.id = price_report.plan_id
        left join provider_merge on provider_merge.provider_id = plan.provider_id
        where status = 'open' group by coalesce(into_id, plan.provider_id)) as waiting
    join provider on provider.id = waiting.provider_id group by slug`.execute(queries);
  return new Map(rows.map(({ slug, waits }) => [slug, Number(waits)]));
}

/** By slug and kind. */
async function readLaidOver(queries: Queries): Promise<ReadonlyMap<string, number>> {
  const rows = await queries
    .selectFrom('plan_overlay')
    .innerJoin('plan', 'plan.id', 'plan_overlay.plan_id')
    .innerJoin('provider', 'provider.id', 'plan.provider_id')
    .select(({ fn }) => ['slug', 'kind', fn.countAll<number | string>().as('count')])
    .groupBy(['slug', 'kind'])
    .execute();
  return new Map(rows.map(({ slug, kind, count }) => [`${slug} ${kind}`, Number(count)]));
}
