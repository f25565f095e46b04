import { describe, expect, it } from 'vitest';
import { afterData } from './after-data.ts';
import type { PlanFacts } from './plan.ts';

const unstated = {
  dataKind: 'total',
  dataMb: 5_000,
  reducedSpeedKbps: null,
  speedLimitKbps: null,
  afterEnd: null,
} as const;

describe('afterData', () => {
  it.each<[string, Partial<PlanFacts>, ReturnType<typeof afterData>]>([
    ['nothing stated', {}, null],
    ['nothing goes on', { afterEnd: 'nothing' }, { kind: 'stops', kbps: null }],
    ['a speed of nothing', { reducedSpeedKbps: 0 }, { kind: 'stops', kbps: null }],
    ['a speed', { reducedSpeedKbps: 128 }, { kind: 'slowed', kbps: 128 }],
    ['a speed, and that it goes on', { reducedSpeedKbps: 128, afterEnd: 'throttled' }, { kind: 'slowed', kbps: 128 }],
    [
      'a speed until the end of the days',
      { reducedSpeedKbps: 128, afterEnd: 'nothing' },
      { kind: 'slowed', kbps: 128 },
    ],
    ['a slower connection', { afterEnd: 'throttled' }, { kind: 'slowed', kbps: null }],
    ['the next megabyte costs', { afterEnd: 'payg' }, { kind: 'payg', kbps: null }],
    ['nothing is free any more', { reducedSpeedKbps: 0, afterEnd: 'payg' }, { kind: 'payg', kbps: null }],
    [
      'data without end at one speed',
      { dataKind: 'unlimited', dataMb: null, speedLimitKbps: 5_000, afterEnd: 'nothing' },
      { kind: 'steady', kbps: 5_000 },
    ],
    ['a speed limit up to an amount', { speedLimitKbps: 5_000 }, null],
  ])('says what a seller states: %s', (_what, facts, expected) => {
    expect(afterData({ ...unstated, ...facts })).toEqual(expected);
  });
});
