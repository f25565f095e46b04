import { describe, expect, it } from 'vitest';
import { countries } from '#domain/place/countries.ts';
import { destinationPath } from '#domain/place/destination-path.ts';
import { defaultLocale, locales } from '#domain/kernel/locale.ts';
import { regions } from '#domain/place/regions.ts';
import { findPage } from './find-page.ts';

describe('findPage', () => {
  it('finds the fixed pages', () => {
    expect(findPage('/prices')).toMatchObject({ name: 'prices', path: '/prices' });
    expect(findPage('/reviews')).toMatchObject({ name: 'reviews', path: '/reviews' });
  });

  it('finds a country, a region and the world', () => {
    expect(findPage('/japan')).toMatchObject({
      name: 'destination',
      path: '/japan',
      parameters: { destination: 'JP' },
    });
    expect(findPage('/region/europe')).toMatchObject({
      name: 'destination',
      path: '/region/europe',
      parameters: { destination: 'europe' },
    });
    expect(findPage('/global')).toMatchObject({
      name: 'destination',
      path: '/global',
      parameters: { destination: 'global' },
    });
  });

  it('finds a provider behind a destination', () => {
    expect(findPage('/region/europe/tanuki-sim')).toMatchObject({
      name: 'destination-provider',
      path: '/region/europe/tanuki-sim',
      parameters: { destination: 'europe', provider: 'tanuki-sim' },
    });
  });

  it.each([
    ['/europe', '/region/europe'],
    ['/uk', '/united-kingdom'],
    ['/region/jp/tanuki-sim', '/japan/tanuki-sim'],
  ])('leads from %s to %s', (asked, path) => {
    expect(findPage(asked)?.path).toBe(path);
  });

  it.each(['/atlantis', '/region/atlantis', '/japan/tanuki_sim', '/japan/tanuki sim', '/japan/a/b', '//evil.example'])(
    'finds nothing at %s',
    (path) => {
      expect(findPage(path)).toBeNull();
    },
  );

  it.each(locales)('leads from the name of every country and region to its place, in %s', (locale) => {
    const places = [
      ...countries.map(({ code, slug, name }) => ({ name, path: destinationPath(code, slug, defaultLocale) })),
      ...regions.map(({ slug, name }) => ({ name, path: destinationPath(slug, slug, defaultLocale) })),
    ];
    // As `readAddress` spells a path.
    const spell = (name: string): string => name.normalize('NFC').toLowerCase();
    const found = places.map(({ name }) =>
      [`/`, `/region/`].map((before) => findPage(before + spell(name[locale]))?.path),
    );
    expect(found).toEqual(places.map(({ path }) => [path, path]));
    const behind = places.map(({ name }) => findPage(`/${spell(name[locale])}/tanuki-sim`)?.path);
    expect(behind).toEqual(places.map(({ path }) => `${path}/tanuki-sim`));
  });
});
