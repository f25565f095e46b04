import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import type { MetPlan } from './catalogue-writer-contract.ts';
import type { StoredPlan } from './stored-plans.ts';

/** A plan of an import, as far as it is compared with what is stored. */
interface IncomingPlan {
  /** Slug. */
  readonly provider: string;
  readonly plan: PlanFacts;
  readonly factsHash: string;
}

/** Nothing but the time is new. */
export function isSame(stored: StoredPlan, factsHash: string): boolean {
  return stored.active === 1 && stored.facts_hash === factsHash;
}

export function metPlan({ provider, plan, factsHash }: IncomingPlan, known: StoredPlan | undefined): MetPlan {
  if (known === undefined) return { provider, plan, before: null, wasActive: false, isSame: false };
  return {
    provider,
    plan,
    before: { currency: known.price_currency as CurrencyCode, units: known.price_units },
    wasActive: known.active === 1,
    isSame: isSame(known, factsHash),
  };
}

/** When the price was right: as the feed says, but never in the future; else now. ISO 8601 in UTC. */
export function checkedTime(statedAt: string | null, now: Date): string {
  const stated = statedAt === null ? Number.NaN : Date.parse(statedAt);
  return (stated <= now.getTime() ? new Date(stated) : now).toISOString();
}
