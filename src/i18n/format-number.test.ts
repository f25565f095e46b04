import { describe, expect, it } from 'vitest';
import { locales } from '#domain/kernel/locale.ts';
import { writtenIn } from '#tests/support/written-in.ts';
import { formatNumber, formatPercent, formatRange, joinRange, formatRating, formatYears } from './format-number.ts';

describe('formatNumber', () => {
  it('groups and points as each language does', () => {
    for (const locale of locales) {
      const { 12345.678: long, 1234: short } = writtenIn[locale].numbers;
      expect([formatNumber(12345.678, locale), formatNumber(1234, locale)]).toEqual([long, short]);
    }
  });
});

describe('formatRating', () => {
  it('keeps its decimal', () => {
    for (const locale of locales) expect(formatRating(4, locale)).toBe(writtenIn[locale].rating);
    expect(formatRating(4.25, 'en')).toBe('4.3');
  });
});

describe('formatRange', () => {
  it('uses the sign of the language', () => {
    for (const locale of locales) expect(formatRange(1, 20, locale)).toBe(writtenIn[locale].range);
  });

  it('is one number when both ends are the same', () => {
    expect(formatRange(5, 5, 'en')).toBe('5');
  });
});

describe('joinRange', () => {
  it('says a unit of both ends once', () => {
    expect(joinRange('36\u00a0MB', '60\u00a0MB', 'en')).toBe('36–60\u00a0MB');
    expect(joinRange('36MB', '60MB', 'ja')).toBe('36～60MB');
    expect(joinRange('900 Mo', '1,2 Go', 'fr')).toBe('900 Mo–1,2 Go');
    expect(joinRange('5 MB', '5 MB', 'it')).toBe('5 MB');
  });
});

describe('formatYears', () => {
  it('joins two years without grouping', () => {
    expect(formatYears(2018, 2026)).toBe('2018–2026');
  });

  it('is the first year when the clock is not later', () => {
    expect(formatYears(2018, 2018)).toBe('2018');
    expect(formatYears(2018, 1970)).toBe('2018');
  });
});

describe('formatPercent', () => {
  it('rounds to whole percent and writes the sign as the language does', () => {
    expect(formatPercent(0.184, 'en')).toBe('18%');
    expect(formatPercent(0.186, 'ja')).toBe('19%');
    expect(formatPercent(0.18, 'fr')).toMatch(/^18\u00a0%$/);
    expect(formatPercent(0, 'es')).toMatch(/^0\u00a0?%$/);
  });
});
