import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxValidityDays, parseValidityDays } from './validity.ts';

describe('parseValidityDays', () => {
  it.each([
    ['7 Days', 7],
    ['30', 30],
    [30, 30],
    ['1 day', 1],
    ['15-days', 15],
    ['7d', 7],
    [' 10 DAYS ', 10],
    ['24 hours', 1],
    ['72h', 3],
    ['2 weeks', 14],
    ['1 month', 30],
    ['12 months', 360],
    ['1 year', 365],
    ['3650', 3650],
  ])('reads %j as %d days', (text, days) => {
    expect(parseValidityDays(text)).toEqual({ ok: true, value: days });
  });

  it.each(['no expiry', 'No Expiration', 'Never', 'never expires', 'does not expire', 'Unlimited', 'lifetime', '∞'])(
    'reads %j as without an end',
    (text) => {
      expect(parseValidityDays(text)).toEqual({ ok: true, value: null });
    },
  );

  it.each([
    '',
    '0',
    '-7',
    '1.5',
    1.5,
    '7 moons',
    '36 hours',
    '12h',
    '3651',
    '11 years',
    '99999',
    'days',
    '7 7',
    Number.NaN,
    1e21,
  ])('refuses %j', (text) => {
    expect(parseValidityDays(text).ok).toBe(false);
  });

  it('refuses a text of any length at once', () => {
    expect(parseValidityDays(`1${' '.repeat(100_000)}x`).ok).toBe(false);
  });

  it('says what is wrong', () => {
    expect(parseValidityDays('36 hours')).toEqual({ ok: false, reason: '"36 hours" is not a whole number of days' });
    expect(parseValidityDays('0')).toEqual({ ok: false, reason: '0 days is out of range (1 to 3650)' });
    expect(parseValidityDays('soon')).toEqual({ ok: false, reason: '"soon" is not a validity in days' });
  });

  it('reads every number of days alike, bare, with the word, as a number or in hours', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: maxValidityDays }), (days) => {
        const read = [String(days), `${days} days`, `${days}D`, days, `${days * 24} hours`].map(parseValidityDays);
        expect(new Set(read.map((result) => result.ok && result.value))).toEqual(new Set([days]));
      }),
    );
  });

  it('never throws and never leaves its bounds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double(), fc.integer()), (input) => {
        const parsed = parseValidityDays(input);
        const days = parsed.ok ? (parsed.value ?? 1) : 1;
        expect(Number.isInteger(days) && days >= 1 && days <= maxValidityDays).toBe(true);
      }),
    );
  });
});
