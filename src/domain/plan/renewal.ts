import type { PlanFacts } from './plan.ts';

/**
 * True: it renews by itself. What it costs is known only once somebody cancels, so it is no answer, and no price "from",
 * unless it is asked for. Not stated counts as ending.
 */
export function isRenewing({ subscription }: Partial<Pick<PlanFacts, 'subscription'>>): boolean {
  return subscription === true;
}
