/** Assumed hours of use a day, over which a reduced speed is counted. */
export const activeHoursPerDay = 4;

/** What a speed suffices for, each including the previous ones. */
export type SpeedUse = 'messages' | 'maps' | 'music' | 'video';

/** From this speed on, kbit/s. A call needs about 100, a map 250, music and small video 700, HD video 2500. */
const speedUseFrom: Readonly<Record<Exclude<SpeedUse, 'messages'>, number>> = {
  maps: 256,
  music: 750,
  video: 2500,
};

/**
 * The slowest speed, kbit/s, at which data counts as data: enough for maps, the web and video in standard definition.
 */
export const leastUsableKbps = 1000;

/** Whether data at this speed serves a traveller. @param kbps kbit/s */
export function isUsableSpeed(kbps: number): boolean {
  return kbps >= leastUsableKbps;
}

/** The most demanding use that a speed allows. @param kbps kbit/s */
export function describeSpeed(kbps: number): SpeedUse {
  if (kbps >= speedUseFrom.video) return 'video';
  if (kbps >= speedUseFrom.music) return 'music';
  return kbps >= speedUseFrom.maps ? 'maps' : 'messages';
}

/**
 * Decimal megabytes that a speed carries in the active hours of a day, rounded down; none at a speed too slow to use.
 * @param kbps kbit/s
 */
export function usableSlowMbPerDay(kbps: number): number {
  if (!isUsableSpeed(kbps)) return 0;
  return Math.floor((kbps * activeHoursPerDay * 3600) / 8000);
}
