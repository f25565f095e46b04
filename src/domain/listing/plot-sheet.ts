import type { PriceAxis } from './price-axis.ts';
import type { IndexedPlan } from './plan-index.ts';

/** A plan that can be a point. */
export interface PlottedPlan extends Pick<IndexedPlan, 'plan' | 'index' | 'price'> {
  readonly megabytes: number;
  /** On the logarithmic data axis: 0 at the minimum, 1 at the maximum. */
  readonly across: number;
}

/** Axes and points of a destination's plot, whatever the trip and the filters. */
export interface PlotSheet extends PriceAxis {
  /** Every plan within its axes: the cheapest first, then the one with less data. */
  readonly plans: readonly PlottedPlan[];
  /** These and plans with more data, up to the same price, in the same order: one of them may be the lowest price. */
  readonly upwards: readonly PlottedPlan[];
  /** Positions in `DestinationPlans.plans` of those above the price axis. */
  readonly above: readonly number[];
}
