import { parseNetworksIn } from '#catalogue/stored/stored-json.ts';
import { sql } from 'kysely';
import { yieldToEventLoop } from '#database/yield-to-event-loop.ts';
import { readMerges, showMerged } from '#database/merged-providers.ts';
import { runOverRows, type EngineQueries, type RowsStatement } from '#database/row-batches.ts';
import type { Queries } from '#database/schema.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import { countriesAt } from '#domain/place/destinations.ts';
import { isCountryKey, type DestinationKey } from '#domain/place/destination-key.ts';
import type { Money } from '#domain/money/money.ts';
import type { Generation, PlanNetwork, PlanPromo } from '#domain/plan/plan.ts';
import { listedPlainFields } from '#domain/plan/field-lists.ts';
import type {
  StoredCoverage,
  StoredListing,
  StoredNetworks,
  StoredPlan,
  StoredProvider,
} from '#domain/plan/stored-listing.ts';
import { hiddenPlan } from '#catalogue/overlays/plan-overlays.ts';
import { factReader } from '#catalogue/stored/fact-columns.ts';
import { promoColumns, promoOf, splitWords } from '#catalogue/stored/stored-values.ts';

/** Rows per query: some milliseconds, during which SQLite blocks the process. */
const pageSize = 500;

/** What a destination's page lists: every active plan, by id, page by page, yielding to the event loop in between. */
export async function readDestinationListing(
  store: EngineQueries,
  destination: DestinationKey,
): Promise<StoredListing> {
  return readPages(store, { destination, ids: await idsOf(listedIdQuery(store.queries, destination)), active: 1 });
}

/**
 * The plans of a destination that were offered at some time since an instant and no longer are, without their own
 * prices and promos. Costs one lookup for every plan that was ever offered there.
 */
export async function readWithdrawn(
  store: EngineQueries,
  { destination, since }: { readonly destination: DestinationKey; readonly since: Date },
): Promise<StoredListing> {
  const notShown = listedIdQuery(store.queries, destination, 0).where(sql<boolean>`not ${hiddenPlan}`);
  const withdrawn = notShown.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('price_observation as seen')
        .innerJoin('import_run', 'import_run.id', 'seen.import_id')
        .select('seen.plan_id')
        .where('import_run.reverted_at', 'is', null)
        .whereRef('seen.plan_id', '=', 'plan.id')
        .where('seen.kind', '=', 'list')
        .where('seen.units', 'is', null)
        .where('seen.observed_at', '>=', since.toISOString()),
    ),
  );
  return readPages(store, { destination, ids: await idsOf(withdrawn), active: 0 });
}

/** Exported for the test of its query plan. @param active 0: those that are no longer offered */
export function listedIdQuery(queries: Queries, destination: DestinationKey, active: 0 | 1 = 1) {
  return (
    queries
      .selectFrom('coverage_destination')
      // Keeps SQLite from starting with the plans.
      .crossJoin('plan')
      .select('plan.id')
      .whereRef('plan.coverage_set_id', '=', 'coverage_destination.coverage_set_id')
      .where('coverage_destination.destination', '=', destination)
      .where('plan.active', '=', active)
  );
}

