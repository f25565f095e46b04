import { describe, expect, it } from 'vitest';
import { stripDays } from './strip-days.ts';
import { tripStrip } from './trip-strip.ts';
import { defaultTrip } from './trip.ts';

const fiveGigabytes = {
  dataKind: 'total',
  dataMb: 5_000,
  reducedSpeedKbps: 128,
  speedLimitKbps: null,
  afterEnd: null,
  validityDays: 3,
  dayCount: null,
  activation: 'first-use',
} as const;

describe('stripDays', () => {
  it('says what is left in the morning and at night, and what holds', () => {
    const strip = tripStrip({ plan: fiveGigabytes, count: 1 }, { ...defaultTrip, days: 4, dataMb: 10_000 });
    expect(stripDays(strip)).toEqual([
      { from: 0, until: 1, left: [1, 0.5], kinds: ['data'] },
      { from: 1, until: 2, left: [0.5, 0], kinds: ['data'] },
      { from: 2, until: 3, left: [0, 0], kinds: ['slow'] },
      { from: 3, until: 4, left: [null, null], kinds: ['ended'] },
    ]);
  });

  it('begins every day with its own amount', () => {
    const daily = { ...fiveGigabytes, dataKind: 'daily', dataMb: 500, validityDays: null } as const;
    const strip = tripStrip({ plan: daily, count: 1 }, { ...defaultTrip, days: 2, dataMb: 2_000 });
    expect(stripDays(strip)).toEqual([
      { from: 0, until: 1, left: [1, 0], kinds: ['data', 'slow'] },
      { from: 1, until: 2, left: [1, 0], kinds: ['data', 'slow'] },
    ]);
  });
});
