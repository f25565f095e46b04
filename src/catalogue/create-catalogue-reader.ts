import { readDataVersion } from '#database/data-version.ts';
import type { Database } from '#database/database.ts';
import { rememberByVersion } from '#database/remember-by-version.ts';
import type { EngineQueries } from '#database/row-batches.ts';
import type { Queries } from '#database/schema.ts';
import type { DestinationKey } from '#domain/destination-key.ts';
import type { CatalogueReader, DestinationStat, ProviderSummary } from './catalogue-reader.ts';
import { readDestinationFloors } from './destination-floors.ts';
import { ListingCache } from './listing-cache.ts';
import { readOfferAddress, readPlanDetail, readPriceHistories } from './plan-details.ts';
import { readListing } from './read-listing.ts';
import { providerSummary } from './provider-summary.ts';
import { readPlanStarts, readProviderPages } from './provider-pages.ts';

/** Reads the catalogue. Every method throws a driver's error when the database fails. */
export function createCatalogueReader(database: Database): CatalogueReader {
  const { queries, engine } = database;
  return {
    version: () => readDataVersion(queries, 'catalogue'),
    destinationStats: rememberByVersion(queries, 'catalogue', () => readStats(queries)),
    destinationFloors: (query) => readDestinationFloors(queries, query),
    plansAt: createListingReader({ queries, engine }),
    planDetail: (id, { locale }) => readPlanDetail(queries, id, locale),
    offerAddress: (id) => readOfferAddress(queries, id),
    priceHistories: (planIds) => readPriceHistories({ queries, engine }, planIds),
    providerPages: rememberByVersion(queries, 'catalogue', () => readProviderPages(queries)),
    planStarts: (query) => readPlanStarts(queries, query),
    providers: (filter) => readProviders(queries, filter?.hasReview === true),
    provider: async (slug) => {
      const row = await queries.selectFrom('provider').selectAll().where('slug', '=', slug).executeTakeFirst();
      return row === undefined ? null : providerSummary(row);
    },
    lastCheckedAt: rememberByVersion(queries, 'catalogue', async () => {
      const newest = await queries
        .selectFrom('destination_stat')
        .select(({ fn }) => fn.max('checked_at').as('checkedAt'))
        .executeTakeFirst();
      return newest?.checkedAt ?? null;
    }),
    showsExamples: rememberByVersion(queries, 'catalogue', async () => {
      const example = await queries
        .selectFrom('provider')
        .select('id')
        .where('example', '=', 1)
        .where('plan_count', '>', 0)
        .executeTakeFirst();
      return example !== undefined;
    }),
  };
}

/** About 30 MB: the dozen most visited destinations of a catalogue of 100,000 plans. */
const keptPlans = 60_000;

function createListingReader(store: EngineQueries): CatalogueReader['plansAt'] {
  const cache = new ListingCache({ read: (destination) => readListing(store, destination), maxPlans: keptPlans });
  return async (destination) => {
    const listing = await cache.get(destination, await readDataVersion(store.queries, 'catalogue'));
    return listing.plans.length === 0 ? null : listing;
  };
}

async function readStats(queries: Queries): Promise<DestinationStat[]> {
  const rows = await queries.selectFrom('destination_stat').selectAll().execute();
  return rows.map((row) => ({
    destination: row.destination as DestinationKey,
    providerCount: row.provider_count,
    planCount: row.plan_count,
    checkedAt: row.checked_at,
    changedAt: row.changed_at,
  }));
}

async function readProviders(queries: Queries, onlyReviewed: boolean): Promise<ProviderSummary[]> {
  const active = queries.selectFrom('provider').selectAll().where('plan_count', '>', 0);
  const query = onlyReviewed
    ? active.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('review')
            .select('review.id')
            .whereRef('review.provider_id', '=', 'provider.id')
            .where('review.status', '=', 'published'),
        ),
      )
    : active;
  return (await query.execute()).map(providerSummary).sort(compareNames);
}

const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** In code, because the engines sort text differently. */
function compareNames(a: ProviderSummary, b: ProviderSummary): number {
  return names.compare(a.name, b.name) || names.compare(a.slug, b.slug);
}
