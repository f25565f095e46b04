import { markEstimate, type Money, type ShownMoney } from '#domain/money/money.ts';
import { distinctWays } from '#domain/journey/distinct-ways.ts';
import type { JourneyAnswer, Way } from '#domain/journey/plan-journey.ts';
import { shapePurchase, type Shaping } from './shape-purchase.ts';
import { shapeLines, sumOf } from '#web/features/journey/route/shape-lines.ts';
import type {
  CostComparison,
  PlanLine,
  ShownPurchase,
  ShownWay,
  WayName,
} from '#web/features/journey/trip/trip-data.ts';

/** A way with what the page says of it. */
interface FoundWay extends Pick<ShownWay, 'name' | 'isFirst' | 'isFewest'> {
  readonly way: Way;
  readonly purchases: readonly ShownPurchase[];
  readonly lines: readonly PlanLine[];
  readonly cost: ShownMoney;
}

/**
 * First the one to name first, then from the cheapest to the fewest installations; last one plan per country, if that
 * is different; see `distinctWays`. Without those of which a plan has been withdrawn since they were calculated.
 */
export function shapeWays(answer: JourneyAnswer, shaping: Shaping, extraInstall: Money | null): readonly ShownWay[] {
  const { first, locals } = answer;
  const ways = distinctWays(answer, extraInstall?.units ?? 0);
  const inOrder = [...ways.filter((way) => way === first), ...ways.filter((way) => way !== first).toReversed()];
  const isNew = locals !== null && !ways.some((way) => isSameWay(way, locals));
  const found = [...inOrder, ...(isNew ? [locals] : [])].flatMap((way) => findParts(way, answer, shaping) ?? []);
  return found.map((each) => shapeWay(each, found));
}

function isSameWay(a: Way, b: Way): boolean {
  const key = ({ purchases }: Way): string => purchases.map(({ plan, stops }) => `${plan.id}.${stops}`).join();
  return key(a) === key(b) || (a.units === b.units && a.installs === b.installs && a.missing === b.missing);
}

/** Null: one of its plans has been withdrawn. */
function findParts(way: Way, answer: JourneyAnswer, shaping: Shaping): FoundWay | null {
  const purchases = way.purchases.flatMap((purchase) => shapePurchase(purchase, shaping) ?? []);
  if (purchases.length < way.purchases.length) return null;
  const lines = shapeLines(purchases);
  const cost = sumOf(lines.map((line) => line.cost));
  return {
    way,
    name: nameOf(way, answer),
    isFirst: way === answer.first,
    isFewest: way === answer.ways[0],
    purchases,
    lines,
    cost: markEstimate(cost, cost.isEstimate === true || cost.units !== way.units),
  };
}

function nameOf(way: Way, { ways, cheapest, first, locals }: JourneyAnswer): WayName {
  if (way === cheapest) return 'cheapest';
  if (way === ways[0]) return 'fewest';
  if (way === first) return 'balanced';
  return way === locals ? 'locals' : 'between';
}

function shapeWay({ way, ...facts }: FoundWay, found: readonly FoundWay[]): ShownWay {
  const { installs, gaps, isProven } = way;
  return { ...facts, installs, comparison: compareCost({ way, ...facts }, found), gaps, isProven };
}

/**
 * The cheapest against the one before it in order, else against the next one with fewer installations; all others
 * against the cheapest. Amounts as displayed, so that they add up.
 */
function compareCost(each: FoundWay, found: readonly FoundWay[]): CostComparison | null {
  const isCheapest = each.name === 'cheapest';
  const others = found.filter(({ way, name }) => way.missing === each.way.missing && name !== 'locals');
  const other = isCheapest
    ? (others.find(({ isFirst, way }) => isFirst && way !== each.way) ?? others[1])
    : others.find(({ name }) => name === 'cheapest');
  if (other === undefined) return null;
  const units = (each.cost.units - other.cost.units) * (isCheapest ? -1 : 1);
  const isEstimate = each.cost.isEstimate === true || other.cost.isEstimate === true;
  const amount = markEstimate({ units, currency: each.cost.currency }, isEstimate);
  return units <= 0 ? null : { isLess: isCheapest, amount, installs: other.way.installs };
}
