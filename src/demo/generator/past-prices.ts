import type { PastPrice } from '#catalogue/statements/catalogue-writer-contract.ts';
import type { Money } from '#domain/money/money.ts';
import type { Random } from './random.ts';

const dayMs = 86_400_000;

/** Plans whose price has moved within the last three months. */
const movedShare = 0.35;

/** Times of day are the same for all, so that a day's prices belong to one observation of the market. */
const hourMs = 6 * 3_600_000;

const oldestDays = 90;
const newestDays = 10;

/**
 * Past prices of an example: from one to five, the last of them today's, each from a different day on. Empty for most
 * plans, whose price has not changed.
 * @param price the list price of today
 */
export function samplePastPrices(price: Money, random: Random, asOf: Date): PastPrice[] {
  if (!random.chance(movedShare)) return [];
  const days = sampleDays(random.between(2, 5), random);
  const earlier = days.slice(1).map(() => moved(price, random));
  const units = [...earlier, price.units];
  const past = days.map((day, index) => ({
    at: new Date(asOf.getTime() - day * dayMs + hourMs).toISOString(),
    price: { units: units[index] ?? price.units, currency: price.currency },
  }));
  const steps = past.filter((point, index) => point.price.units !== past[index - 1]?.price.units);
  return steps.length < 2 ? [] : steps;
}

/** Days before today, the oldest first, all different. */
function sampleDays(count: number, random: Random): number[] {
  const days = new Set<number>();
  for (let turn = 0; turn < count; turn += 1) days.add(random.between(newestDays, oldestDays));
  return [...days].sort((a, b) => b - a);
}

/** Up to a quarter dearer or cheaper, by whole steps, so that a price of 9.99 was 10.99 and not 10.43. */
function moved({ units, currency }: Money, random: Random): number {
  const step = currency === 'JPY' ? 500_000 : units >= 100_000 ? 10_000 : 5_000;
  const steps = Math.round((units * (random.next() * 0.5 - 0.22)) / step);
  return units + step * steps > 0 ? units + step * steps : units;
}
