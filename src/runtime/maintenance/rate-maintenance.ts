import type { RateUpdate } from '#currency/update-rates.ts';
import { updateOnce, type RateMaintenanceParts } from '#runtime/services/rates/update-rates-once.ts';

export type { RateUpdate } from '#currency/update-rates.ts';

export interface RateMaintenance {
  /**
   * Fetches from the sources when due and no other process holds the lease; null: not due, or no source is configured.
   * Throws when the database fails.
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
