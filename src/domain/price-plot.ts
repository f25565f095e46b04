import type { PricePlot } from './destination-view.ts';
import type { ListedRows } from './listed-rows.ts';
import { percentileOf } from './percentile.ts';
import { plotDots } from './plot-dots.ts';
import { priceFrontier } from './price-frontier.ts';
import { priceTicks, type PriceTicks } from './price-ticks.ts';
import type { IndexedPlan, PlanIndex } from './plan-index.ts';

/** Amounts of data that the plot shows, in megabytes, on a logarithmic axis. */
export const plotMb = { least: 1_000, most: 100_000 } as const;

/**
 * Price against data of the listed plans with a fixed amount of 1 to 100 GB. The axis reaches the 95th percentile of
 * their prices in the whole destination, so that it stays while filters change; what is dearer is left out.
 */
export function plotPrices(index: PlanIndex, { byTrip }: ListedRows): PricePlot {
  const { topUnits, tickUnits } = axisOf(index);
  const plotted = byTrip.filter(({ item }) => isOnPlot(item) && item.price <= topUnits);
  return {
    dots: plotDots(plotted, topUnits),
    frontier: priceFrontier(plotted, index.source.rules),
    topUnits,
    tickUnits,
  };
}

/** Has a price and a fixed amount within the axis. */
export function isOnPlot({ fixedMb, price }: Pick<IndexedPlan, 'fixedMb' | 'price'>): boolean {
  return fixedMb !== null && fixedMb >= plotMb.least && fixedMb <= plotMb.most && price !== Infinity;
}

const axes = new WeakMap<PlanIndex, PriceTicks>();

function axisOf(index: PlanIndex): PriceTicks {
  const earlier = axes.get(index);
  if (earlier !== undefined) return earlier;
  const prices = index.items.filter(isOnPlot).map(({ price }) => price);
  const made = priceTicks(percentileOf(prices, 0.95) ?? 0, index.source.rules.decimalDigits);
  axes.set(index, made);
  return made;
}
