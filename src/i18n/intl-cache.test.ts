import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import { cachePerLocale, intlTag, rememberTexts } from './intl-cache.ts';

describe('cachePerLocale', () => {
  it('makes one formatter per locale, from its tag', () => {
    const made: string[] = [];
    const formatters = cachePerLocale((tag) => {
      made.push(tag);
      return { tag };
    });
    const first = locales.map((locale) => formatters(locale));
    const second = locales.map((locale) => formatters(locale));
    expect(made).toEqual(locales.map(intlTag));
    expect(second.every((formatter, index) => formatter === first[index])).toBe(true);
  });
});

describe('rememberTexts', () => {
  const counted = () => {
    const written: string[] = [];
    const say = rememberTexts((value: number, locale: Locale) => {
      written.push(`${locale} ${value}`);
      return `${locale} ${Object.is(value, -0) ? '-0' : value}`;
    });
    return { written, say };
  };

  it('writes a value once in each language', () => {
    const { written, say } = counted();
    expect([say(5, 'en'), say(5, 'ja'), say(5, 'en'), say(6, 'en')]).toEqual(['en 5', 'ja 5', 'en 5', 'en 6']);
    expect(written).toEqual(['en 5', 'ja 5', 'en 6']);
  });

  it('tells nothing above from nothing below', () => {
    const { say } = counted();
    expect([say(0, 'en'), say(-0, 'en'), say(0, 'en')]).toEqual(['en 0', 'en -0', 'en 0']);
  });

  it('keeps no more than a page has', () => {
    const { written, say } = counted();
    for (let value = 1; value <= 5_000; value += 1) say(value, 'en');
    say(1, 'en');
    expect(written.filter((each) => each === 'en 1')).toHaveLength(2);
  });
});

describe('intlTag', () => {
  it('is a tag that Intl has data for', () => {
    const tags = locales.map(intlTag);
    expect(Intl.NumberFormat.supportedLocalesOf(tags)).toEqual(tags);
  });
});
