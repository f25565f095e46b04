import type { PricePlot } from './destination-view.ts';
import type { PlotSheet } from './plot-sheet.ts';
import { placeOnAxis } from './price-axis.ts';
import { runToCompletion, memoTask, type CooperativeTask } from '#domain/kernel/cooperative-task.ts';
import type { TripPlans } from './rank-by-trip.ts';

type Dot = PricePlot['dots'][number];

/** More are indistinguishable on a screen, and every one is sent. */
export const maxDots = 500;

/** Finer first; the last one has no more than `maxDots` cells, two for each position. */
const grids: readonly (readonly [columns: number, rows: number])[] = [
  [160, 80],
  [120, 60],
  [80, 40],
  [60, 30],
  [40, 20],
  [25, 10],
];

/** Grid cell of each plan, in the order of `PlotSheet.plans`; odd: one of it serves the trip. */
type Cells = Uint32Array;

/**
 * The listed plans as dots, merged where indistinguishable: on the finest grid that leaves at most `maxDots` of all
 * plans, so that dots stay in place while filters change. Plans that serve the trip are not merged with plans that do
 * not. A dot stands for its cheapest plan.
 */
export function plotDots(sheet: PlotSheet, allByTrip: TripPlans, isListed: Uint8Array): readonly Dot[] {
  const cells = runToCompletion(cellsTask(sheet, allByTrip));
  const taken = new Set<number>();
  const dots: Dot[] = [];
  for (const [plotted, { index, megabytes, price }] of sheet.plans.entries()) {
    const cell = cells[plotted] ?? 0;
    if (isListed[index] !== 1 || taken.has(cell)) continue;
    taken.add(cell);
    dots.push({ dataMb: megabytes, units: price, fits: cell % 2 === 1 });
  }
  return dots;
}

export const cellsTask = memoTask(divide);

function* divide(sheet: PlotSheet, allByTrip: TripPlans): CooperativeTask<Cells> {
  const serves = new Uint8Array(allByTrip.length);
  for (const plan of allByTrip) serves[plan.item.index] = Number(plan.serves && plan.trip.count === 1);
  let cells: Cells = new Uint32Array();
  for (const grid of grids) {
    cells = cellsOf(sheet, serves, grid);
    if (new Set(cells).size <= maxDots) break;
    yield;
  }
  return cells;
}

function cellsOf(sheet: PlotSheet, serves: Uint8Array, [columns, rows]: readonly [number, number]): Cells {
  const cells = new Uint32Array(sheet.plans.length);
  for (const [plotted, { index, across, price }] of sheet.plans.entries()) {
    const column = Math.min(columns - 1, Math.floor(across * columns));
    const row = Math.min(rows - 1, Math.floor(placeOnAxis(price, sheet) * rows));
    cells[plotted] = (column * rows + row) * 2 + (serves[index] ?? 0);
  }
  return cells;
}
