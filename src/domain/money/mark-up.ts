import { findCurrency } from './currencies.ts';
import { moneyOf, unitsPerWhole, type Money } from './money.ts';

/** An operator's mark-up on wholesale prices. */
export interface MarkUp {
  /** In 1/100 of a percent: 12.5 % is 1250. Not negative. */
  readonly percentHundredths: number;
  /** Added after the percentage, for prices of its currency alone; null: nothing. */
  readonly fixed: Money | null;
  /** `x.99`: up to the next amount that ends in .99; `smallest`: up to the smallest amount of the currency. */
  readonly rounding: MarkUpRounding;
}

export const markUpRoundings = ['x.99', 'smallest'] as const;
type MarkUpRounding = (typeof markUpRoundings)[number];

const wholePercent = 10_000n;
const whole = BigInt(unitsPerWhole);
const ninetyNine = 9900n;

/**
 * The price for visitors, never less than the rule's exact amount and less than one whole unit above it. Currencies without
 * hundredths have no .99 and are rounded up to a whole unit. Null: the fixed part is of another currency, or the sum is too large.
 */
export function addMarkUp(wholesale: Money, { percentHundredths, fixed, rounding }: MarkUp): Money | null {
  if (fixed !== null && fixed.currency !== wholesale.currency) return null;
  const scaled = BigInt(wholesale.units) * (wholePercent + BigInt(percentHundredths));
  const exact = divideUp(scaled, wholePercent) + BigInt(fixed?.units ?? 0);
  const digits = findCurrency(wholesale.currency)?.decimalDigits ?? 2;
  const isEndedIn99 = rounding === 'x.99' && digits >= 2;
  const [step, end] = isEndedIn99 ? [whole, ninetyNine] : [10n ** BigInt(4 - digits), 0n];
  // Below the first .99 the division gives no step.
  return moneyOf(divideUp(exact - end, step) * step + end, wholesale.currency);
}

function divideUp(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor;
}

/** `+ 12.5 % + 0.50 USD, up to x.99`, for reports. */
export function describeMarkUp({ percentHundredths, fixed, rounding }: MarkUp): string {
  const added = fixed === null ? '' : ` + ${fixed.units / unitsPerWhole} ${fixed.currency}`;
  const end = rounding === 'x.99' ? 'up to x.99' : 'up to the smallest amount of the currency';
  return `+ ${percentHundredths / 100} %${added}, ${end}`;
}
