import { languageOf } from '#domain/kernel/language.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '#domain/kernel/locale.ts';
import { formatDataAmount, formatDays, formatSpeed } from './format-quantity.ts';

describe('formatDataAmount', () => {
  it.each([
    [10_000, ['10\u00a0GB', '10GB', '10\u00a0Go', '10\u00a0GB', '10\u00a0GB']],
    [1500, ['1.5\u00a0GB', '1.5GB', '1,5\u00a0Go', '1,5\u00a0GB', '1,5\u00a0GB']],
    [1000, ['1\u00a0GB', '1GB', '1\u00a0Go', '1\u00a0GB', '1\u00a0GB']],
    [999, ['999\u00a0MB', '999MB', '999\u00a0Mo', '999\u00a0MB', '999\u00a0MB']],
    [500, ['500\u00a0MB', '500MB', '500\u00a0Mo', '500\u00a0MB', '500\u00a0MB']],
  ])('writes %i MB', (megabytes, expected) => {
    expect(locales.map((locale) => formatDataAmount(megabytes, locale))).toEqual(expected);
  });

  it('shows at most two decimals of a gigabyte', () => {
    expect(formatDataAmount(1024, 'en')).toBe('1.02\u00a0GB');
  });

  it('never offers a place to break the line', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000), fc.constantFrom(...locales), (megabytes, locale) => {
        expect(formatDataAmount(megabytes, locale)).not.toContain(' ');
      }),
    );
  });
});

describe('formatDays', () => {
  it.each([
    [7, ['7\u00a0days', '7日間', '7\u00a0jours', '7\u00a0días', '7\u00a0giorni']],
    [1, ['1\u00a0day', '1日間', '1\u00a0jour', '1\u00a0día', '1\u00a0giorno']],
    [0, ['0\u00a0days', '0日間', '0\u00a0jour', '0\u00a0días', '0\u00a0giorni']],
    [365, ['365\u00a0days', '365日間', '365\u00a0jours', '365\u00a0días', '365\u00a0giorni']],
  ])('writes %i days', (days, expected) => {
    expect(locales.map((locale) => formatDays(days, locale))).toEqual(expected);
  });
});

describe('formatSpeed', () => {
  it.each([
    [128, ['128\u00a0kbps', '128kbps', '128\u00a0kbit/s', '128\u00a0kbps', '128\u00a0kbps']],
    [1000, ['1\u00a0Mbps', '1Mbps', '1\u00a0Mbit/s', '1\u00a0Mbps', '1\u00a0Mbps']],
    [5120, ['5\u00a0Mbps', '5Mbps', '5\u00a0Mbit/s', '5\u00a0Mbps', '5\u00a0Mbps']],
    [1250, ['1.25\u00a0Mbps', '1.25Mbps', '1,25\u00a0Mbit/s', '1,25\u00a0Mbps', '1,25\u00a0Mbps']],
    [1_000_000, ['1\u00a0Gbps', '1Gbps', '1\u00a0Gbit/s', '1\u00a0Gbps', '1\u00a0Gbps']],
  ])('writes %i kbit/s', (kbps, expected) => {
    expect(locales.map((locale) => formatSpeed(kbps, locale))).toEqual(expected);
  });
});

describe('the words for units', () => {
  it('counts octets in French and bytes elsewhere', () => {
    expect(locales.map((locale) => `G${languageOf(locale).byte}`)).toEqual(['GB', 'GB', 'Go', 'GB', 'GB']);
  });
});
