import type { RateUpdate } from '#currency/update-rates.ts';
import { updateOnce, type RateMaintenanceParts } from '#runtime/services/update-rates-once.ts';

export type { RateUpdate } from '#currency/update-rates.ts';

/** What a server does about exchange rates while nobody asks. */
export interface RateMaintenance {
  /**
   * Asks the sources when that is due and no other process is at it; null: it is not, or nobody is configured. Throws when
   * the database fails.
   */
  updateWhenDue(): Promise<RateUpdate | null>;
}

export function openRateMaintenance(parts: RateMaintenanceParts): RateMaintenance {
  return {
    updateWhenDue: async () => {
      if (parts.settings.sources.length === 0) return null;
      const outcome = await updateOnce(parts, { waitsUntilDue: true, isAccepted: () => false });
      return outcome.kind === 'done' ? outcome.value : null;
    },
  };
}
