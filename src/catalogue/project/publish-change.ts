import { raiseDataVersion } from '#database/data-version.ts';
import { type EngineQueries, insertStatement, runOverRows } from '#database/row-batches.ts';
import { refreshDestinations } from './refresh-destinations.ts';
import type { Queries } from '#database/schema.ts';
import { anyOtherCurrency } from '#catalogue/stored/stored-values.ts';

/** Lowest list price by destination and currency: `JP USD` → units. */
type Lows = ReadonlyMap<string, number>;

/** The current lowest list prices in the summaries. */
async function readLows(queries: Queries): Promise<Lows> {
  const rows = await queries
    .selectFrom('destination_floor')
    .select(['destination', 'source_currency', 'units'])
    .where('kind', '=', 'price')
    .where('display_currency', '=', anyOtherCurrency)
    .execute();
  return new Map(rows.map((row) => [`${row.destination} ${row.source_currency}`, row.units]));
}

// Of two imports at one instant the second one's value stays.
const lowInsert = insertStatement(
  'destination_low',
  ['destination', 'currency', 'observed_at', 'units'],
  'on conflict (destination, currency, observed_at) do update set units = excluded.units',
);

/**
 * Records the lowest prices that an import has changed; unchanged ones add no row. Use it in the transaction that
 * rewrote the summaries.
 * @param before their previous values
 */
async function observeLows(store: EngineQueries, before: Lows, now: Date): Promise<void> {
  const after = await readLows(store.queries);
  const changed = [...after].filter(([key, units]) => before.get(key) !== units);
  const gone = [...before.keys()].filter((key) => !after.has(key)).map((key) => [key, null] as const);
  const rows = [...changed, ...gone].map(([key, units]) => {
    const [destination = '', currency = ''] = key.split(' ');
    return [destination, currency, now.toISOString(), units];
  });
  await runOverRows(store, lowInsert, rows);
}

/** Brings everything up to date that is derived from plans. Use it last in the transaction that has changed some. */
export async function publishChange(store: EngineQueries, now: Date): Promise<void> {
  const lows = await readLows(store.queries);
  await refreshDestinations(store);
  await observeLows(store, lows, now);
  await raiseDataVersion(store.queries, 'catalogue');
}
