import type { PlanFacts } from '#domain/plan/plan.ts';
import type { FeedPrices } from '#domain/plan/price-pin.ts';
import type { SeenPlan } from '#catalogue/project/catalogue-writer-contract.ts';
import type { StoredPlan } from './stored-plans.ts';

/** The compared facts of an imported plan. */
interface IncomingPlan {
  /** Slug. */
  readonly provider: string;
  readonly plan: PlanFacts;
  readonly factsHash: string;
}

/** Only the time differs. */
export function isSame(stored: StoredPlan, factsHash: string): boolean {
  return stored.offered === 1 && stored.facts_hash === factsHash;
}

/** @param pinned prices of the feed that the operator has put aside for another; null: none */
export function seenPlan(
  { provider, plan, factsHash }: IncomingPlan,
  stored: StoredPlan | undefined,
  pinned: Pick<FeedPrices, 'price'> | null = null,
): SeenPlan {
  if (stored === undefined) return { provider, plan, before: null, wasActive: false, isSame: false };
  return {
    provider,
    plan,
    before: pinned?.price ?? { currency: stored.price_currency, units: stored.price_units },
    wasActive: stored.offered === 1,
    isSame: isSame(stored, factsHash),
  };
}

/** When the price was right: as the feed says, but never in the future; else now. ISO 8601 in UTC. */
export function checkedTime(statedAt: string | null, now: Date): string {
  const stated = statedAt === null ? Number.NaN : Date.parse(statedAt);
  return (stated <= now.getTime() ? new Date(stated) : now).toISOString();
}
