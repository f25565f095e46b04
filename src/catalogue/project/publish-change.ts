import { raiseDataVersion } from '#database/data-version.ts';
import type { EngineQueries } from '#database/row-batches.ts';
import { observeLows, readLows } from './observe-lows.ts';
import { refreshDestinations } from './refresh-destinations.ts';

/** Brings everything up to date that is derived from plans. Use it last in the transaction that has changed some. */
export async function publishChange(store: EngineQueries, now: Date): Promise<void> {
  const lows = await readLows(store.queries);
  await refreshDestinations(store);
  await observeLows(store, lows, now);
  await raiseDataVersion(store.queries, 'catalogue');
}
