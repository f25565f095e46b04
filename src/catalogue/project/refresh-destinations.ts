import { readMerges } from '#database/merged-providers.ts';
import { insertStatement, runOverRows, type EngineQueries } from '#database/row-batches.ts';
import type { CountryCode, CurrencyCode } from '#domain/kernel/codes.ts';
import type { Money } from '#domain/money/money.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import { DestinationSummaries, type DestinationSummary, type SummarisedPlan } from './destination-summary.ts';
import { coverageAt } from '#domain/plan/coverage.ts';
import { worksInEnough } from '#domain/plan/served-share.ts';
import { asKnown, splitWords } from '#catalogue/stored/stored-values.ts';

const pageSize = 2_000;

/** Rebuilds the destination summaries. Use it in the transaction that changed the plans. */
export async function refreshDestinations(store: EngineQueries): Promise<void> {
  const summaries = new DestinationSummaries();
  for await (const plan of activePlans(store)) summaries.add(plan);
  const found: DestinationSummary[] = [];
  const coverages = await readCoverages(store);
  for (const [destination, setIds] of await setsByDestination(store)) {
    const inPart = setIds.filter((id) => !worksInEnough(coverageAt(destination, coverages.get(id) ?? [])));
    const summary = summaries.summarise(destination, setIds, new Set(inPart));
    if (summary !== null) found.push(summary);
  }
  await writeSummaries(store, found);
  await writePlanCounts(store.queries, summaries.plansByProvider);
}

/** Page by page, with constant memory. */
async function* activePlans({ queries }: EngineQueries): AsyncGenerator<SummarisedPlan> {
  const merges = await readMerges(queries);
  let last = 0;
  for (;;) {
    const rows = await planQuery(queries, last).execute();
    const end = rows.at(-1);
    if (end === undefined) return;
    const prices = await queries
      .selectFrom('plan_own_price')
      .selectAll()
      .where('plan_id', '>', last)
      .where('plan_id', '<=', end.id)
      .execute();
    const byPlan = Map.groupBy(prices, (price) => price.plan_id);
    for (const row of rows) {
      const providerId = merges.get(row.provider_id) ?? row.provider_id;
      yield summarisedPlan(row, { providerId, ownPrices: (byPlan.get(row.id) ?? []).map(storedMoney) });
    }
    last = end.id;
  }
}

function planQuery(queries: EngineQueries['queries'], after: number) {
  return queries
    .selectFrom('plan')
    .innerJoin('plan_check', 'plan_check.plan_id', 'plan.id')
    .select(['id', 'provider_id', 'coverage_set_id', 'price_currency', 'price_units'])
    .select(['data_kind', 'data_mb', 'reduced_speed_kbps', 'speed_limit_kbps', 'validity_days'])
    .select(['tethering', 'top_up', 'day_pass', 'new_customers_only', 'subscription', 'checked_at', 'updated_at'])
    .select('pinned_at')
    .where('active', '=', 1)
    .where('id', '>', after)
    .orderBy('id')
    .limit(pageSize);
}

type PlanQueryRow = Awaited<ReturnType<ReturnType<typeof planQuery>['execute']>>[number];

function summarisedPlan(
  row: PlanQueryRow,
  { providerId, ownPrices }: Pick<SummarisedPlan, 'providerId' | 'ownPrices'>,
): SummarisedPlan {
  return {
    id: row.id,
    providerId,
    coverageSetId: row.coverage_set_id,
    price: storedMoney({ currency: row.price_currency, units: row.price_units }),
    ownPrices,
    dataKind: row.data_kind,
    dataMb: row.data_mb,
    reducedSpeedKbps: row.reduced_speed_kbps,
    speedLimitKbps: row.speed_limit_kbps,
    validityDays: row.validity_days,
    tethering: asKnown(row.tethering),
    topUp: asKnown(row.top_up),
    dayPass: asKnown(row.day_pass),
    newCustomersOnly: asKnown(row.new_customers_only),
    subscription: asKnown(row.subscription),
    checkedAt: row.pinned_at ?? row.checked_at,
    changedAt: row.updated_at,
  };
}

