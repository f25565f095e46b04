import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from './countries.ts';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import { nearestDestinations } from './nearest-destinations.ts';
import { regions } from './regions.ts';
import { countrySearchTerms, regionSearchTerms } from './search-terms.ts';
import type { SearchableDestination } from './searchable-destination.ts';

function destinationsIn(locale: Locale): readonly SearchableDestination[] {
  return [
    ...countries.map((country) => ({
      ...countrySearchTerms(country, locale),
      kind: 'country' as const,
      slug: country.slug,
      name: country.name[locale],
    })),
    ...regions.map((region) => ({
      ...regionSearchTerms(region, locale),
      kind: 'region' as const,
      slug: region.slug,
      name: region.name[locale],
    })),
  ];
}

const byLocale = Object.fromEntries(locales.map((locale) => [locale, destinationsIn(locale)])) as Readonly<
  Record<Locale, readonly SearchableDestination[]>
>;

function near(words: string, locale: Locale = 'en'): readonly string[] {
  return nearestDestinations(words, byLocale[locale]).map(({ slug }) => slug);
}

describe('nearestDestinations', () => {
  it.each([
    ['germny', 'germany'],
    ['gremany', 'germany'],
    ['tailand', 'thailand'],
    ['phillipines', 'philippines'],
    ['swizterland', 'switzerland'],
    ['alemange', 'germany'],
    ['ドイッ', 'germany'],
    ['germany-esim', 'germany'],
    ['esim_japan', 'japan'],
    ['sowth-korea', 'south-korea'],
    ['united', 'united-states'],
    ['日', 'japan'],
    ['ヨーロッバ', 'europe'],
    ['eurpe', 'europe'],
  ])('of %s has %s', (words, slug) => {
    for (const locale of locales) expect(near(words, locale), locale).toContain(slug);
  });

  it.each([
    'atlantis',
    'wp-login.php',
    '.env',
    'xmlrpc.php',
    'zz',
    'a',
    '',
    '-',
    '???',
    'constructor',
    'x'.repeat(5_000),
  ])('of %j is nothing', (words) => {
    expect(near(words)).toEqual([]);
  });

  it('finds every name with one letter mistaken', () => {
    const names = countries.map(({ slug, name }) => [name.en, slug] as const).filter(([name]) => name.length > 3);
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.nat(), ([name, slug], place) => {
        const at = place % name.length;
        expect(near(`${name.slice(0, at)}7${name.slice(at + 1)}`)).toContain(slug);
      }),
    );
  });
});
