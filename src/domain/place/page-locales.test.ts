import { describe, expect, it } from 'vitest';
import { locales } from '#domain/kernel/locale.ts';
import { fallbackLocale, pageLocales, siteLocale } from './page-locales.ts';

describe('pageLocales', () => {
  it.each(['/blog/regional-or-local-esim', '/blog/regional-or-local-esim?x=1', '/blog/regional-or-local-esim#a'])(
    'knows two for %s',
    (path) => {
      expect(pageLocales(path, {})).toEqual(['en', 'ja']);
      expect(pageLocales(path, { locales: ['en', 'fr'] })).toEqual(['en']);
    },
  );

  it.each(['/', '/japan', '/blog', '/blog?x=1', '/blog/feed.xml', '/blog/what-is-an-esim', '/travel-esim-faqs'])(
    'knows all for %s',
    (path) => {
      expect(pageLocales(path, {})).toBe(locales);
      expect(pageLocales(path, { locales: ['en', 'fr'] })).toEqual(['en', 'fr']);
    },
  );
});

describe('fallbackLocale', () => {
  it('is English or the first language of a page', () => {
    const site = { written: { '/pages/imprint': ['ja', 'fr'], '/pages/jobs': ['en', 'ja'] } as const };
    expect(pageLocales('/pages/imprint?a=1#b', site)).toEqual(['ja', 'fr']);
    expect(fallbackLocale('/pages/imprint', site)).toBe('ja');
    expect(fallbackLocale('/pages/jobs', site)).toBe('en');
    expect(fallbackLocale('/japan', site)).toBe('en');
  });
});

describe('siteLocale', () => {
  it('is English in place of a language that is off', () => {
    expect(siteLocale('ja', {})).toBe('ja');
    expect(siteLocale('ja', { locales: ['en', 'fr'] })).toBe('en');
    expect(siteLocale('fr', { locales: ['en', 'fr'] })).toBe('fr');
  });
});
