import { describe, expect, it } from 'vitest';
import { languageLink } from './language-links.tsx';

describe('languageLink', () => {
  it('keeps the page', () => {
    expect(languageLink('/japan?page=2', 'ja')).toBe('/ja/japan?page=2');
    expect(languageLink('/japan', 'en')).toBe('/japan');
    expect(languageLink('/', 'fr')).toBe('/fr');
  });

  it('leads to the list of articles in a language that an article is not written in', () => {
    expect(languageLink('/blog/travel-esim-faqs', 'ja', ['en', 'ja'])).toBe('/ja/blog/travel-esim-faqs');
    expect(languageLink('/blog/travel-esim-faqs', 'it', ['en', 'ja'])).toBe('/it/blog');
    expect(languageLink('/blog/what-is-an-esim', 'it')).toBe('/it/blog/what-is-an-esim');
  });

  it('leads home from another text that is not in the language', () => {
    expect(languageLink('/pages/imprint', 'fr', ['en'])).toBe('/fr');
    expect(languageLink('/pages/jobs', 'en', ['ja'])).toBe('/?locale=en');
  });

  it('names the choice on the way to the English home page, which would redirect back otherwise', () => {
    expect(languageLink('/', 'en')).toBe('/?locale=en');
  });
});
