import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostDatedDays, parseMoment, timeOfDates } from './time-of-dates.ts';
import { wholeDays } from './trip-time.ts';

function timeBetween(landing: string, leaving: string, zone = 'Asia/Tokyo', daysBefore = 0) {
  const [from, until] = [parseMoment(landing), parseMoment(leaving)];
  return from === null || until === null ? null : timeOfDates({ landing: from, leaving: until, zone, daysBefore });
}

describe('timeOfDates', () => {
  it('counts hours where they are known, else whole dates', () => {
    expect(timeBetween('2026-12-12', '2026-12-18')).toMatchObject({ length: 7, landing: { hasHour: false } });
    const known = timeBetween('2026-12-12T14:20', '2026-12-19T11:05');
    expect(known?.length).toBeCloseTo(6 + (24 * 60 - 195) / 1440);
    expect(known && wholeDays(known)).toBe(7);
    expect(known?.midnights[0]).toBeCloseTo((9 * 60 + 40) / 1440);
    expect(known?.landing).toEqual({ at: Date.parse('2026-12-12T05:20:00Z'), zone: 'Asia/Tokyo', hasHour: true });
  });

  it('counts hours through a change of the clocks, and midnights by the calendar', () => {
    expect(timeBetween('2027-03-28', '2027-03-28', 'Europe/Berlin')?.length).toBeCloseTo(23 / 24);
    // Cairo skips the midnight of 24 April 2026: that date begins at one.
    expect(timeBetween('2026-04-22T10:00', '2026-04-24T12:00', 'Africa/Cairo')?.midnights.slice(0, 3)).toEqual([
      14 / 24,
      38 / 24,
      61 / 24,
    ]);
  });

  it('is bought before landing', () => {
    expect(timeBetween('2026-12-12T14:20', '2026-12-19T11:05', 'Asia/Tokyo', 3)?.boughtAt).toBe(-3);
  });

  it('is none that ends before it begins or lasts longer than a year', () => {
    expect(timeBetween('2026-12-12', '2026-12-11')).toBeNull();
    expect(timeBetween('2026-12-12', '2027-12-12')).not.toBeNull();
    expect(timeBetween('2026-12-12', `2027-12-${13 + mostDatedDays - 366}`)).toBeNull();
  });
});

describe('parseMoment', () => {
  it('reads a date or a date with its hour', () => {
    expect(parseMoment('2026-12-05')).toMatchObject({ hasHour: false });
    expect(parseMoment('2026-12-05T14:30')?.time.toString()).toBe('2026-12-05T14:30:00');
  });

  it.each(['', 'T', 'never', '2026-02-30', '2026-12-05T24:30', '1999-12-05', '2101-01-01', '2026-12-05T14:30Z'])(
    '"%s" is none',
    (text) => expect(parseMoment(text)).toBeNull(),
  );

  it('never fails', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => parseMoment(text)).not.toThrow();
      }),
    );
  });
});
