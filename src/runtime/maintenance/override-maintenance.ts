import { plansWithEndedOverlays } from '#catalogue/overlays/plan-overlays.ts';
import type { Database } from '#database/database.ts';

/** Maintenance jobs for what the operator says over the feeds. They throw when the database fails. */
export function openOverrideMaintenance({ queries }: Pick<Database, 'queries'>, now: () => Date) {
  // A pinned price or a correction has ended.
  return { isDue: async () => (await plansWithEndedOverlays(queries, now())).length > 0 };
}
