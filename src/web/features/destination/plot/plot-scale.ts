import type { PricePlot } from '#domain/listing/destination-view.ts';
import { placeOnAxis } from '#domain/listing/price-axis.ts';

type Frontier = PricePlot['frontier'];
export type PriceRange = Pick<PricePlot, 'bottomUnits' | 'topUnits'>;

/** Gigabytes that the horizontal axis names. */
export const plotTicksGb = [1, 3, 5, 10, 20, 50, 100] as const;

/** Per cent of the width left free before 1 GB and behind 100 GB. */
const before = 4;
const behind = 6;

/** Position on the horizontal axis, logarithmic from 1 to 100 GB; 0 to 100, percent of the width. */
export function plotX(megabytes: number): number {
  const place = before + (Math.log10(megabytes / 1000) / 2) * (100 - before - behind);
  return round(Math.min(100, Math.max(0, place)));
}

/** Position on the vertical axis, from the top; 0 to 100, percent of the height. */
export function plotY(units: number, axis: PriceRange): number {
  return round(100 - placeOnAxis(units, axis) * 100);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/**
 * The lowest prices as an SVG step path in a box of 100 by 100: each amount of data has the price of the next larger plan.
 */
export function frontierPath(frontier: Frontier, axis: PriceRange): string {
  return frontier
    .map(({ dataMb, price }, at) => {
      const y = plotY(price.units, axis);
      return `${at === 0 ? `M0 ${y}` : `V${y}`}H${plotX(dataMb)}`;
    })
    .join('');
}

/** The step of the line that serves the trip; -1: none does, or the trip is unlimited. */
export function tripStep(frontier: Frontier, dataMb: number | null): number {
  return dataMb === null ? -1 : frontier.findIndex((step) => step.dataMb >= dataMb);
}

/** The step nearest to a position on the horizontal axis. */
export function nearestStep(frontier: Frontier, x: number): number {
  const distances = frontier.map(({ dataMb }) => Math.abs(plotX(dataMb) - x));
  return distances.indexOf(Math.min(...distances));
}
