import { describe, expect, it } from 'vitest';
import { locales } from '#domain/kernel/locale.ts';
import { pageLocales } from './page-locales.ts';

describe('pageLocales', () => {
  it.each(['/blog', '/blog?x=1', '/blog/travel-esim-faqs', '/blog/feed.xml'])('knows two for %s', (path) => {
    expect(pageLocales(path)).toEqual(['en', 'ja']);
  });

  it.each(['/', '/japan', '/blogs', '/region/blog', '/about'])('knows all for %s', (path) => {
    expect(pageLocales(path)).toBe(locales);
  });
});
