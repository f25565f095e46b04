import { describe, expect, it } from 'vitest';
import { makeCorrection, readCorrectedData, readCorrectedDays, readCorrectedHotspot } from './fact-correction.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const said = { facts: { validityDays: 30 }, reason: ' the shop\n says so ' };

describe('makeCorrection', () => {
  it('counts until it is taken back, or through its last day', () => {
    const correctedAt = '2026-11-20T12:00:00.000Z';
    const value = { facts: said.facts, reason: 'the shop says so', correctedAt, endsAt: null };
    expect(makeCorrection(said, now)).toEqual({ ok: true, value });
    expect(makeCorrection({ ...said, untilDay: '2026-11-20' }, now)).toEqual({
      ok: true,
      value: { ...value, endsAt: '2026-11-21T00:00:00.000Z' },
    });
  });

  it.each([
    [{ facts: {} }, /--data, --days, --hotspot or --network/],
    [{ reason: ' ' }, /--reason/],
    [{ untilDay: '2026-11-19' }, /is over/],
    [{ untilDay: '2026-02-30' }, /is not a day/],
  ])('is refused with %o', (part, reason) => {
    expect(makeCorrection({ ...said, ...part }, now)).toEqual({ ok: false, reason: expect.stringMatching(reason) });
  });
});

describe('readCorrectedData', () => {
  it.each([
    ['5 GB', { dataKind: 'total', dataMb: 5_000, dataWords: null }],
    ['1GB a day', { dataKind: 'daily', dataMb: 1_000, dataWords: null }],
    ['unlimited', { dataKind: 'unlimited', dataMb: null, dataWords: null }],
  ])('reads %s', (text, value) => expect(readCorrectedData(text)).toEqual({ ok: true, value }));

  it.each(['5', 'much'])('refuses %s', (text) => expect(readCorrectedData(text).ok).toBe(false));
});

describe('readCorrectedDays', () => {
  it.each([
    ['30', 30],
    ['never', null],
  ])('reads %s', (text, validityDays) => {
    expect(readCorrectedDays(text)).toEqual({ ok: true, value: { validityDays } });
  });

  it.each(['0', '-1', '1.5', 'soon'])('refuses %s', (text) => expect(readCorrectedDays(text).ok).toBe(false));
});

describe('readCorrectedHotspot', () => {
  it.each([
    ['yes', true],
    ['no', false],
  ])('reads %s', (text, tethering) => {
    expect(readCorrectedHotspot(text)).toEqual({ ok: true, value: { tethering } });
  });

  it('refuses anything else', () => expect(readCorrectedHotspot('maybe').ok).toBe(false));
});
