import { unitsPerWhole } from '#domain/money/money.ts';

/** Maximum number of steps of an axis; the minimum is three, because round steps grow by at most 2.5. */
const maxSteps = 6;
const minSteps = 3;

/** Round ticks of a price axis, from zero: 1, 2 or 5 times a power of ten. */
export interface PriceTicks {
  /** The last tick, at or above the requested amount. */
  readonly topUnits: number;
  /** Four to seven of them. */
  readonly tickUnits: readonly number[];
}

/**
 * @param units what the axis must reach, in 1/10000 of the unit, not negative
 * @param decimalDigits displayed decimals of the currency: no step is finer
 */
export function priceTicks(units: number, decimalDigits: number): PriceTicks {
  const finest = unitsPerWhole / 10 ** decimalDigits;
  let step = finest;
  for (let place = 0; Math.ceil(units / step) > maxSteps; place += 1)
    step = finest * 10 ** Math.floor(place / 3) * ([2, 5, 10][place % 3] ?? 1);
  const steps = Math.max(minSteps, Math.ceil(units / step));
  const tickUnits = Array.from({ length: steps + 1 }, (_none, index) => index * step);
  return { topUnits: steps * step, tickUnits };
}
