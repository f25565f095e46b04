import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataGauge, dayGauge } from './trip-gauges.ts';
import { defaultTrip } from './trip.ts';

describe('the gauges of a plan', () => {
  it('say what a trip uses and what is left', () => {
    expect(dataGauge({ fullSpeedMb: 10_000, reasons: [] }, defaultTrip)).toMatchObject({ used: 0.5, spare: 5_000 });
    expect(dayGauge({ validityDays: 15 }, { count: 1 }, { ...defaultTrip, days: 15 })).toMatchObject({
      used: 1,
      spare: 0,
    });
    expect(dayGauge({ validityDays: 5 }, { count: 2 }, defaultTrip)).toMatchObject({ used: 0.7, spare: 3 });
  });

  it('say what is missing', () => {
    const short = { code: 'data-short', megabytes: 1_500 } as const;
    expect(dataGauge({ fullSpeedMb: 3_500, reasons: [short] }, defaultTrip)).toEqual({
      used: 1,
      spare: -1_500,
      isSlowBeyond: false,
    });
    expect(dataGauge({ fullSpeedMb: 0, reasons: [short] }, defaultTrip)).toMatchObject({ used: 0, spare: -5_000 });
  });

  it('tell data at reduced speed that serves the trip from what is missing', () => {
    const slow = { code: 'slow-part', megabytes: 1_500, kbps: 5_000 } as const;
    expect(dataGauge({ fullSpeedMb: 3_500, reasons: [slow] }, defaultTrip)).toMatchObject({ isSlowBeyond: true });
  });

  it('call nothing missing where the seller does not state what follows the allowance', () => {
    const open = { code: 'limits-not-stated' } as const;
    expect(dataGauge({ fullSpeedMb: 3_500, reasons: [open] }, defaultTrip)).toBeNull();
  });

  it('are none without an end or a stated limit', () => {
    expect(dataGauge({ fullSpeedMb: null, reasons: [] }, defaultTrip)).toBeNull();
    expect(dataGauge({ fullSpeedMb: 1_000, reasons: [] }, { ...defaultTrip, dataMb: null })).toBeNull();
    expect(dayGauge({ validityDays: null }, { count: 1 }, defaultTrip)).toBeNull();
  });

  it('never leave the bar', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 1_000_000 }), (fullSpeedMb, dataMb) => {
        const { used } = dataGauge({ fullSpeedMb, reasons: [] }, { ...defaultTrip, dataMb }) ?? { used: -1 };
        expect(used).toBeGreaterThanOrEqual(0);
        expect(used).toBeLessThanOrEqual(1);
      }),
    );
  });
});
