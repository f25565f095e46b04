import { describe, expect, it } from 'vitest';
import { languageLink } from './language-links.tsx';

describe('languageLink', () => {
  it('keeps the page', () => {
    expect(languageLink('/japan?page=2', 'ja')).toBe('/ja/japan?page=2');
    expect(languageLink('/japan', 'en')).toBe('/japan');
    expect(languageLink('/', 'fr')).toBe('/fr');
  });

  it('leads to the home page in a language that has no such page', () => {
    expect(languageLink('/blog/travel-esim-faqs', 'ja')).toBe('/ja/blog/travel-esim-faqs');
    expect(languageLink('/blog/travel-esim-faqs', 'it')).toBe('/it');
  });

  it('names the choice on the way to the English home page, which would redirect back otherwise', () => {
    expect(languageLink('/', 'en')).toBe('/?locale=en');
  });
});
