import { markEstimate, type Money } from '#domain/money/money.ts';
import { distinctWays } from '#domain/journey/distinct-ways.ts';
import { stopsIn } from '#domain/journey/journey.ts';
import { compareTotals } from '#domain/journey/journey-search.ts';
import { isFullSpeed, type JourneyAnswer, type Way } from '#domain/journey/plan-journey.ts';
import { shapePurchase, type Shaping } from './shape-purchase.ts';
import { shapeLines, sumOf } from '#web/features/journey/route/shape-lines.ts';
import type { ShownWay, WayName } from '#web/features/journey/trip/trip-data.ts';

/**
 * From the cheapest of those that cover the most days to the fewest installations, see `distinctWays`; among them the one at
 * full speed, where no other is; last one plan per country, if that is different. Without those of which a plan has been withdrawn since they were calculated.
 */
export function shapeWays(answer: JourneyAnswer, shaping: Shaping, extraInstall: Money | null): readonly ShownWay[] {
  const { locals, fullSpeed } = answer;
  const ways = distinctWays(answer, extraInstall?.units ?? 0);
  const isNew = locals !== null && !ways.some((way) => isSameWay(way, locals));
  const last = isNew ? [locals] : [];
  const isFast = fullSpeed !== null && ![...ways, ...last].some((way) => isAsFast(way, fullSpeed));
  const ranked = [...ways, ...(isFast ? [fullSpeed] : [])].toSorted(compareTotals);
  return [...ranked, ...last].flatMap((way) => shapeWay(way, answer, shaping) ?? []);
}

function isAsFast(way: Way, fullSpeed: Way): boolean {
  return isFullSpeed(way) && way.missing === fullSpeed.missing;
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

/** At least between stops after one another that different plans serve, and at least once for each further profile. */
function countChanges({ purchases, installs }: Way): number {
  const used = purchases
    .flatMap(({ plan, stops }) => stopsIn(stops).map((stop) => ({ stop, id: plan.id })))
    .toSorted((a, b) => a.stop - b.stop);
  const atBorders = used.filter(({ id }, index) => index > 0 && used[index - 1]?.id !== id).length;
  return Math.max(atBorders, installs - 1);
}

function nameOf(way: Way, { ways, cheapest, first, locals, fullSpeed }: JourneyAnswer): WayName {
  if (way === cheapest) return 'cheapest';
  if (way === ways[0]) return 'fewest';
  if (way === first) return 'balanced';
  if (way === fullSpeed) return 'fullSpeed';
  return way === locals ? 'locals' : 'between';
}
