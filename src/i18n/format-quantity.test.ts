import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '#domain/kernel/locale.ts';
import { writtenIn } from '#tests/support/written-in.ts';
import { formatDataAmount, formatDays, formatSpeed } from './format-quantity.ts';

describe('formatDataAmount', () => {
  it.each(locales)('writes megabytes as %s does', (locale) => {
    const { amounts } = writtenIn[locale];
    expect(mapKeys(amounts, (megabytes) => formatDataAmount(megabytes, locale))).toEqual(amounts);
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
  it.each(locales)('writes days as %s does', (locale) => {
    const { days } = writtenIn[locale];
    expect(mapKeys(days, (count) => formatDays(count, locale))).toEqual(days);
  });
});

describe('formatSpeed', () => {
  it.each(locales)('writes kilobits a second as %s does', (locale) => {
    const { speeds } = writtenIn[locale];
    expect(mapKeys(speeds, (kbps) => formatSpeed(kbps, locale))).toEqual(speeds);
  });

  it('counts by 1024 where a seller does', () => {
    expect([1024, 5120].map((kbps) => formatSpeed(kbps, 'en'))).toEqual(['1\u00a0Mbps', '5\u00a0Mbps']);
  });
});

/** What a function says of every number that a record has a text for. */
function mapKeys(texts: Readonly<Record<number, string>>, say: (key: number) => string): Record<string, string> {
  return Object.fromEntries(Object.keys(texts).map((key) => [key, say(Number(key))]));
}
