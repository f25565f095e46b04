import { runOverRows, type EngineQueries, type RowsStatement } from '#database/row-batches.ts';
import type { Queries } from '#database/schema.ts';
import type { CountryCode } from '#domain/country.ts';
import { isCountryKey, type DestinationKey } from '#domain/destination-key.ts';
import type { CurrencyCode, Money } from '#domain/money.ts';
import type { Generation, PlanNetwork, PlanPromo } from '#domain/plan.ts';
import type { ProviderSlug } from '#domain/provider-slug.ts';
import type { RegionSlug } from '#domain/region.ts';
import type {
  StoredCoverage,
  StoredListing,
  StoredNetworks,
  StoredPlan,
  StoredProvider,
} from '#domain/stored-listing.ts';
import { asKnown, promoOf, splitWords } from './stored-values.ts';

/** Reads every active plan of a destination: one statement for the plans, one for each thing that plans share. */
export async function readListing(store: EngineQueries, destination: DestinationKey): Promise<StoredListing> {
  const { queries } = store;
  const [rows, providers, coverages, ownPrices, promos] = await Promise.all([
    listingQuery(queries, destination).execute(),
    readProviders(queries),
    readCoverages(queries, destination),
    readOwnPrices(queries, destination),
    readPromos(queries, destination),
  ]);
  const networks = await readNetworks(store, rows, destination);
  const shared: SharedParts = { providers, coverages, networks, ownPrices, promos };
  return { destination, plans: rows.flatMap((row) => storedPlan(row, shared) ?? []).sort((a, b) => a.id - b.id) };
}

/** Exported for the test of its query plan. */
export function listingQuery(queries: Queries, destination: DestinationKey) {
  return (
    queries
      .selectFrom('coverage_destination')
      // Keeps SQLite from starting with the plans.
      .crossJoin('plan')
      .crossJoin('plan_check')
      .select(['plan.id', 'plan.provider_id', 'plan.coverage_set_id', 'plan.network_set_id', 'plan.data_kind'])
      .select(['plan.data_mb', 'plan.data_words', 'plan.reduced_speed_kbps', 'plan.speed_limit_kbps', 'plan.fair_use'])
      .select(['plan.validity_days', 'plan.day_count', 'plan.price_currency', 'plan.price_units', 'plan.tethering'])
      .select(['plan.top_up', 'plan.ekyc', 'plan.phone_number', 'plan.new_customers_only', 'plan.subscription'])
      .select(({ eb }) => eb('plan.url', 'is not', null).as('has_offer'))
      .select('plan_check.checked_at')
      .whereRef('plan.coverage_set_id', '=', 'coverage_destination.coverage_set_id')
      .whereRef('plan_check.plan_id', '=', 'plan.id')
      .where('coverage_destination.destination', '=', destination)
      .where('plan.active', '=', 1)
  );
}

type ListingRow = Awaited<ReturnType<ReturnType<typeof listingQuery>['execute']>>[number];

interface SharedParts {
  readonly providers: ReadonlyMap<number, StoredProvider>;
  readonly coverages: ReadonlyMap<number, StoredCoverage>;
  readonly networks: ReadonlyMap<number, StoredNetworks>;
  readonly ownPrices: ReadonlyMap<number, readonly Money[]>;
  readonly promos: ReadonlyMap<number, PlanPromo>;
}

const noPrices: readonly Money[] = [];

/** Null: written between two of the statements; the next version of the catalogue has it. */
function storedPlan(row: ListingRow, shared: SharedParts): StoredPlan | null {
  const provider = shared.providers.get(row.provider_id);
  const coverage = shared.coverages.get(row.coverage_set_id);
  const networks = shared.networks.get(row.network_set_id);
  if (provider === undefined || coverage === undefined || networks === undefined) return null;
  return {
    id: row.id,
    provider,
    coverage,
    networks,
    dataKind: row.data_kind,
    dataMb: row.data_mb,
    dataWords: row.data_words,
    reducedSpeedKbps: row.reduced_speed_kbps,
    speedLimitKbps: row.speed_limit_kbps,
    fairUse: row.fair_use,
    validityDays: row.validity_days,
    dayCount: row.day_count,
    price: { units: row.price_units, currency: row.price_currency as CurrencyCode },
    ownPrices: shared.ownPrices.get(row.id) ?? noPrices,
    promo: shared.promos.get(row.id) ?? null,
    tethering: asKnown(row.tethering),
    topUp: asKnown(row.top_up),
    ekyc: asKnown(row.ekyc),
    phoneNumber: asKnown(row.phone_number),
    newCustomersOnly: asKnown(row.new_customers_only),
    subscription: asKnown(row.subscription),
    hasOffer: Boolean(row.has_offer),
    checkedAt: row.checked_at,
  };
}

