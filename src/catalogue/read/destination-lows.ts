import type { Queries } from '#database/schema.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import type { LowPoint } from '#domain/price-watch/lowest-over-time.ts';

/** Oldest first. */
export async function readDestinationLows(queries: Queries, destination: DestinationKey): Promise<readonly LowPoint[]> {
  const rows = await queries
    .selectFrom('destination_low')
    .select(['currency', 'observed_at', 'units'])
    .where('destination', '=', destination)
    .orderBy('observed_at')
    .orderBy('currency')
    .execute();
  return rows.map(({ currency, observed_at: at, units }) => ({ currency, at, units }));
}