async function idsOf(query: ReturnType<typeof listedIdQuery>): Promise<number[]> {
  const rows = await query.execute();
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

interface ListedIds {
  readonly destination: DestinationKey;
  /** Ascending. */
  readonly ids: readonly number[];
  readonly active: 0 | 1;
}

async function readPages(store: EngineQueries, { destination, ids, active }: ListedIds): Promise<StoredListing> {
  const { queries } = store;
  const [providers, coverages] = await Promise.all([readProviders(queries), readCoverages(queries, destination)]);
  const shared = { providers, coverages, networks: new Map<number, StoredNetworks>() };
  const plans: StoredPlan[] = [];
  for (let start = 0; start < ids.length; start += pageSize) {
    if (start > 0) await yieldToEventLoop();
    const page = { destination, ids: ids.slice(start, start + pageSize), active };
    for (const plan of await readPage(store, page, shared)) plans.push(plan);
  }
  return { destination, plans };
}

/** @param shared receives networks that the page is the first to reference */
async function readPage(store: EngineQueries, page: ListedIds, shared: SharedParts): Promise<StoredPlan[]> {
  const { queries } = store;
  const { destination, ids, active } = page;
  const [rows, ownPrices, promos] = await Promise.all([
    listingQuery(queries, page).execute(),
    active === 1 ? readOwnPrices(queries, ids) : new Map<number, Money[]>(),
    active === 1 ? readPromos(queries, ids) : new Map<number, PlanPromo>(),
  ]);
  const unknown = new Set(rows.map((row) => row.network_set_id).filter((id) => !shared.networks.has(id)));
  for (const [id, networks] of await readNetworks(store, [...unknown], destination)) shared.networks.set(id, networks);
  return rows.flatMap((row) => storedPlan(row, { ...shared, ownPrices, promos }) ?? []).sort((a, b) => a.id - b.id);
}

const listedFacts = factReader(listedPlainFields);

function listingQuery(queries: Queries, { ids, active }: Pick<ListedIds, 'ids' | 'active'>) {
  return queries
    .selectFrom('plan')
    .innerJoin('plan_check', 'plan_check.plan_id', 'plan.id')
    .select(['plan.id', 'plan.provider_id', 'plan.coverage_set_id', 'plan.network_set_id', 'plan.data_kind'])
    .select(['plan.data_mb', 'plan.price_currency', 'plan.price_units', ...listedFacts.columns])
    .select(({ eb }) => eb('plan.url', 'is not', null).as('has_offer'))
    .select(['plan.pinned_at', 'plan_check.checked_at', 'plan_check.unconfirmed'])
    .where('plan.id', 'in', [...ids])
    .where('plan.active', '=', active);
}

type ListingRow = Awaited<ReturnType<ReturnType<typeof listingQuery>['execute']>>[number];

/** Shared values of a destination's plans. */
interface SharedParts {
  readonly providers: ReadonlyMap<number, StoredProvider>;
  readonly coverages: ReadonlyMap<number, StoredCoverage>;
  readonly networks: Map<number, StoredNetworks>;
}

interface PlanParts extends SharedParts {
  readonly ownPrices: ReadonlyMap<number, readonly Money[]>;
  readonly promos: ReadonlyMap<number, PlanPromo>;
}

const noPrices: readonly Money[] = [];

/** Null: written between two of the statements; the next version of the catalogue has it. */
function storedPlan(row: ListingRow, shared: PlanParts): StoredPlan | null {
  const provider = shared.providers.get(row.provider_id);
  const coverage = shared.coverages.get(row.coverage_set_id);
  const networks = shared.networks.get(row.network_set_id);
  if (provider === undefined || coverage === undefined || networks === undefined) return null;
  return {
    id: row.id,
    provider,
    coverage,
    networks,
    facts: { ...listedFacts.read(row), dataKind: row.data_kind, dataMb: row.data_mb },
    price: { units: row.price_units, currency: row.price_currency },
    ownPrices: shared.ownPrices.get(row.id) ?? noPrices,
    promo: shared.promos.get(row.id) ?? null,
    hasOffer: Boolean(row.has_offer),
    isUnconfirmed: row.unconfirmed === 1,
    checkedAt: row.pinned_at ?? row.checked_at,
  };
}

async function readProviders(queries: Queries): Promise<SharedParts['providers']> {
  const rows = await queries.selectFrom('provider').select(['id', 'slug', 'name', 'image']).execute();
  const byId = new Map(rows.map(({ id, slug, name, image }) => [id, { slug, name, image }]));
  return showMerged(byId, await readMerges(queries));
}

async function readCoverages(queries: Queries, destination: DestinationKey): Promise<SharedParts['coverages']> {
  const rows = await queries
    .selectFrom('coverage_destination')
    .innerJoin('coverage_set', 'coverage_set.id', 'coverage_destination.coverage_set_id')
    .select(['coverage_set.id', 'coverage_set.scope', 'coverage_set.region', 'coverage_set.countries'])
    .where('coverage_destination.destination', '=', destination)
    .execute();
  return new Map(
    rows.map(({ id, scope, region, countries }) => [
      id,
      { scope, region, countries: splitWords<CountryCode>(countries) },
    ]),
  );
}

/** Country codes consist of two letters, so they can stand in the text. */
function networkStatement(destination: DestinationKey): RowsStatement {
  const countries = countriesAt(destination).map((code) => `'${code}'`);
  return {
    before: `select stored.id, stored.networks, stored.breakout, (select max(generation) from network_generation as there
      where there.network_set_id = stored.id and there.country in (${countries.join(', ')})) as generation from (values`,
    types: ['integer'],
    after: `) as wanted cross join network_set as stored where stored.id = wanted.column1`,
  };
}

interface NetworkRow {
  readonly id: number;
  readonly networks: string;
  readonly breakout: string;
  readonly generation: Generation | null;
}

async function readNetworks(
  store: EngineQueries,
  ids: readonly number[],
  destination: DestinationKey,
): Promise<SharedParts['networks']> {
  const rows = await runOverRows<NetworkRow>(
    store,
    networkStatement(destination),
    ids.map((id) => [id]),
  );
  return new Map(
    rows.map(({ id, networks, breakout, generation }) => [
      id,
      { here: networksIn(networks, destination), generation, breakout: splitWords<CountryCode>(breakout) },
    ]),
  );
}

function networksIn(text: string, destination: DestinationKey): readonly PlanNetwork[] {
  return isCountryKey(destination) ? parseNetworksIn(text, destination) : [];
}

async function readOwnPrices(queries: Queries, ids: readonly number[]): Promise<Map<number, Money[]>> {
  const rows = await queries
    .selectFrom('plan_own_price')
    .select(['plan_id', 'currency', 'units'])
    .where('plan_id', 'in', [...ids])
    .execute();
  const prices = new Map<number, Money[]>();
  for (const { plan_id: id, currency, units } of rows) {
    const price = { units, currency };
    const known = prices.get(id);
    if (known === undefined) prices.set(id, [price]);
    else known.push(price);
  }
  return prices;
}

async function readPromos(queries: Queries, ids: readonly number[]): Promise<Map<number, PlanPromo>> {
  const rows = await queries
    .selectFrom('plan_promo')
    .select('plan_id')
    .select(promoColumns)
    .where('plan_id', 'in', [...ids])
    .execute();
  const promos = new Map<number, PlanPromo>();
  for (const row of rows) {
    const promo = promoOf(row);
    if (promo !== null) promos.set(row.plan_id, promo);
  }
  return promos;
}
