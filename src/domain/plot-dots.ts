import type { PricePlot } from './destination-view.ts';
import { servesTrip, type TripPlan, type TripPlans } from './trip-plans.ts';

type Dot = PricePlot['dots'][number];

/** More cannot be told apart on a screen, and every one of them is sent. */
export const maxDots = 500;

/** Finer first; the last one cannot hold more than `maxDots` cells, two for each place. */
const grids: readonly (readonly [columns: number, rows: number])[] = [
  [160, 80],
  [120, 60],
  [80, 40],
  [60, 30],
  [40, 20],
  [25, 10],
];

/** Megabytes to a place on a logarithmic axis from 1 GB (0) to 100 GB (1). */
function placeOfData(megabytes: number): number {
  return Math.log10(megabytes / 1_000) / 2;
}

/**
 * The plans as dots, those too close to tell apart merged into one: on the finest grid that leaves at most `maxDots`.
 * Plans that serve the trip and plans that do not are never merged with each other. A dot stands for its cheapest plan.
 * @param plans with a fixed amount and a price up to `topUnits`
 */
export function plotDots(plans: TripPlans, topUnits: number): readonly Dot[] {
  for (const [columns, rows] of grids) {
    const cells = new Map<number, TripPlan>();
    for (const plan of plans) {
      const column = Math.min(columns - 1, Math.floor(placeOfData(plan.item.fixedMb ?? 0) * columns));
      const row = Math.min(rows - 1, Math.floor((plan.item.price / topUnits) * rows));
      const cell = (column * rows + row) * 2 + Number(servesTrip(plan));
      const there = cells.get(cell);
      if (there === undefined || compareDots(plan, there) < 0) cells.set(cell, plan);
    }
    if (cells.size <= maxDots) return [...cells.values()].sort(compareDots).map(toDot);
  }
  return [];
}

function compareDots(a: TripPlan, b: TripPlan): number {
  return (
    a.item.price - b.item.price ||
    (a.item.fixedMb ?? 0) - (b.item.fixedMb ?? 0) ||
    Number(servesTrip(a)) - Number(servesTrip(b))
  );
}

function toDot(plan: TripPlan): Dot {
  return { dataMb: plan.item.fixedMb ?? 0, units: plan.item.price, fits: servesTrip(plan) };
}
