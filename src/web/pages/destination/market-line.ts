import { memoize } from '#domain/kernel/memoize.ts';
import type { DestinationPlans, ListedPlan } from '#domain/plan/listed-plan.ts';
import { multiplyMoney, type ShownMoney } from '#domain/money/money.ts';
import type { PricedPoint } from '#domain/price-watch/priced-points.ts';
import { markedPrice } from '#domain/listing/row-prices.ts';
import { marketLineDays } from './market-line-days.ts';

/** Which plans count as "10 GB": from 10 GB up to, not including, 11 GB. */
const tenGbFrom = 10_000;
const tenGbTo = 11_000;
const plansFollowed = 12;

/** The lowest cost of a purchase over the last 90 days; prices hold until the next step. */
export interface MarketLine {
  /** At most 90; fewer when the oldest known price is younger. */
  readonly days: number;
  /** `day` counts from 0, the first day. Amounts are rounded for display. Oldest first. */
  readonly steps: readonly { readonly day: number; readonly money: ShownMoney }[];
}

/** The cheapest 10 GB plans, which represent the market. */
export const plansOfMarketLine = memoize(({ plans }: DestinationPlans): readonly number[] =>
  plans
    .filter(
      ({ dataKind, dataMb }) => dataKind === 'total' && dataMb !== null && dataMb >= tenGbFrom && dataMb < tenGbTo,
    )
    .filter(({ price }) => price !== null)
    .sort((a, b) => unitsOf(a) - unitsOf(b) || a.id - b.id)
    .slice(0, plansFollowed)
    .map(({ id }) => id),
);

function unitsOf({ price }: ListedPlan): number {
  return price?.units ?? Infinity;
}

interface LineOptions extends Pick<DestinationPlans, 'rules'> {
  readonly now: Date;
}

/** Prices of one plan, and how many of it are bought. */
interface PurchaseHistory {
  readonly points: readonly PricedPoint[];
  readonly count: number;
}

const dayLength = 24 * 60 * 60 * 1000;

/**
 * Merges price histories: for each day the lowest cost at its end. Prices are converted at today's rates, so that changes
 * of exchange rates do not show. Null: no price is known.
 */
export function buildMarketLine(histories: Iterable<PurchaseHistory>, { rules, now }: LineOptions): MarketLine | null {
  const costs = [...histories].map(({ points, count }) =>
    points.map(({ at, price }) => {
      const cost = price && multiplyMoney(price.money, count);
      return { at: Date.parse(at), money: markedPrice(cost, price?.estimate === true, rules) };
    }),
  );
  const ends = Array.from(
    { length: marketLineDays },
    (_none, day) => now.getTime() - (marketLineDays - 1 - day) * dayLength,
  );
  const lowest = ends.map((end) => lowestAt(costs, end));
  const first = lowest.findIndex((money) => money !== null);
  if (first === -1) return null;
  const known = lowest.slice(first);
  return { days: known.length, steps: stepsOf(known) };
}

interface CostPoint {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** As shown. */
  readonly money: ShownMoney | null;
}

/** Of equal amounts the one that is no estimate. */
function lowestAt(histories: readonly (readonly CostPoint[])[], instant: number): ShownMoney | null {
  let lowest: ShownMoney | null = null;
  for (const history of histories) {
    const money = history.findLast(({ at }) => at <= instant)?.money ?? null;
    if (money !== null && (lowest === null || isLower(money, lowest))) lowest = money;
  }
  return lowest;
}

function isLower(money: ShownMoney, lowest: ShownMoney): boolean {
  return (
    money.units < lowest.units || (money.units === lowest.units && lowest.isEstimate === true && !money.isEstimate)
  );
}

function stepsOf(days: readonly (ShownMoney | null)[]): MarketLine['steps'] {
  const steps: { day: number; money: ShownMoney }[] = [];
  for (const [day, money] of days.entries())
    if (money !== null && money.units !== steps.at(-1)?.money.units) steps.push({ day, money });
  return steps;
}
