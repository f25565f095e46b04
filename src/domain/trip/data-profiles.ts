const light = { maps: 60, messages: 30, photos: 10, web: 30, voiceCalls: 10 };

/**
 * Days of travellers: minutes (or photos) of activities, and the decimal megabytes of all, the upper end of the estimate
 * rounded up to 100. The only figures for a day's use: sentences, the estimator's usual day and articles follow them.
 */
export const dataUses = [
  { name: 'light', mbPerDay: 300, amounts: light },
  { name: 'social', mbPerDay: 500, amounts: { ...light, social: 30 } },
  { name: 'medium', mbPerDay: 1000, amounts: { ...light, social: 60, videoLow: 30 } },
  { name: 'heavy', mbPerDay: 2000, amounts: { ...light, social: 60, videoStandard: 60, laptop: 60 } },
  { name: 'huge', mbPerDay: 4200, amounts: { ...light, social: 60, videoHd: 60, laptop: 60 } },
] as const;

/** Those to choose from. */
export const dataProfiles = [dataUses[0], dataUses[2], dataUses[3]] as const;

export const usualUse = dataUses[2];

/** Whole gigabytes for a stay, rounded up; in megabytes. */
export function profileTotal(mbPerDay: number, days: number): number {
  return Math.ceil((mbPerDay * days) / 1000) * 1000;
}

export type DataUse = 'little' | (typeof dataUses)[number]['name'];

/** The most that a daily amount allows. */
export function dataUse(mbPerDay: number): DataUse {
  return dataUses.findLast((use) => mbPerDay >= use.mbPerDay)?.name ?? 'little';
}
