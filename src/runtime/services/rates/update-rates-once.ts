import type { RateStore } from '#currency/create-rate-store.ts';
import { updateRates, type RateUpdate, type UpdateParts } from '#currency/update-rates.ts';
import type { Database } from '#database/database.ts';
import { withLease, type LeaseOutcome } from '#database/lease.ts';
import type { Network } from '#download/network.ts';
import type { RateSettings } from '#runtime/settings/rate-settings.ts';

export interface RateMaintenanceParts {
  readonly database: Database;
  readonly store: RateStore;
  readonly settings: RateSettings;
  readonly now: () => Date;
  /** Default: the public internet. */
  readonly network?: Network | undefined;
}

/** Longer than the half minute that a source may take; the lease is renewed for each source. */
const leaseMs = 5 * 60_000;
const minuteMs = 60_000;

/** After a failure the next attempt comes sooner. */
const retryMinutes = 30;

/** Fetches from the sources once, unless another process holds the lease. */
export function updateOnce(
  { database, store, settings, now, network }: RateMaintenanceParts,
  options: Pick<UpdateParts, 'isAccepted' | 'onSave'> & { readonly waitsUntilDue: boolean },
): Promise<LeaseOutcome<RateUpdate>> {
  const { waitsUntilDue, isAccepted, onSave } = options;
  const { sources, updateHours } = settings;
  const { queries } = database;
  return withLease(
    database,
    { name: 'rates', lastsMs: leaseMs, dueWithinMs: updateHours * 60 * minuteMs, waitsUntilDue, now },
    async (lease) => {
      const value = await updateRates({ queries, store, sources, now: now(), lease, isAccepted, onSave, network });
      const isWell = value.sources.every(({ problem }) => problem === null);
      const minutes = isWell ? updateHours * 60 : Math.min(retryMinutes, updateHours * 60);
      return { value, nextAt: new Date(now().getTime() + minutes * minuteMs) };
    },
  );
}
