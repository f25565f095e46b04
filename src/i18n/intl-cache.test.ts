import { describe, expect, it } from 'vitest';
import { locales } from '#domain/locale.ts';
import { cachePerLocale, intlTag } from './intl-cache.ts';

describe('cachePerLocale', () => {
  it('makes one formatter per locale, from its tag', () => {
    const made: string[] = [];
    const formatters = cachePerLocale((tag) => {
      made.push(tag);
      return { tag };
    });
    const first = locales.map((locale) => formatters(locale));
    const second = locales.map((locale) => formatters(locale));
    expect(made).toEqual(['en-GB', 'ja-JP', 'fr-FR', 'es-ES', 'it-IT']);
    expect(second.every((formatter, index) => formatter === first[index])).toBe(true);
  });
});

describe('intlTag', () => {
  it('is a tag that Intl has data for', () => {
    const tags = locales.map(intlTag);
    expect(Intl.NumberFormat.supportedLocalesOf(tags)).toEqual(tags);
  });
});
