import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { Money } from '#domain/money/money.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';

/** One price of a plan, as in observations. */
export interface PricePoint {
  readonly kind: 'list' | 'own' | 'promo';
  readonly currency: CurrencyCode;
  readonly units: number;
}

/** A price that is new or different; `units` null: it is no longer offered. */
export interface PriceChange {
  readonly kind: PricePoint['kind'];
  readonly currency: string;
  readonly units: number | null;
}

/** Every price that a plan states. */
export function pricePoints(plan: Pick<PlanFacts, 'price' | 'ownPrices' | 'promo'>): PricePoint[] {
  const own = plan.ownPrices.map((price) => pricePoint('own', price));
  const promo = plan.promo === null ? [] : [pricePoint('promo', plan.promo.price)];
  return [pricePoint('list', plan.price), ...own, ...promo];
}

function pricePoint(kind: PricePoint['kind'], { currency, units }: Money): PricePoint {
  return { kind, currency, units };
}

/** The observations that lead from `before` to `after`. Equal prices need none. */
export function priceChanges(before: readonly PricePoint[], after: readonly PricePoint[]): PriceChange[] {
  const old = new Map(before.map((point) => [pointKey(point), point.units]));
  const changed: PriceChange[] = after.filter((point) => old.get(pointKey(point)) !== point.units);
  const kept = new Set(after.map(pointKey));
  const gone = before.filter((point) => !kept.has(pointKey(point)));
  return [...changed, ...gone.map(({ kind, currency }) => ({ kind, currency, units: null }))];
}

function pointKey({ kind, currency }: PricePoint): string {
  return `${kind} ${currency}`;
}
