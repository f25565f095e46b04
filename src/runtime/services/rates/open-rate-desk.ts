import { createRateStore } from '#currency/create-rate-store.ts';
import { ensureRates } from '#currency/fallback-rates.ts';
import { readSourceStates } from '#currency/source-states.ts';
import type { Database } from '#database/database.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { withDatabase, type DatabaseSetting } from '#runtime/services/with-database.ts';
import type { RateUpdate, UpdateParts } from '#currency/update-rates.ts';
import { updateOnce } from './update-rates-once.ts';
import type { RateSettings } from '#runtime/settings/rate-settings.ts';

export type { RateOfDay } from '#currency/put-rates.ts';
export type { SourceState } from '#currency/source-states.ts';
export type { RateUpdate } from '#currency/update-rates.ts';

export interface RateDeskSettings extends DatabaseSetting {
  readonly rates: RateSettings;
}

/** Opens and migrates the database and runs `work` with the rates. */
export function withRateDesk<Value>(
  settings: RateDeskSettings,
  now: () => Date,
  work: (desk: RateDesk) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  return withDatabase(settings, async (database) => {
    await ensureRates(createRateStore(database));
    return work(openRateDesk(database, settings.rates, now));
  });
}

/** Operator's commands about exchange rates. */
export type RateDesk = ReturnType<typeof openRateDesk>;

export function openRateDesk(database: Database, settings: RateSettings, now: () => Date) {
  const store = createRateStore(database);
  return {
    /** Fetches from the sources now. @param options.onSave called in the transaction that stores the rates */
    update: async (options: Pick<UpdateParts, 'isAccepted' | 'onSave'>): Promise<Result<RateUpdate>> => {
      if (settings.sources.length === 0)
        return failure(
          'No sources of exchange rates are configured; name some in RATE_SOURCES, e.g. ecb-xml=https://host/path.',
        );
      const outcome = await updateOnce({ database, store, settings, now }, { waitsUntilDue: false, ...options });
      return outcome.kind === 'done'
        ? success(outcome.value)
        : failure('Another process is updating the rates right now; look at "roamchart rates status" in a minute.');
    },
    /** The configured sources with the state of their last fetch; null: never fetched. */
    states: async () => {
      const states = await readSourceStates(database.queries);
      return settings.sources.map(({ name }) => ({ name, state: states.get(name) ?? null }));
    },
    rates: store.sourcedRates,
    history: store.history,
  };
}
