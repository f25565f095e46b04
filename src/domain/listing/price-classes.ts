import type { CountryCode } from '#domain/kernel/codes.ts';

/** Number of shades of a map. */
export const priceClassCount = 5;

/** Amounts from `from` up to, but not including, `to`; null: no border. Amounts are as comparable as their unit. */
export interface PriceClass {
  readonly from: number | null;
  readonly to: number | null;
}

/** Leading digits of a border that a reader takes in at a glance, in tenths. */
const roundTenths = [10, 15, 20, 25, 30, 40, 50, 60, 80, 100] as const;

interface ClassOptions {
  /** The smallest amount that is shown: a power of ten, no border is finer. */
  readonly finest: number;
  readonly count?: number;
}

/**
 * Classes of about the same size with round borders, lowest first. Close quantiles share a border, so that there may
 * be fewer classes than `count`; none is empty.
 */
export function priceClasses(
  amounts: readonly number[],
  { finest, count = priceClassCount }: ClassOptions,
): readonly PriceClass[] {
  if (amounts.length === 0) return [];
  const sorted = amounts.toSorted((a, b) => a - b);
  const borders: number[] = [];
  for (let share = 1; share < count; share += 1) {
    const quantile = sorted[Math.ceil((sorted.length * share) / count) - 1] ?? 0;
    const border = nearestRound(quantile, finest);
    const before = borders.at(-1) ?? -Infinity;
    const isSplit = sorted.some((amount) => amount >= before && amount < border);
    if (isSplit && (sorted.at(-1) ?? 0) >= border) borders.push(border);
  }
  return [...borders, null].map((to, index) => ({ from: borders[index - 1] ?? null, to }));
}

/** The round amount that is nearest by ratio. */
function nearestRound(amount: number, finest: number): number {
  if (amount <= finest) return finest;
  const tenth = 10 ** (Math.floor(Math.log10(amount)) - 1);
  const rounds = roundTenths.map((tenths) => Math.round(tenths * tenth)).filter((round) => round % finest === 0);
  const distances = rounds.map((round) => Math.abs(Math.log(round / amount)));
  return rounds[distances.indexOf(Math.min(...distances))] ?? finest;
}

/** The number of an amount's class, from 1; 0: none. */
export function classOf(amount: number, classes: readonly PriceClass[]): number {
  return classes.findIndex(({ from, to }) => amount >= (from ?? -Infinity) && amount < (to ?? Infinity)) + 1;
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
