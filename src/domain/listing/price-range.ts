import type { DestinationView } from './destination-view.ts';
import { unitsPerWhole } from '#domain/money/money.ts';
import { percentileOf } from '#domain/kernel/percentile.ts';
import type { PlanIndex } from './plan-index.ts';

/**
 * The ends of the price filter: from the lowest price, rounded down, to the 95th percentile, rounded up, because one
 * plan for the price of a telephone would leave all others in the first tenth of a slider. Anyone who sets no limit at the
 * upper end (`maxPrice: null`) sees the dearer ones too.
 */
export function priceRange({ items }: PlanIndex): DestinationView['priceRange'] {
  const prices = items.map(({ shownPrice }) => shownPrice);
  const lowest = prices.reduce((a, b) => Math.min(a, b), Infinity);
  if (lowest === Infinity) return { min: 0, max: 1 };
  const min = Math.floor(lowest / unitsPerWhole);
  const max = Math.ceil((percentileOf(prices, 0.95) ?? 0) / unitsPerWhole);
  return { min, max: Math.max(max, min + 1) };
}
