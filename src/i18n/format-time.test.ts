import { describe, expect, it } from 'vitest';
import { locales } from '#domain/kernel/locale.ts';
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
    expect(locales.map((locale) => formatDate('2026-11-09T15:00:00Z', locale))).toEqual([
      '9 November 2026',
      '2026年11月9日',
      '9 novembre 2026',
      '9 de noviembre de 2026',
      '9 novembre 2026',
    ]);
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
    expect(locales.map((locale) => formatRecentDate('2026-10-30T10:00:00Z', now, locale))).toEqual([
      '30 Oct',
      '10月30日',
      '30 oct.',
      '30 oct',
      '30 ott',
    ]);
    expect(formatRecentDate('2026-10-01T10:00:00Z', now, 'fr')).toBe('1er oct.');
  });

  it('says another year', () => {
    expect(formatRecentDate('2025-12-31T10:00:00Z', now, 'fr')).toBe('31 déc. 2025');
  });
});

describe('formatPartialDate', () => {
  it.each([
    [
      '2026-11-09',
      ['9 November 2026', '2026年11月9日', '9 novembre 2026', '9 de noviembre de 2026', '9 novembre 2026'],
    ],
    ['2026-11', ['November 2026', '2026年11月', 'novembre 2026', 'noviembre de 2026', 'novembre 2026']],
    ['2026', ['2026', '2026年', '2026', '2026', '2026']],
  ])('writes no more of %s than is known', (date, expected) => {
    expect(locales.map((locale) => formatPartialDate(date, locale))).toEqual(expected);
  });
});

describe('formatRelativeTime', () => {
  it('says minutes as each language does', () => {
    expect(locales.map((locale) => formatRelativeTime(before(12 * minute + 59 * second), now, locale))).toEqual([
      '12\u00a0minutes ago',
      '12分前',
      'il\u00a0y\u00a0a 12\u00a0minutes',
      'hace 12\u00a0minutos',
      '12\u00a0minuti fa',
    ]);
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
    expect(locales.map((locale) => formatRelativeTime(now.toISOString(), now, locale))).toEqual([
      'just now',
      'たった今',
      'à l’instant',
      'ahora mismo',
      'poco fa',
    ]);
  });

  it('joins numbers and units in Japanese', () => {
    expect(formatRelativeTime(before(45 * day), now, 'ja')).toBe('1か月前');
    expect(formatRelativeTime(before(-2 * hour), now, 'ja')).toBe('2時間後');
  });
});
