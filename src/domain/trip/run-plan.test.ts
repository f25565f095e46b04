import { describe, expect, it } from 'vitest';
import { planRun, thenKind, usePlan, type TimedPlan } from './run-plan.ts';
import { timeOfDays, type TripTime } from './trip-time.ts';

const gigabyte: TimedPlan = {
  dataKind: 'total',
  dataMb: 1000,
  reducedSpeedKbps: null,
  speedLimitKbps: null,
  afterEnd: 'nothing',
  validityDays: 30,
  dayCount: '24h',
  activation: 'first-use',
};
const daily = { dataKind: 'daily', dataMb: 1000, validityDays: 9 } as const;
/** Lands six hours before the first midnight. */
const evening: TripTime = { ...timeOfDays(4), midnights: [0.25, 1.25, 2.25, 3.25, 4.25, 5.25] };

interface Used {
  readonly count?: number;
  readonly days?: number;
  readonly mbPerDay?: number | null;
  readonly time?: TripTime;
}

function used(plan: Partial<TimedPlan>, { count = 1, days = 4, mbPerDay = 100, time = timeOfDays(days) }: Used = {}) {
  return usePlan(planRun({ ...gigabyte, ...plan }, count), { from: 0, until: days, mbPerDay }, time).map(
    ({ kind, from, until, left }) =>
      `${kind} ${Number(from.toFixed(3))}–${Number(until.toFixed(3))}${left === null ? '' : ` ${left.map((part) => Number(part.toFixed(2))).join('→')}`}`,
  );
}

describe('usePlan', () => {
  it('ends with the days of a plan, counted by hours, by the calendar, or either where that is not stated', () => {
    const twoDays = { validityDays: 2 };
    expect(used({ ...twoDays, dayCount: '24h' }, { time: evening })).toEqual(['data 0–2 1→0.8', 'ended 2–4']);
    expect(used({ ...twoDays, dayCount: 'calendar' }, { time: evening })).toEqual([
      'data 0–1.25 1→0.88',
      'ended 1.25–4',
    ]);
    expect(used({ ...twoDays, dayCount: null }, { time: evening })).toEqual([
      'data 0–1.25 1→0.88',
      'ending 1.25–2',
      'ended 2–4',
    ]);
    expect(used({ validityDays: null })).toEqual(['data 0–4 1→0.6']);
  });

  it('starts at the purchase or the installation, before landing, and a further one when it is used', () => {
    const time = { ...timeOfDays(4), boughtAt: -2 };
    for (const activation of ['purchase', 'install'] as const) {
      expect(used({ activation, validityDays: 3 }, { time })).toEqual(['data 0–1 1→0.9', 'ended 1–4']);
      expect(used({ activation, validityDays: 3 }, { time, count: 2 })).toEqual(['data 0–1 1→0.9', 'data 1–4 1→0.7']);
    }
    expect(used({ activation: 'first-use', validityDays: 3 }, { time })).toEqual(['data 0–3 1→0.7', 'ended 3–4']);
    expect(used({ activation: 'purchase', validityDays: 3 })).toEqual(['data 0–3 1→0.7', 'ended 3–4']);
  });

  it('takes the next plan when the data is used up, and says what follows the last', () => {
    expect(used({}, { mbPerDay: 500 })).toEqual(['data 0–2 1→0', 'gone 2–4']);
    expect(used({}, { mbPerDay: 500, count: 2 })).toEqual(['data 0–2 1→0', 'data 2–4 1→0']);
    expect(used({ reducedSpeedKbps: 1000 }, { mbPerDay: 500 })).toEqual(['data 0–2 1→0', 'slow 2–4']);
    expect(used({ afterEnd: 'payg' }, { mbPerDay: 500 })).toEqual(['data 0–2 1→0', 'payg 2–4']);
    expect(used({ afterEnd: null }, { mbPerDay: 500 })).toEqual(['data 0–2 1→0', 'open 2–4']);
    expect(used({}, { mbPerDay: 0 })).toEqual(['data 0–4 1→1']);
  });

  it('gives a daily amount back after 24 hours, or else at local midnight', () => {
    const heavy = { days: 2, mbPerDay: 2000, time: evening };
    expect(used({ ...daily, dayCount: '24h' }, heavy)).toEqual([
      'data 0–0.5 1→0',
      'gone 0.5–1',
      'data 1–1.5 1→0',
      'gone 1.5–2',
    ]);
    const byMidnight = [
      'data 0–0.25 1→0.5',
      'data 0.25–0.75 1→0',
      'gone 0.75–1.25',
      'data 1.25–1.75 1→0',
      'gone 1.75–2',
    ];
    expect(used({ ...daily, dayCount: 'calendar' }, heavy)).toEqual(byMidnight);
    expect(used({ ...daily, dayCount: null }, heavy)).toEqual(byMidnight);
    // A second plan of a daily amount follows the first, and does not double it.
    expect(used({ ...daily, dayCount: '24h', validityDays: 1 }, { ...heavy, count: 2 })).toEqual([
      'data 0–0.5 1→0',
      'gone 0.5–1',
      'data 1–1.5 1→0',
      'gone 1.5–2',
    ]);
  });

  it('knows no amount where none is stated, or the use has no limit', () => {
    expect(used({ dataMb: null })).toEqual(['open 0–4']);
    expect(used({ dataMb: 0 })).toEqual(['open 0–4']);
    expect(used({}, { mbPerDay: null })).toEqual(['data 0–4']);
    expect(used({ dataKind: 'payg' })).toEqual(['payg 0–4']);
  });

  it('never uses up what has no limit, and reads an unlimited plan by what is stated of it', () => {
    const unlimited = { dataKind: 'unlimited', dataMb: null } as const;
    expect(used({ ...unlimited, speedLimitKbps: 5000 }, { mbPerDay: null })).toEqual(['data 0–4 1→1']);
    expect(used({ ...unlimited, speedLimitKbps: 512 })).toEqual(['slow 0–4 1→1']);
    expect(used(unlimited)).toEqual(['open 0–4']);
    expect(used({ ...unlimited, speedLimitKbps: 5000, reducedSpeedKbps: 512 })).toEqual(['open 0–4']);
    expect(used({ ...unlimited, dataMb: 200, reducedSpeedKbps: 512 })).toEqual(['data 0–2 1→0', 'slow 2–4']);
  });
});

describe('thenKind', () => {
  it('is what the seller states, and nothing where the data is never used up', () => {
    expect(thenKind({ ...gigabyte, dataKind: 'payg' })).toBe('payg');
    expect(thenKind(gigabyte)).toBe('gone');
    expect(thenKind({ ...gigabyte, afterEnd: null })).toBe('open');
    expect(thenKind({ ...gigabyte, dataKind: 'unlimited', dataMb: null, speedLimitKbps: 5000 })).toBeNull();
  });
});
