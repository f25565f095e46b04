import { readDataVersion } from '#database/data-version.ts';
import type { Database } from '#database/database.ts';
import { cacheByVersion } from '#database/cache-by-version.ts';
import type { EngineQueries } from '#database/row-batches.ts';
import { shownOfReview } from '#database/merged-providers.ts';
import type { Queries } from '#database/schema.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import type { StoredListing } from '#domain/plan/stored-listing.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import type { FloorQuery } from './destination-floors.ts';
import type { ChangeQuery } from './latest-price-changes.ts';
import { readComparedPlans } from './read-compared-plans.ts';
import { readDestinationBaskets, type BasketQuery } from './destination-baskets.ts';
import { findPlans, type PlanPageQuery } from './find-plans.ts';
import { readOwnPriceHistories, readPlanDetail, readPriceHistories, type OwnPriceQuery } from './plan-details.ts';
import { readJourneyPlans, type JourneyPlanQuery } from './read-journey-plans.ts';
import { readDestinationListing, readWithdrawn } from './read-destination-listing.ts';
import { readMergedSlugs } from '#catalogue/overlays/provider-merges.ts';
import { readProviderProfile } from '#catalogue/overlays/provider-overrides.ts';
import { providerSummary, type ProviderSummary } from './provider-summary.ts';
import { readOffer, readSellerLinks } from './seller-links.ts';
import { isHidden } from '#catalogue/overlays/plan-overlays.ts';

/**
 * Reads the catalogue. Every method throws a driver's error when the database fails. What only pages ask for is imported
 * on first use: commands read the catalogue too.
 */
export function createCatalogueReader(database: Database) {
  return { ...createPlanReader(database), ...createProviderReader(database) };
}

function createPlanReader(database: Database) {
  const { queries, engine, versions } = database;
  const store = { queries, engine };
  const cached = { versions, names: ['catalogue'] } as const;
  return {
    /** Increases with every change that readers see. */
    version: async () => (await versions.read()).of('catalogue'),
    destinationStats: cacheByVersion(() => readStats(queries), cached),
    destinationFloors: async (query: FloorQuery) =>
      (await import('./destination-floors.ts')).readDestinationFloors(queries, query),
    /** What the basket costs at each destination, by which destinations are compared. */
    destinationBaskets: (query: BasketQuery) => readDestinationBaskets(queries, query),
    /** Every active plan of a destination: the same object until the catalogue changes. Null: none. */
    plansAt: createListingReader(database),
    /**
     * The active plans that work in exactly this country; null: those that work in several. Each has only the seller's
     * own price in `currency`.
     */
    journeyPlans: cacheByVersion((query: JourneyPlanQuery) => readJourneyPlans(queries, query), {
      ...cached,
      most: keptJourneyLists,
    }),
    /** Null: there is no such plan, or it is no longer offered. */
    planDetail: (id: number, { locale }: { readonly locale: Locale }) => readPlanDetail(queries, id, locale),
    /** A few plans, unordered; those that are no longer offered separately. */
    comparedPlans: (ids: readonly number[], { locale }: { readonly locale: Locale }) =>
      readComparedPlans(queries, ids, locale),
    /**
     * Where the link to an offered plan leads. Null: no such plan, no longer offered, or its feed gives no address.
     * @param shownAt where the link stands; null: on no page of a destination
     */
    offer: (id: number, shownAt: DestinationKey | null) => readOffer(queries, id, shownAt),
    /** True: the operator hides the plan or its provider. */
    isHidden: (planId: number) => isHidden(queries, planId),
    /** List prices in the sellers' currencies, oldest first. Unknown ids are left out. */
    priceHistories: cacheByVersion((planIds: readonly number[]) => readPriceHistories(store, planIds), {
      ...cached,
      shareOf: shareOfPoints,
    }),
    /** Like `priceHistories`, for sellers' own prices in a further currency. */
    ownPriceHistories: cacheByVersion((query: OwnPriceQuery) => readOwnPriceHistories(store, query), {
      ...cached,
      shareOf: shareOfPoints,
    }),
    /** Plans that were offered at a destination at some time since an instant and no longer are. Not cached. */
    withdrawnPlans: (query: { readonly destination: DestinationKey; readonly since: Date }) =>
      readWithdrawn(store, query),
    /** Offered plans with all their facts, page by page. */
    findPlans: (query: PlanPageQuery) => findPlans(queries, query),
    /** History of the lowest list price at a destination, oldest first. Empty: there never was a plan. */
    destinationLows: async (destination: DestinationKey) =>
      (await import('./destination-lows.ts')).readDestinationLows(queries, destination),
    /** The newest visible price change of each offered plan at a destination, newest first. */
    latestPriceChanges: async (query: ChangeQuery) =>
      (await import('./latest-price-changes.ts')).readLatestPriceChanges(store, query),
    /** Newest `checkedAt` of all active plans; null: the catalogue is empty. */
    lastCheckedAt: cacheByVersion(async () => {
      const newest = await queries
        .selectFrom('destination_stat')
        .select(({ fn }) => fn.max('checked_at').as('checkedAt'))
        .executeTakeFirst();
      return newest?.checkedAt ?? null;
    }, cached),
  };
}

