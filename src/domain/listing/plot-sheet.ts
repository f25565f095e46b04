import type { PriceTicks } from './price-ticks.ts';
import type { IndexedPlan } from './plan-index.ts';

/** A plan that can be a point. */
export interface PlottedPlan extends Pick<IndexedPlan, 'plan' | 'index' | 'price'> {
  readonly megabytes: number;
  /** On the logarithmic axis of data: from 0 at the least to 1 at the most. */
  readonly across: number;
}

/** The sheet that the plot of a destination is drawn on, whatever the trip and the filters. */
export interface PlotSheet extends PriceTicks {
  /** Every plan that has a place on it: the cheapest first, then the one with less data. */
  readonly plans: readonly PlottedPlan[];
}
