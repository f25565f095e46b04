import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTravelDate, reminderDay } from './travel-date.ts';

const today = '2026-11-22';

describe('a date of travel', () => {
  it.each(['2026-11-22', '2027-02-28', '2028-02-29', '2028-11-22'])('%s is taken', (text) => {
    expect(readTravelDate(text, today)).toBe(text);
  });

  it.each(['', 'soon', '2026-11-21', '2028-11-23', '2027-02-29', '2027-13-01', '2027-1-1', '2027-01-01T00:00'])(
    '%s is none',
    (text) => {
      expect(readTravelDate(text, today)).toBeNull();
    },
  );

  it('is reminded of three days before, but never in the past', () => {
    expect(reminderDay('2026-12-02', today)).toBe('2026-11-29');
    expect(reminderDay('2026-11-23', today)).toBe(today);
    expect(reminderDay(today, today)).toBe(today);
  });

  it('is never reminded of afterwards', () => {
    const days = fc.date({ min: new Date('2026-11-22'), max: new Date('2028-11-22'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const travel = date.toISOString().slice(0, 10);
        const day = reminderDay(travel, today);
        expect(day >= today && day <= travel).toBe(true);
      }),
    );
  });
});
