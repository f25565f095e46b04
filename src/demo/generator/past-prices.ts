import type { PastPrice } from '#catalogue/statements/catalogue-writer-contract.ts';
import type { Money } from '#domain/money/money.ts';
import type { Random } from './random.ts';

/**
 * Past prices of an example within three months: up to four and today's, each from a different day on. Empty for most
 * plans, whose price has not changed. The time of day is the same for all: a day's prices are one observation.
 * @param price the list price of today
 */
export function samplePastPrices(price: Money, random: Random, asOf: Date): PastPrice[] {
  if (!random.chance(0.35)) return [];
  const days = new Set(Array.from({ length: random.between(2, 5) }, () => random.between(10, 90)));
  const ages = [...days].sort((a, b) => b - a);
  const past = ages.map((age, index) => ({
    at: new Date(asOf.getTime() - (24 * age - 6) * 3_600_000).toISOString(),
    price: index === ages.length - 1 ? price : moved(price, random),
  }));
  const steps = past.filter((point, index) => point.price.units !== past[index - 1]?.price.units);
  return steps.length < 2 ? [] : steps;
}

/** Up to a quarter dearer or cheaper, by whole steps, so that a price of 9.99 was 10.99 and not 10.43. */
function moved({ units, currency }: Money, random: Random): Money {
  const step = currency === 'JPY' ? 500_000 : units >= 100_000 ? 10_000 : 5_000;
  const then = units + step * Math.round((units * (random.next() * 0.5 - 0.22)) / step);
  return { units: then > 0 ? then : units, currency };
}
