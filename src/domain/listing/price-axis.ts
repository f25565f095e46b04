import { percentileOf } from '#domain/kernel/percentile.ts';
import { unitsPerWhole } from '#domain/money/money.ts';

/** Logarithmic price axis. Amounts in 1/10000 of the currency unit. */
export interface PriceAxis {
  /** Above 0. Cheaper amounts, free ones among them, stand on the foot of the axis. */
  readonly bottomUnits: number;
  readonly topUnits: number;
  /** Round amounts on the axis, rising: at least two, at most four. */
  readonly tickUnits: readonly number[];
}

/** Prices above this many medians would press all others together. */
const medians = 4;

/** Narrower ranges of prices would fall between round ticks. */
const leastRange = 3;

/** A trial for a cent must not stretch the axis. */
const mostRange = 400;

/** Share of the axis below the lowest price, for its label. */
const foot = 0.12;

const mostTicks = 4;

/** First digits of round ticks, finest first. */
const roundDigits = [[1, 2, 3, 5, 7], [1, 2, 5], [1, 5], [1]] as const;

/**
 * An axis from the lowest price to the highest, but to no more than four times the median.
 * @param decimalDigits displayed decimals of the currency: no tick is finer
 */
export function priceAxis(prices: readonly number[], decimalDigits: number): PriceAxis {
  const finest = unitsPerWhole / 10 ** decimalDigits;
  // What is shown as nothing stands on the foot like what is free.
  const paid = prices.filter((price) => price >= finest && Number.isFinite(price));
  const dearest = paid.reduce((most, price) => Math.max(most, price), finest * leastRange);
  const median = percentileOf(paid, 0.5) ?? Infinity;
  const topUnits = Math.max(finest * leastRange, roundUp(Math.min(dearest, median * medians), finest));
  const lowest = paid.reduce((least, price) => Math.min(least, price), topUnits / leastRange);
  const range = topUnits / Math.max(lowest, topUnits / mostRange);
  const bottomUnits = Math.floor(topUnits / range ** (1 / (1 - foot)));
  return { bottomUnits, topUnits, tickUnits: roundTicks(Math.max(bottomUnits, finest), topUnits, finest) };
}

/** Two digits are enough to name where an axis ends. */
function roundUp(units: number, finest: number): number {
  const step = Math.max(finest, 10 ** (Math.floor(Math.log10(units)) - 1));
  return Math.ceil(units / step) * step;
}

function roundTicks(from: number, to: number, finest: number): readonly number[] {
  for (const digits of roundDigits) {
    const ticks: number[] = [];
    for (let decade = finest; decade <= to; decade *= 10) {
      ticks.push(...digits.map((digit) => digit * decade).filter((tick) => tick >= from && tick <= to));
    }
    if (ticks.length <= mostTicks) return ticks;
  }
  return [];
}

/** Position on the axis: 0 at its foot, 1 at its top. */
export function placeOnAxis(units: number, { bottomUnits, topUnits }: Omit<PriceAxis, 'tickUnits'>): number {
  if (units <= bottomUnits) return 0;
  return Math.min(1, Math.log(units / bottomUnits) / Math.log(topUnits / bottomUnits));
}
