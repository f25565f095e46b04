import { markEstimate, type Money } from '#domain/money/money.ts';
import { distinctWays } from '#domain/journey/distinct-ways.ts';
import { stopsIn } from '#domain/journey/journey.ts';
import type { JourneyAnswer, Way } from '#domain/journey/plan-journey.ts';
import { shapePurchase, type Shaping } from './shape-purchase.ts';
import { shapeLines, sumOf } from '#web/features/journey/route/shape-lines.ts';
import type { ShownWay, WayName } from '#web/features/journey/trip/trip-data.ts';

/**
 * From the cheapest of those that cover the most days to the fewest installations; last one plan per country, if that is
 * different; see `distinctWays`. Without those of which a plan has been withdrawn since they were calculated.
 */
export function shapeWays(answer: JourneyAnswer, shaping: Shaping, extraInstall: Money | null): readonly ShownWay[] {
  const { locals } = answer;
  const ways = distinctWays(answer, extraInstall?.units ?? 0);
  const isNew = locals !== null && !ways.some((way) => isSameWay(way, locals));
  return [...ways.toReversed(), ...(isNew ? [locals] : [])].flatMap((way) => shapeWay(way, answer, shaping) ?? []);
}

function isSameWay(a: Way, b: Way): boolean {
  const key = ({ purchases }: Way): string => purchases.map(({ plan, stops }) => `${plan.id}.${stops}`).join();
  return key(a) === key(b) || (a.units === b.units && a.installs === b.installs && a.missing === b.missing);
}

/** Null: one of its plans has been withdrawn. */
function shapeWay(way: Way, answer: JourneyAnswer, shaping: Shaping): ShownWay | null {
  const purchases = way.purchases.flatMap((purchase) => shapePurchase(purchase, shaping) ?? []);
  if (purchases.length < way.purchases.length) return null;
  const lines = shapeLines(purchases);
  const cost = sumOf(lines.map((line) => line.cost));
  return {
    name: nameOf(way, answer),
    isFewest: way === answer.ways[0],
    purchases,
    lines,
    cost: markEstimate(cost, cost.isEstimate === true || cost.units !== way.units),
    installs: way.installs,
    changes: countChanges(way),
    gaps: way.gaps,
    isProven: way.isProven,
  };
}

/** Between stops after one another that different plans serve. */
function countChanges({ purchases }: Way): number {
  const used = purchases
    .flatMap(({ plan, stops }) => stopsIn(stops).map((stop) => ({ stop, id: plan.id })))
    .toSorted((a, b) => a.stop - b.stop);
  return used.filter(({ id }, index) => index > 0 && used[index - 1]?.id !== id).length;
}

function nameOf(way: Way, { ways, cheapest, first, locals }: JourneyAnswer): WayName {
  if (way === cheapest) return 'cheapest';
  if (way === ways[0]) return 'fewest';
  if (way === first) return 'balanced';
  return way === locals ? 'locals' : 'between';
}
