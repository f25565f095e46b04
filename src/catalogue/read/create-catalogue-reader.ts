import { readDataVersion } from '#database/data-version.ts';
import type { Database } from '#database/database.ts';
import { cacheByVersion } from '#database/cache-by-version.ts';
import type { EngineQueries } from '#database/row-batches.ts';
import { shownOfReview } from '#database/merged-providers.ts';
import type { Queries, ProviderTable } from '#database/schema.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import type { StoredListing } from '#domain/plan/stored-listing.ts';
import type { CatalogueReader, DestinationStat, ProviderSummary } from './catalogue-reader.ts';
import { readComparedPlans } from './read-compared-plans.ts';
import { readDestinationBaskets } from './destination-baskets.ts';
import { findPlans } from './find-plans.ts';
import { readOwnPriceHistories, readPlanDetail, readPriceHistories } from './plan-details.ts';
import { readJourneyPlans } from './read-journey-plans.ts';
import { readDestinationListing, readWithdrawn } from './read-destination-listing.ts';
import { readMergedSlugs } from '#catalogue/overlays/provider-merges.ts';
import { readProviderProfile } from '#catalogue/overlays/provider-overrides.ts';
import { readOffer, readSellerLinks } from './seller-links.ts';
import { isHidden } from '#catalogue/overlays/plan-overlays.ts';

/**
 * Reads the catalogue. Every method throws a driver's error when the database fails. What only pages ask for is imported
 * on first use: commands read the catalogue too.
 */
export function createCatalogueReader(database: Database): CatalogueReader {
  const { queries, engine, versions } = database;
  const cached = { versions, names: ['catalogue'] } as const;
  const merged = cacheByVersion(() => readMergedSlugs(queries), cached);
  return {
    version: async () => (await versions.read()).of('catalogue'),
    destinationStats: cacheByVersion(() => readStats(queries), cached),
    destinationFloors: async (query) => (await import('./destination-floors.ts')).readDestinationFloors(queries, query),
    destinationBaskets: (query) => readDestinationBaskets(queries, query),
    plansAt: createListingReader(database),
    journeyPlans: cacheByVersion((query) => readJourneyPlans(queries, query), { ...cached, most: keptJourneyLists }),
    planDetail: (id, { locale }) => readPlanDetail(queries, id, locale),
    comparedPlans: (ids, { locale }) => readComparedPlans(queries, ids, locale),
    offer: (id, shownAt) => readOffer(queries, id, shownAt),
    sellerLinks: cacheByVersion(() => readSellerLinks(queries), cached),
    isHidden: (planId) => isHidden(queries, planId),
    priceHistories: cacheByVersion((planIds) => readPriceHistories({ queries, engine }, planIds), {
      ...cached,
      shareOf: shareOfPoints,
    }),
    ownPriceHistories: cacheByVersion((query) => readOwnPriceHistories({ queries, engine }, query), {
      ...cached,
      shareOf: shareOfPoints,
    }),
    withdrawnPlans: (query) => readWithdrawn({ queries, engine }, query),
    findPlans: (query) => findPlans(queries, query),
    destinationLows: async (destination) =>
      (await import('./destination-lows.ts')).readDestinationLows(queries, destination),
    latestPriceChanges: async (query) =>
      (await import('./latest-price-changes.ts')).readLatestPriceChanges({ queries, engine }, query),
    providerPages: cacheByVersion(async () => (await import('./provider-pages.ts')).readProviderPages(queries), cached),
    sellerBaskets: cacheByVersion(async () => (await import('./seller-baskets.ts')).readSellerBaskets(queries), cached),
    providerRecords: cacheByVersion(
      async () => (await import('./provider-records.ts')).readProviderRecords(queries),
      cached,
    ),
    providerMoves: cacheByVersion(
      async ({ provider, day }) =>
        (await import('./provider-records.ts')).readProviderMoves({ queries, engine }, provider, day),
      {
        ...cached,
        most: keptProviders,
      },
    ),
    planStarts: async (query) => (await import('./provider-pages.ts')).readPlanStarts(queries, query),
    providers: (filter) => readProviders(queries, filter?.hasReview === true),
    provider: async (slug) => {
      const row = await queries.selectFrom('provider').selectAll().where('slug', '=', slug).executeTakeFirst();
      return row === undefined ? null : providerSummary(row);
    },
    mergedInto: async (slug) => (await merged()).of(slug).mergedInto,
    providerProfile: (slug) => readProviderProfile(queries, slug),
    providerLogo: async (slug, hash) => {
      const logo = await queries
        .selectFrom('provider_logo')
        .innerJoin('provider', 'provider.id', 'provider_logo.provider_id')
        .select('bytes')
        .where('provider.slug', '=', slug)
        .where('hash', '=', hash)
        .executeTakeFirst();
      return logo?.bytes ?? null;
    },
    lastCheckedAt: cacheByVersion(async () => {
      const newest = await queries
        .selectFrom('destination_stat')
        .select(({ fn }) => fn.max('checked_at').as('checkedAt'))
        .executeTakeFirst();
      return newest?.checkedAt ?? null;
    }, cached),
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

function createListingReader(database: Database): CatalogueReader['plansAt'] {
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

async function readStats(queries: Queries): Promise<DestinationStat[]> {
  const rows = await queries.selectFrom('destination_stat').selectAll().execute();
  return rows.map((row) => ({
    destination: row.destination,
    providerCount: row.provider_count,
    planCount: row.plan_count,
    checkedAt: row.checked_at,
    changedAt: row.changed_at,
  }));
}

async function readProviders(queries: Queries, onlyReviewed: boolean): Promise<ProviderSummary[]> {
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

type ProviderRow = Pick<ProviderTable, 'public_id' | 'slug' | 'name' | 'url' | 'image' | 'example' | 'plan_count'>;

export function providerSummary(row: ProviderRow): ProviderSummary {
  return {
    publicId: row.public_id,
    slug: row.slug,
    name: row.name,
    image: row.image,
    url: row.url,
    example: row.example === 1,
    planCount: row.plan_count,
  };
}