function createProviderReader({ queries, engine, versions }: Database) {
  const cached = { versions, names: ['catalogue'] } as const;
  const merged = cacheByVersion(() => readMergedSlugs(queries), cached);
  return {
    /** How links lead to sellers. */
    sellerLinks: cacheByVersion(() => readSellerLinks(queries), cached),
    /** Every provider with an active plan at every destination; in the same order for every catalogue. */
    providerPages: cacheByVersion(async () => (await import('./provider-pages.ts')).readProviderPages(queries), cached),
    /** What the basket costs with each provider; the same object until the catalogue changes. */
    sellerBaskets: cacheByVersion(async () => (await import('./seller-baskets.ts')).readSellerBaskets(queries), cached),
    /** Every provider with an active plan: what is known of it. */
    providerRecords: cacheByVersion(
      async () => (await import('./provider-records.ts')).readProviderRecords(queries),
      cached,
    ),
    /** How its list prices moved in the weeks before the end of a day, `YYYY-MM-DD` in UTC. */
    providerMoves: cacheByVersion(
      async ({ provider, day }: { readonly provider: ProviderSlug; readonly day: string }) =>
        (await import('./provider-records.ts')).readProviderMoves({ queries, engine }, provider, day),
      { ...cached, most: keptProviders },
    ),
    /** When the plans of a provider at a destination start, most plans first. */
    planStarts: async (query: { readonly destination: DestinationKey; readonly provider: ProviderSlug }) =>
      (await import('./provider-pages.ts')).readPlanStarts(queries, query),
    /** Providers with an active plan, by name; `hasReview`: only those with a published review. */
    providers: (filter?: { readonly hasReview?: boolean }) => readProviders(queries, filter?.hasReview === true),
    provider: async (slug: ProviderSlug) => {
      const row = await queries.selectFrom('provider').selectAll().where('slug', '=', slug).executeTakeFirst();
      return row === undefined ? null : providerSummary(row);
    },
    /** The provider that this one is merged into, as visitors see it; null: it is not merged. */
    mergedInto: async (slug: ProviderSlug) => (await merged()).of(slug).mergedInto,
    /** What the operator has found out about a provider. */
    providerProfile: (slug: ProviderSlug) => readProviderProfile(queries, slug),
    /** A logo that the operator has stored, as JPEG. Null: there is none with this hash. */
    providerLogo: async (slug: ProviderSlug, hash: string): Promise<Uint8Array | null> => {
      const logo = await queries
        .selectFrom('provider_logo')
        .innerJoin('provider', 'provider.id', 'provider_logo.provider_id')
        .select('bytes')
        .where('provider.slug', '=', slug)
        .where('hash', '=', hash)
        .executeTakeFirst();
      return logo?.bytes ?? null;
    },
    /** True while any provider of the demo catalogue is active: every page then says so. */
    showsExamples: cacheByVersion(async () => {
      const example = await queries
        .selectFrom('provider')
        .select('id')
        .where('example', '=', 1)
        .where('plan_count', '>', 0)
        .executeTakeFirst();
      return example !== undefined;
    }, cached),
  };
}

