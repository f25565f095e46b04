import type { Money } from '#domain/money/money.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import type { FeedPrices } from '#domain/plan/price-pin.ts';
import type { SeenPlan, StatedBefore } from '#catalogue/project/catalogue-writer-contract.ts';
import type { PricePoint } from '#catalogue/stored/price-changes.ts';
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

interface StoredPrices {
  /** All that are stored; needed only where more than the time differs. */
  readonly points?: readonly PricePoint[] | undefined;
  /** Prices of the feed that the operator has put aside for another. */
  readonly pinned?: FeedPrices | undefined;
}

export function seenPlan(
  { provider, plan, factsHash }: IncomingPlan,
  stored: StoredPlan | undefined,
  { points = [], pinned }: StoredPrices = {},
): SeenPlan {
  if (stored === undefined) return { provider, plan, before: null, wasActive: false, isSame: false };
  const { data_kind: dataKind, data_mb: dataMb, validity_days: validityDays } = stored;
  const before = { ...(pinned ?? pricesOf(stored, points)), dataKind, dataMb, validityDays };
  const same = isSame(stored, factsHash);
  return { provider, plan, before: same ? plan : before, wasActive: stored.offered === 1, isSame: same };
}

function pricesOf(stored: StoredPlan, points: readonly PricePoint[]): Pick<StatedBefore, keyof FeedPrices> {
  const moneyOf = (kind: PricePoint['kind']): Money[] =>
    points.filter((point) => point.kind === kind).map(({ currency, units }) => ({ currency, units }));
  const [promo] = moneyOf('promo');
  return {
    price: { currency: stored.price_currency, units: stored.price_units },
    ownPrices: moneyOf('own'),
    promo: promo === undefined ? null : { price: promo },
  };
}

/** When the price was right: as the feed says, but never in the future; else now. ISO 8601 in UTC. */
export function checkedTime(statedAt: string | null, now: Date): string {
  const stated = statedAt === null ? Number.NaN : Date.parse(statedAt);
  return (stated <= now.getTime() ? new Date(stated) : now).toISOString();
}