async function readProviders(queries: Queries): Promise<SharedParts['providers']> {
  const rows = await queries.selectFrom('provider').select(['id', 'slug', 'name', 'image']).execute();
  return new Map(rows.map(({ id, slug, name, image }) => [id, { slug: slug as ProviderSlug, name, image }]));
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
      { scope, region: region as RegionSlug | null, countries: splitWords<CountryCode>(countries) },
    ]),
  );
}

const networkStatement: RowsStatement = {
  before: `select stored.id, stored.networks, stored.breakout, stored.best_generation from (values`,
  types: ['integer'],
  after: `) as wanted cross join network_set as stored where stored.id = wanted.column1`,
};

interface NetworkRow {
  readonly id: number;
  readonly networks: string;
  readonly breakout: string;
  readonly best_generation: Generation | null;
}

async function readNetworks(
  store: EngineQueries,
  plans: readonly ListingRow[],
  destination: DestinationKey,
): Promise<SharedParts['networks']> {
  const ids = [...new Set(plans.map((plan) => plan.network_set_id))].map((id) => [id]);
  const rows = await runOverRows<NetworkRow>(store, networkStatement, ids);
  return new Map(
    rows.map(({ id, networks, breakout, best_generation: generation }) => [
      id,
      { here: networksIn(networks, destination), generation, breakout: splitWords<CountryCode>(breakout) },
    ]),
  );
}

/** The text of a plan for a hundred countries is only read where it names the one asked for. */
function networksIn(text: string, destination: DestinationKey): PlanNetwork[] {
  if (!isCountryKey(destination) || !text.includes(`"country":"${destination}"`)) return [];
  return (JSON.parse(text) as PlanNetwork[]).filter(({ country }) => country === destination);
}

async function readOwnPrices(queries: Queries, destination: DestinationKey): Promise<SharedParts['ownPrices']> {
  const rows = await queries
    .selectFrom('coverage_destination')
    .crossJoin('plan')
    .crossJoin('plan_own_price')
    .select(['plan_own_price.plan_id', 'plan_own_price.currency', 'plan_own_price.units'])
    .whereRef('plan.coverage_set_id', '=', 'coverage_destination.coverage_set_id')
    .whereRef('plan_own_price.plan_id', '=', 'plan.id')
    .where('coverage_destination.destination', '=', destination)
    .where('plan.active', '=', 1)
    .execute();
  const prices = new Map<number, Money[]>();
  for (const { plan_id: id, currency, units } of rows) {
    const price = { units, currency: currency as CurrencyCode };
    const known = prices.get(id);
    if (known === undefined) prices.set(id, [price]);
    else known.push(price);
  }
  return prices;
}

async function readPromos(queries: Queries, destination: DestinationKey): Promise<SharedParts['promos']> {
  const rows = await queries
    .selectFrom('coverage_destination')
    .crossJoin('plan')
    .crossJoin('plan_promo')
    .select(['plan_promo.plan_id', 'plan_promo.currency as promo_currency', 'plan_promo.units as promo_units'])
    .select(['plan_promo.code as promo_code', 'plan_promo.new_customers_only as promo_new_customers_only'])
    .select(['plan_promo.starts_at as promo_starts_at', 'plan_promo.ends_at as promo_ends_at'])
    .select(['plan_promo.minimum_currency as promo_minimum_currency'])
    .select(['plan_promo.minimum_units as promo_minimum_units', 'plan_promo.excluded_kinds as promo_excluded_kinds'])
    .whereRef('plan.coverage_set_id', '=', 'coverage_destination.coverage_set_id')
    .whereRef('plan_promo.plan_id', '=', 'plan.id')
    .where('coverage_destination.destination', '=', destination)
    .where('plan.active', '=', 1)
    .execute();
  const promos = new Map<number, PlanPromo>();
  for (const row of rows) {
    const promo = promoOf(row);
    if (promo !== null) promos.set(row.plan_id, promo);
  }
  return promos;
}
