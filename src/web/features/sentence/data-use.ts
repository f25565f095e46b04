/** Usage profiles, in decimal megabytes a day. */
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

/** Upper limits in megabytes a day; each profile is in the middle of its range. */
const useUpTo: readonly (readonly [number, DataUse])[] = [
  [150, 'little'],
  [600, 'light'],
  [1500, 'medium'],
  [3500, 'heavy'],
];

/** The usage that a daily amount allows. */
export function dataUse(mbPerDay: number): DataUse {
  return useUpTo.find(([most]) => mbPerDay <= most)?.[1] ?? 'huge';
}
