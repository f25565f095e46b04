import type { CountryCode } from '#domain/kernel/codes.ts';

/** Number of shades of a map. */
export const priceClassCount = 5;

/** From the lowest to the highest amount in it; amounts are as comparable as their unit. */
export interface PriceClass {
  readonly from: number;
  readonly to: number;
}

/**
 * Quantile classes, lowest first; equal amounts share one, so that there may be fewer classes than `priceClassCount`.
 */
export function priceClasses(amounts: readonly number[]): readonly PriceClass[] {
  const sorted = amounts.toSorted((a, b) => a - b);
  const ends = Array.from({ length: priceClassCount }, (_, index) => {
    return sorted[Math.ceil((sorted.length * (index + 1)) / priceClassCount) - 1];
  }).filter((end) => end !== undefined);
  return [...new Set(ends)].map((to, index, all) => {
    const before = all[index - 1];
    const from = sorted.find((amount) => before === undefined || amount > before);
    return { from: from ?? to, to };
  });
}

/** The number of an amount's class, from 1; 0: none. */
export function classOf(amount: number, classes: readonly PriceClass[]): number {
  return classes.findIndex(({ from, to }) => amount >= from && amount <= to) + 1;
}

/** One digit per country, so that identical maps share an address; 0: no price. */
export function writeClassMask(members: readonly CountryCode[], classes: ReadonlyMap<CountryCode, number>): string {
  return members.map((code) => classes.get(code) ?? 0).join('');
}

/** The classes of a mask over the same members; null: invalid. The inverse of `writeClassMask`. */
export function readClassMask(members: readonly CountryCode[], mask: string): ReadonlyMap<CountryCode, number> | null {
  if (mask.length !== members.length || !/^[0-5]*$/.test(mask)) return null;
  return new Map(members.map((code, index) => [code, Number(mask.charAt(index))]));
}
