import type { RateStore } from '#currency/create-rate-store.ts';
import { updateRates, type RateUpdate } from '#currency/update-rates.ts';
import type { Database } from '#database/database.ts';
import { withLease, type LeaseOutcome } from '#database/lease.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { Network } from '#download/network.ts';
import type { RateSettings } from '#runtime/settings/rate-settings.ts';

export interface RateMaintenanceParts {
  readonly database: Database;
  readonly store: RateStore;
  readonly settings: RateSettings;
  readonly now: () => Date;
  /** Left out: the public internet. */
  readonly network?: Network | undefined;
}

/** Each of many sources may take half a minute, and takes the lease again. */
const leaseMs = 5 * 60_000;
const minuteMs = 60_000;

/** What could not be had is asked for again sooner. */
const retryMinutes = 30;

/** Asks the sources once, unless another process is at it. */
export function updateOnce(
  { database, store, settings, now, network }: RateMaintenanceParts,
  options: { readonly waitsUntilDue: boolean; readonly isAccepted: (currency: CurrencyCode) => boolean },
): Promise<LeaseOutcome<RateUpdate>> {
  const { waitsUntilDue, isAccepted } = options;
  const { sources, updateHours } = settings;
  const { queries } = database;
  return withLease(
    database,
    { name: 'rates', lastsMs: leaseMs, dueWithinMs: updateHours * 60 * minuteMs, waitsUntilDue, now },
    async (lease) => {
      const value = await updateRates({ queries, store, sources, now: now(), lease, isAccepted, network });
      const isWell = value.sources.every(({ problem }) => problem === null);
      const minutes = isWell ? updateHours * 60 : Math.min(retryMinutes, updateHours * 60);
      return { value, nextAt: new Date(now().getTime() + minutes * minuteMs) };
    },
  );
}
