import { describe, expect, it } from 'vitest';
import { outcomeOf, tripStrip, type StripPlan } from './trip-strip.ts';
import { defaultTrip } from './trip.ts';
import type { TimedPlan } from './run-plan.ts';

const fiveGigabytes: TimedPlan = {
  dataKind: 'total',
  dataMb: 5_000,
  reducedSpeedKbps: null,
  speedLimitKbps: null,
  afterEnd: 'nothing',
  validityDays: 15,
  dayCount: null,
  activation: 'first-use',
};

function stripOf(plan: Partial<TimedPlan>, trip: Partial<typeof defaultTrip> = {}, count = 1) {
  const bought: StripPlan = { plan: { ...fiveGigabytes, ...plan }, count };
  return tripStrip(bought, { ...defaultTrip, ...trip });
}

const kindsOf = (strip: ReturnType<typeof stripOf>) =>
  strip.segments.map(({ kind, from, until }) => `${kind} ${from.toFixed(2)}–${until.toFixed(2)}`);

describe('tripStrip', () => {
  it('falls from all to nothing at an even pace', () => {
    const strip = stripOf({});
    expect(strip.segments).toEqual([{ kind: 'data', from: 0, until: 7, left: [1, 0], stay: 0 }]);
    expect(outcomeOf(strip)).toEqual({ kind: 'lasts', left: 0 });
    expect(outcomeOf(stripOf({ dataMb: 10_000 }))).toEqual({ kind: 'lasts', left: 0.5 });
  });

  it('says what follows the data', () => {
    const heavy = { dataMb: 8_000 };
    expect(kindsOf(stripOf({}, heavy))).toEqual(['data 0.00–4.38', 'gone 4.38–7.00']);
    expect(kindsOf(stripOf({ reducedSpeedKbps: 1000 }, heavy))).toEqual(['data 0.00–4.38', 'slow 4.38–7.00']);
    expect(kindsOf(stripOf({ afterEnd: null }, heavy))).toEqual(['data 0.00–4.38', 'open 4.38–7.00']);
    expect(kindsOf(stripOf({ validityDays: 5 }))).toEqual(['data 0.00–5.00', 'ended 5.00–7.00']);
  });

  it('starts the next one when the data or the days of the last have ended', () => {
    expect(kindsOf(stripOf({ dataMb: 3_000 }, {}, 2))).toEqual(['data 0.00–4.20', 'data 4.20–7.00']);
    expect(kindsOf(stripOf({ validityDays: 4 }, {}, 2))).toEqual(['data 0.00–4.00', 'data 4.00–7.00']);
    const allowance = { dataKind: 'unlimited', dataMb: 2_000, reducedSpeedKbps: 1000, validityDays: 4 } as const;
    expect(kindsOf(stripOf(allowance, {}, 2))).toEqual([
      'data 0.00–2.80',
      'slow 2.80–4.00',
      'data 4.00–6.80',
      'slow 6.80–7.00',
    ]);
  });

  it('gives the data of a day back every day', () => {
    const strip = stripOf({ dataKind: 'daily', dataMb: 500, reducedSpeedKbps: 128 }, { days: 2, dataMb: 2_000 });
    expect(kindsOf(strip)).toEqual(['data 0.00–0.50', 'slow 0.50–1.00', 'data 1.00–1.50', 'slow 1.50–2.00']);
    expect(outcomeOf(strip)).toMatchObject({
      kind: 'breaks',
      first: { isDaily: true, from: 0.5, until: 1 },
      others: [],
    });
  });

  it('claims nothing of an amount that is not stated or of a need without an end', () => {
    expect(kindsOf(stripOf({ dataMb: null }))).toEqual(['open 0.00–7.00']);
    expect(kindsOf(stripOf({ dataKind: 'payg' }))).toEqual(['payg 0.00–7.00']);
    expect(outcomeOf(stripOf({}, { dataMb: null as never }))).toEqual({ kind: 'depends' });
    const steady = { dataKind: 'unlimited', dataMb: null, speedLimitKbps: 5_000 } as const;
    expect(outcomeOf(stripOf(steady))).toEqual({ kind: 'lasts', left: null });
  });
});
