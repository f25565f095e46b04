import { describe, expect, it } from 'vitest';
import { locales } from '#domain/kernel/locale.ts';
import { writtenIn } from '#tests/support/written-in.ts';
import { formatDate, formatPartialDate, formatRecentDate, formatRelativeTime } from './format-time.ts';

const now = new Date('2026-11-21T12:00:00Z');

function before(milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds);
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

describe('formatDate', () => {
  it('writes the day in words', () => {
    for (const locale of locales)
      expect(formatDate('2026-11-09T15:00:00Z', locale)).toBe(writtenIn[locale].dates['2026-11-09']);
  });

  it('writes the first of a month as French does', () => {
    expect(formatDate('2026-11-01', 'fr')).toBe('1er novembre 2026');
    expect(formatDate('2026-11-11', 'fr')).toBe('11 novembre 2026');
  });

  it('means the day in UTC, wherever it runs', () => {
    expect(formatDate('2026-12-31T23:59:59Z', 'en')).toBe('31 December 2026');
    expect(formatDate(new Date('2026-12-31T00:00:00Z'), 'en')).toBe('31 December 2026');
  });
});

describe('formatRecentDate', () => {
  it('is short, without the year of today', () => {
    for (const locale of locales)
      expect(formatRecentDate('2026-10-30T10:00:00Z', now, locale)).toBe(writtenIn[locale].recentDate);
    expect(formatRecentDate('2026-10-01T10:00:00Z', now, 'fr')).toBe('1er oct.');
  });

  it('says another year', () => {
    expect(formatRecentDate('2025-12-31T10:00:00Z', now, 'fr')).toBe('31 déc. 2025');
  });
});

describe('formatPartialDate', () => {
  it.each(['2026-11-09', '2026-11', '2026'] as const)('writes no more of %s than is known', (date) => {
    for (const locale of locales) expect(formatPartialDate(date, locale)).toBe(writtenIn[locale].dates[date]);
  });
});

describe('formatRelativeTime', () => {
  it('says minutes as each language does', () => {
    for (const locale of locales) {
      const said = formatRelativeTime(before(12 * minute + 59 * second), now, locale);
      expect(said).toBe(writtenIn[locale].twelveMinutesAgo);
    }
  });

  it.each([
    [59 * second, 'just now'],
    [minute, '1\u00a0minute ago'],
    [59 * minute, '59\u00a0minutes ago'],
    [hour, '1\u00a0hour ago'],
    [day - 1, '23\u00a0hours ago'],
    [day, '1\u00a0day ago'],
    [29 * day, '29\u00a0days ago'],
    [30 * day, '1\u00a0month ago'],
    [364 * day, '12\u00a0months ago'],
    [365 * day, '1\u00a0year ago'],
    [-3 * day, 'in 3\u00a0days'],
  ])('takes the largest whole unit of %i ms', (milliseconds, expected) => {
    expect(formatRelativeTime(before(milliseconds), now, 'en')).toBe(expected);
  });

  it('has words for under a minute in every language', () => {
    for (const locale of locales)
      expect(formatRelativeTime(now.toISOString(), now, locale)).toBe(writtenIn[locale].justNow);
  });

  it('joins numbers and units in Japanese', () => {
    expect(formatRelativeTime(before(45 * day), now, 'ja')).toBe('1か月前');
    expect(formatRelativeTime(before(-2 * hour), now, 'ja')).toBe('2時間後');
  });
});
