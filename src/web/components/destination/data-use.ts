/** What travellers use a day, decimal megabytes. */
export const dataProfiles = [
  { name: 'light', mbPerDay: 300 },
  { name: 'medium', mbPerDay: 1000 },
  { name: 'heavy', mbPerDay: 2000 },
] as const;

/** Whole gigabytes for a stay, rounded up; in megabytes. */
export function profileTotal(mbPerDay: number, days: number): number {
  return Math.ceil((mbPerDay * days) / 1000) * 1000;
}

export type DataUse = 'little' | 'light' | 'medium' | 'heavy' | 'huge';

/** Up to this many megabytes a day; the profiles lie in the middle of theirs. */
const useUpTo: readonly (readonly [number, DataUse])[] = [
  [150, 'little'],
  [600, 'light'],
  [1500, 'medium'],
  [3500, 'heavy'],
];

/** What an amount a day is good for. */
export function dataUse(mbPerDay: number): DataUse {
  return useUpTo.find(([most]) => mbPerDay <= most)?.[1] ?? 'huge';
}
