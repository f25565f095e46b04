import type { SeededRandom } from '#tests/support/seeded-random.ts';
import type { Trip } from './trip-cost.ts';

export const shownCurrencies = ['USD', 'EUR', 'JPY', 'CHF', 'GBP'] as const;

export function anyTrip(random: SeededRandom): Trip {
  return {
    days: random.pick([1, 2, 3, 5, 7, 7, 10, 14, 15, 21, 30, 45, 60]),
    mb: random.pick([500, 1000, 2000, 3000, 5000, 5000, 7500, 10_000, 20_000, 50_000, 100_000, null]),
    hotspot: random.below(4) === 0,
    isNew: random.below(3) > 0,
    usesPromo: random.below(2) === 0,
  };
}

/** The trip as the address of a list says it. */
export function tripQuery({ days, mb, hotspot, isNew, usesPromo }: Trip): string {
  return new URLSearchParams([
    ['days', String(days)],
    ['gb', mb === null ? 'unlimited' : String(mb / 1000)],
    ...(hotspot ? [['hotspot', '1']] : []),
    ...(isNew ? [] : [['customer', 'returning']]),
    ...(usesPromo ? [['promo', '1']] : []),
  ]).toString();
}