/** Stored codes came from parse functions, so they are not parsed again. */
function storedMoney({ units, currency }: { readonly units: number; readonly currency: CurrencyCode }): Money {
  return { units, currency };
}

async function readCoverages({ queries }: EngineQueries): Promise<ReadonlyMap<number, readonly CountryCode[]>> {
  const rows = await queries.selectFrom('coverage_set').select(['id', 'countries']).execute();
  return new Map(rows.map(({ id, countries }) => [id, splitWords<CountryCode>(countries)]));
}

async function setsByDestination({ queries }: EngineQueries): Promise<Map<DestinationKey, number[]>> {
  const rows = await queries.selectFrom('coverage_destination').selectAll().execute();
  const byDestination = new Map<DestinationKey, number[]>();
  for (const { destination, coverage_set_id: setId } of rows) {
    const sets = byDestination.get(destination);
    if (sets === undefined) byDestination.set(destination, [setId]);
    else sets.push(setId);
  }
  return byDestination;
}

const statInsert = insertStatement('destination_stat', [
  'destination',
  'provider_count',
  'plan_count',
  'checked_at',
  'changed_at',
]);
const providerInsert = insertStatement('destination_provider', ['destination', 'provider_id', 'plan_count']);
const floorInsert = insertStatement('destination_floor', [
  'destination',
  'kind',
  'display_currency',
  'source_currency',
  'units',
  'data_mb',
  'plan_id',
]);

const basketInsert = insertStatement('destination_basket', [
  'destination',
  'display_currency',
  'source_currency',
  'place',
  'units',
  'plan_id',
  'plan_count',
  'price_count',
]);

async function writeSummaries(store: EngineQueries, summaries: readonly DestinationSummary[]): Promise<void> {
  const { queries } = store;
  await queries.deleteFrom('destination_stat').execute();
  await queries.deleteFrom('destination_provider').execute();
  await queries.deleteFrom('destination_floor').execute();
  await queries.deleteFrom('destination_basket').execute();
  await runOverRows(
    store,
    statInsert,
    summaries.map(({ destination, plansByProvider, planCount, checkedAt, changedAt }) => [
      destination,
      plansByProvider.size,
      planCount,
      checkedAt,
      changedAt,
    ]),
  );
  await runOverRows(store, providerInsert, summaries.flatMap(providerRows));
  await runOverRows(store, floorInsert, summaries.flatMap(floorRows));
  await runOverRows(store, basketInsert, summaries.flatMap(basketRows));
}

function providerRows({ destination, plansByProvider }: DestinationSummary): (string | number)[][] {
  return [...plansByProvider].map(([providerId, count]) => [destination, providerId, count]);
}

function floorRows({ destination, floors }: DestinationSummary): (string | number | null)[][] {
  return floors.map((row) => [
    destination,
    row.kind,
    row.displayCurrency,
    row.sourceCurrency,
    row.units,
    row.megabytes,
    row.planId,
  ]);
}

function basketRows({ destination, baskets }: DestinationSummary): (string | number)[][] {
  return baskets.map((row) => [
    destination,
    row.displayCurrency,
    row.sourceCurrency,
    row.place,
    row.units,
    row.planId,
    row.planCount,
    row.priceCount,
  ]);
}

async function writePlanCounts(queries: EngineQueries['queries'], counts: ReadonlyMap<number, number>): Promise<void> {
  const providers = await queries.selectFrom('provider').select(['id', 'plan_count']).execute();
  for (const { id, plan_count: stored } of providers) {
    const count = counts.get(id) ?? 0;
    if (count !== stored) await queries.updateTable('provider').set('plan_count', count).where('id', '=', id).execute();
  }
}
