import type { PlottedPlan, PlotSheet } from './plot-sheet.ts';
import type { PricePlot } from './destination-view.ts';
import { percentileOf } from '#domain/kernel/percentile.ts';
import { cellsTask, plotDots } from './plot-dots.ts';
import { priceFrontier } from './price-frontier.ts';
import { priceTicks } from './price-ticks.ts';
import type { PlanIndex } from './plan-index.ts';
import {
  runToCompletion,
  mapTask,
  sortTask,
  memoizeTask,
  type CooperativeTask,
} from '#domain/kernel/cooperative-task.ts';
import type { TripPlans } from './rank-by-trip.ts';

/** Range of the logarithmic data axis, megabytes. */
export const plotMb = { least: 1_000, most: 100_000 } as const;

/**
 * List price against data of the listed plans with a fixed amount of 1 to 100 GB. The price axis reaches the 95th
 * percentile of the whole destination, so that it stays while filters change; dearer plans are left out.
 * @param allByTrip every plan, listed or not
 * @param isListed 1 or 0 by index in `DestinationPlans.plans`
 */
export function plotPrices(index: PlanIndex, allByTrip: TripPlans, isListed: Uint8Array): PricePlot {
  const sheet = runToCompletion(sheetTask(index));
  const isShown = (plan: PlottedPlan): boolean => isListed[plan.index] === 1;
  return {
    planCount: sheet.plans.filter(isShown).length,
    dots: plotDots(sheet, allByTrip, isListed),
    frontier: priceFrontier(sheet.upwards.filter(isShown), index.source.rules),
    topUnits: sheet.topUnits,
    tickUnits: sheet.tickUnits,
  };
}

function placeOf(megabytes: number): number {
  return Math.log(megabytes / plotMb.least) / Math.log(plotMb.most / plotMb.least);
}

/** Precomputes what `plotPrices` needs, except what depends on the filters. */
export function* plotTask(index: PlanIndex, allByTrip: TripPlans): CooperativeTask<void> {
  yield* cellsTask(yield* sheetTask(index), allByTrip);
}

const sheetTask = memoizeTask(function* (index: PlanIndex): CooperativeTask<PlotSheet> {
  const plotted = yield* mapTask(index.items, ({ plan, index: position, price, fixedMb }): PlottedPlan[] => {
    const isInReach = fixedMb !== null && fixedMb >= plotMb.least && price !== Infinity;
    return isInReach ? [{ plan, index: position, price, megabytes: fixedMb, across: placeOf(fixedMb) }] : [];
  });
  const isOnSheet = ({ megabytes }: PlottedPlan): boolean => megabytes <= plotMb.most;
  const inReach = plotted.flat();
  const prices = inReach.filter(isOnSheet).map(({ price }) => price);
  const ticks = priceTicks(percentileOf(prices, 0.95) ?? 0, index.source.rules.decimalDigits);
  const upwards = yield* sortTask(
    inReach.filter(({ price }) => price <= ticks.topUnits),
    (a, b) => a.price - b.price || a.megabytes - b.megabytes || a.plan.id - b.plan.id,
  );
  return { ...ticks, plans: upwards.filter(isOnSheet), upwards };
});
