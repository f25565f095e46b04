import { activePlans, setsAtDestinations } from '#catalogue/stored/active-plans.ts';
import { insertStatement, runOverRows, type EngineQueries } from '#database/row-batches.ts';
import { DestinationSummaries, type DestinationSummary } from './destination-summary.ts';

/** Rebuilds the destination summaries. Use it in the transaction that changed the plans. */
export async function refreshDestinations(store: EngineQueries): Promise<void> {
  const summaries = new DestinationSummaries();
  for await (const plan of activePlans(store.queries)) summaries.add(plan);
  const found: DestinationSummary[] = [];
  for (const [destination, sets] of await setsAtDestinations(store.queries)) {
    const summary = summaries.summarise(destination, [...sets.enough, ...sets.inPart], new Set(sets.inPart));
    if (summary !== null) found.push(summary);
  }
  await writeSummaries(store, found);
  await writePlanCounts(store.queries, summaries.plansByProvider);
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
