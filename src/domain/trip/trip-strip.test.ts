import { describe, expect, it } from 'vitest';
import { outcomeOf, stripOfStays, tripStrip, type StripPlan } from './trip-strip.ts';
import { timeOfDays } from './trip-time.ts';
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

describe('stripOfStays', () => {
  const bought = (plan: Partial<TimedPlan> = {}, count = 1): StripPlan => {
    return { plan: { ...fiveGigabytes, ...plan }, count };
  };
  const daily = { dataKind: 'daily', dataMb: 500, dayCount: '24h', reducedSpeedKbps: 128 } as const;

  it('uses each plan where it serves, from stay to stay, and none elsewhere', () => {
    const stays = [
      { until: 2, mbPerDay: 1000, plan: 0 },
      { until: 3, mbPerDay: 1000, plan: null },
      { until: 7, mbPerDay: 1000, plan: 0 },
    ];
    const strip = stripOfStays([bought(), bought()], stays, timeOfDays(7));
    expect(kindsOf(strip)).toEqual(['data 0.00–2.00', 'none 2.00–3.00', 'data 3.00–6.00', 'gone 6.00–7.00']);
    expect(strip.segments.map(({ stay, left }) => [stay, left])).toEqual([
      [0, [1, 0.6]],
      [1, null],
      [2, [0.6, 0]],
      [2, null],
    ]);
    expect(strip.ends).toEqual([[15, 15], null]);
  });

  it('says when each plan ends, also where its days are counted in two ways, and nothing of one without days', () => {
    const time = { ...timeOfDays(4), midnights: [0.5, 1.5, 2.5, 3.5, 4.5, 5.5] };
    const stays = [0, 1, 2].map((plan) => ({ until: plan + 1, mbPerDay: 10, plan }));
    const plans = [bought({ dayCount: null, validityDays: 3 }), bought({ validityDays: null }), bought({}, 2)];
    expect(stripOfStays(plans, stays, time).ends).toEqual([[2.5, 3], null, [16.5, 17]]);
  });

  it('is broken first where the first plan is, and again where another one is', () => {
    const stays = [
      { until: 4, mbPerDay: 2000, plan: 0 },
      { until: 6, mbPerDay: 100, plan: null },
      { until: 9, mbPerDay: 5000, plan: 1 },
    ];
    const strip = stripOfStays([bought(), bought({ reducedSpeedKbps: 512 })], stays, timeOfDays(9));
    expect(outcomeOf(strip)).toEqual({
      kind: 'breaks',
      // Without data until the second plan begins.
      first: { kind: 'gone', from: 2.5, until: 6, stay: 0, isDaily: false },
      others: [
        { kind: 'none', from: 4, until: 6, stay: 1, isDaily: false },
        { kind: 'slow', from: 7, until: null, stay: 2, isDaily: false },
      ],
    });
  });

  it('names the longest of the breaks that come every day of a stay, and those of another stay apart', () => {
    const time = { ...timeOfDays(4), midnights: [0.75, 1.75, 2.75, 3.75, 4.75, 5.75] };
    const stays = [
      { until: 2, mbPerDay: 1000, plan: 0 },
      { until: 4, mbPerDay: 2000, plan: 1 },
    ];
    const strip = stripOfStays([bought({ ...daily, dayCount: 'calendar' }), bought(daily)], stays, time);
    const outcome = outcomeOf(strip);
    expect(outcome).toMatchObject({ kind: 'breaks', first: { kind: 'slow', stay: 0, from: 1.25, until: 1.75 } });
    expect(outcome).toMatchObject({ others: [{ kind: 'slow', stay: 1, isDaily: true, from: 2.25, until: 3 }] });
  });

  it('lasts without a part that is left, where several plans share the trip', () => {
    const left = (plans: readonly StripPlan[]) =>
      outcomeOf(stripOfStays(plans, [{ until: 7, mbPerDay: 100, plan: 0 }], timeOfDays(7)));
    expect(left([bought()])).toEqual({ kind: 'lasts', left: 0.86 });
    expect(left([bought({}, 2)])).toEqual({ kind: 'lasts', left: null });
    expect(left([bought(), bought()])).toEqual({ kind: 'lasts', left: null });
    expect(left([bought(daily)])).toEqual({ kind: 'lasts', left: null });
  });

  it('counts the end of a plan once, whether it may be over or is', () => {
    const time = { ...timeOfDays(4), midnights: [0.5, 1.5, 2.5, 3.5, 4.5, 5.5] };
    const strip = tripStrip(bought({ dayCount: null, validityDays: 2 }), { days: 4, dataMb: 400 }, time);
    expect(kindsOf(strip)).toEqual(['data 0.00–1.50', 'ending 1.50–2.00', 'ended 2.00–4.00']);
    expect(outcomeOf(strip)).toEqual({
      kind: 'breaks',
      first: { kind: 'ending', from: 1.5, until: null, stay: 0, isDaily: false },
      others: [],
    });
  });
});
