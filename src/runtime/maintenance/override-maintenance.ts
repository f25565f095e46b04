import { plansWithEndedOverlays } from '#catalogue/overlays/plan-overlays.ts';
import type { Database } from '#database/database.ts';

/** Maintenance jobs for what the operator says over the feeds. They throw when the database fails. */
export interface OverrideMaintenance {
  /** Whether a pinned price has ended. */
  isDue(): Promise<boolean>;
}

export function openOverrideMaintenance({ queries }: Pick<Database, 'queries'>, now: () => Date): OverrideMaintenance {
  return { isDue: async () => (await plansWithEndedOverlays(queries, now())).length > 0 };
}
