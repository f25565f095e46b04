import type { PlottedPlan, PlotSheet } from './plot-sheet.ts';
import type { PricePlot } from './destination-view.ts';
import { cellsTask, plotDots } from './plot-dots.ts';
import { priceFrontier } from './price-frontier.ts';
import { priceAxis } from './price-axis.ts';
import type { PlanIndex } from './plan-index.ts';
import { runToCompletion, mapTask, sortTask, memoTask, type CooperativeTask } from '#domain/kernel/cooperative-task.ts';
import type { TripPlans } from './rank-by-trip.ts';

/** Range of the logarithmic data axis, megabytes. */
export const plotMb = { least: 1_000, most: 100_000 } as const;

/**
 * List price against data of the listed plans with a fixed amount of 1 to 100 GB. The price axis is that of the whole
 * destination, so that it stays while filters change; plans above it are counted.
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
    bottomUnits: sheet.bottomUnits,
    topUnits: sheet.topUnits,
    tickUnits: sheet.tickUnits,
    leftOut: sheet.above.filter((position) => isListed[position] === 1).length,
  };
}

function placeOf(megabytes: number): number {
  return Math.log(megabytes / plotMb.least) / Math.log(plotMb.most / plotMb.least);
}

/** Precomputes what `plotPrices` needs, except what depends on the filters. */
export function* plotTask(index: PlanIndex, allByTrip: TripPlans): CooperativeTask<void> {
  yield* cellsTask(yield* sheetTask(index), allByTrip);
}

const sheetTask = memoTask(function* (index: PlanIndex): CooperativeTask<PlotSheet> {
  const plotted = yield* mapTask(index.items, ({ plan, index: position, price, fixedMb }): PlottedPlan[] => {
    const isInReach = fixedMb !== null && fixedMb >= plotMb.least && price !== Infinity;
    return isInReach ? [{ plan, index: position, price, megabytes: fixedMb, across: placeOf(fixedMb) }] : [];
  });
  const isOnSheet = ({ megabytes }: PlottedPlan): boolean => megabytes <= plotMb.most;
  const inReach = plotted.flat();
  const prices = inReach.filter(isOnSheet).map(({ price }) => price);
  const axis = priceAxis(prices, index.source.rules.decimalDigits);
  const isWithin = ({ price }: PlottedPlan): boolean => price <= axis.topUnits;
  const upwards = yield* sortTask(
    inReach.filter(isWithin),
    (a, b) => a.price - b.price || a.megabytes - b.megabytes || a.plan.id - b.plan.id,
  );
  const above = inReach.filter((plan) => isOnSheet(plan) && !isWithin(plan)).map((plan) => plan.index);
  return { ...axis, plans: upwards.filter(isOnSheet), upwards, above };
});