/** Lists by country and currency, of some hundred plans each: about 30 MB. */
const keptJourneyLists = 300;

/** Thirteen pairs of numbers each. */
const keptProviders = 1_000;

/** Of all price histories together: about 20 MB. */
const keptPricePoints = 200_000;

function shareOfPoints(histories: ReadonlyMap<number, readonly unknown[]>): number {
  return histories.values().reduce((sum, points) => sum + 1 + points.length, 0) / keptPricePoints;
}

/** The dozen most visited destinations of a catalogue of 100,000 plans. */
const leastKeptPlans = 60_000;
/** With all derived data about 2 kB each: the limit of a server's memory. */
const mostKeptPlans = 250_000;
/** Of the catalogue: a large one has large destinations, and several of them must fit. */
const keptShare = 1 / 4;

function createListingReader(database: Database): (destination: DestinationKey) => Promise<StoredListing | null> {
  const { queries, versions } = database;
  const cached = { versions, names: ['catalogue'] } as const;
  const maxPlans = cacheByVersion(async () => {
    const counted = await queries
      .selectFrom('provider')
      .select(({ fn }) => fn.sum<number>('plan_count').as('plans'))
      .executeTakeFirst();
    return Math.min(mostKeptPlans, Math.max(leastKeptPlans, Number(counted?.plans ?? 0) * keptShare));
  }, cached);
  const listingAt = cacheByVersion((destination: DestinationKey) => readUnmoved(database, destination), {
    ...cached,
    shareOf: async ({ plans }) => plans.length / (await maxPlans()),
  });
  return async (destination) => {
    const listing = await listingAt(destination);
    return listing.plans.length === 0 ? null : listing;
  };
}

/** Limit of retries, so that a feed published again and again cannot keep visitors waiting. */
const mostReadings = 3;

/** A large listing is read page by page, and read again if the catalogue has changed in between. */
async function readUnmoved(store: EngineQueries, destination: DestinationKey): Promise<StoredListing> {
  for (let reading = 1; ; reading += 1) {
    const before = await readDataVersion(store.queries, 'catalogue');
    const listing = await readDestinationListing(store, destination);
    if (reading === mostReadings || before === (await readDataVersion(store.queries, 'catalogue'))) return listing;
  }
}

async function readStats(queries: Queries) {
  const rows = await queries.selectFrom('destination_stat').selectAll().execute();
  return rows.map((row) => ({
    destination: row.destination,
    providerCount: row.provider_count,
    planCount: row.plan_count,
    /** ISO 8601 in UTC: when any of its prices was last seen. */
    checkedAt: row.checked_at,
    /** ISO 8601 in UTC: when a fact of an offered plan last changed; what a sitemap calls `lastmod`. */
    changedAt: row.changed_at,
  }));
}

async function readProviders(queries: Queries, onlyReviewed: boolean): Promise<readonly ProviderSummary[]> {
  const active = queries.selectFrom('provider').selectAll().where('plan_count', '>', 0);
  const query = onlyReviewed
    ? active.where(({ exists, ref, selectFrom }) =>
        exists(
          selectFrom('review')
            .select('review.id')
            .leftJoin('provider_merge as merged', 'merged.provider_id', 'review.provider_id')
            .where(shownOfReview, '=', ref('provider.id'))
            .where('review.status', '=', 'published'),
        ),
      )
    : active;
  return (await query.execute()).map(providerSummary).sort(compareNames);
}

const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** In code, because the engines collate text differently. */
function compareNames(a: ProviderSummary, b: ProviderSummary): number {
  return names.compare(a.name, b.name) || names.compare(a.slug, b.slug);
}
