import type { DestinationPlans } from '#domain/plan/listed-plan.ts';
import { multiplyMoney, type ShownMoney } from '#domain/money/money.ts';
import type { PricedPoint } from '#domain/price-watch/priced-points.ts';
import { markedPrice } from '#domain/listing/row-prices.ts';
import { marketLineDays } from './market-line-days.ts';

/** The lowest cost of the same purchases over up to 90 days; prices hold until the next step. */
export interface MarketLine {
  /** From 8 to 90: as far back as half of the plans were offered without a break. */
  readonly days: number;
  /** The first day, `YYYY-MM-DD`. */
  readonly since: string;
  /** `day` counts from 0, the first day. Amounts are rounded for display. Oldest first. */
  readonly steps: readonly { readonly day: number; readonly money: ShownMoney }[];
}

/** Less than a week is no trend. */
const leastDays = 8;

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
 * of exchange rates do not show. Only plans that were offered for the whole time take part: one that came or went in
 * between would move the lowest cost although nobody changed a price. Null: fewer than half were followed for a week.
 */
export function buildMarketLine(histories: Iterable<PurchaseHistory>, { rules, now }: LineOptions): MarketLine | null {
  const followed = [...histories].map((history) => unbroken(costsOf(history, rules)));
  const start = startOfMost(followed);
  const ends = Array.from(
    { length: marketLineDays },
    (_none, day) => now.getTime() - (marketLineDays - 1 - day) * dayLength,
  ).filter((end) => start !== null && end >= start);
  const [first] = ends;
  if (first === undefined || ends.length < leastDays) return null;
  const members = followed.filter(([point]) => point !== undefined && point.at <= first);
  const steps = stepsOf(ends.map((end) => lowestAt(members, end)));
  return { days: ends.length, since: new Date(first).toISOString().slice(0, 10), steps };
}

interface CostPoint {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** As shown. */
  readonly money: ShownMoney | null;
}

function costsOf({ points, count }: PurchaseHistory, rules: LineOptions['rules']): readonly CostPoint[] {
  return points.map(({ at, price }) => {
    const cost = price && multiplyMoney(price.money, count);
    return { at: Date.parse(at), money: markedPrice(cost, price?.estimate === true, rules) };
  });
}

/** The points since it is offered without a break; empty: it is not offered, or not convertible. */
function unbroken(history: readonly CostPoint[]): readonly CostPoint[] {
  return history.slice(history.findLastIndex(({ money }) => money === null) + 1);
}

/** Since when half of the plans are offered; null: fewer than half are. */
function startOfMost(followed: readonly (readonly CostPoint[])[]): number | null {
  const starts = followed.flatMap(([first]) => (first === undefined ? [] : [first.at])).toSorted((a, b) => a - b);
  return starts[Math.ceil(followed.length / 2) - 1] ?? null;
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
