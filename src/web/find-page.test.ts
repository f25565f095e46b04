import { describe, expect, it } from 'vitest';
import { findPage } from './find-page.ts';

describe('findPage', () => {
  it('finds the fixed pages', () => {
    expect(findPage('/prices')).toEqual({ name: 'prices', path: '/prices' });
    expect(findPage('/reviews')).toEqual({ name: 'reviews', path: '/reviews' });
  });

  it('finds a country, a region and the world', () => {
    expect(findPage('/japan')).toEqual({ name: 'destination', path: '/japan', destination: 'JP' });
    expect(findPage('/region/europe')).toEqual({ name: 'destination', path: '/region/europe', destination: 'europe' });
    expect(findPage('/global')).toEqual({ name: 'destination', path: '/global', destination: 'global' });
  });

  it('finds a provider behind a destination', () => {
    expect(findPage('/region/europe/tanuki-sim')).toEqual({
      name: 'destination-provider',
      path: '/region/europe/tanuki-sim',
      destination: 'europe',
      provider: 'tanuki-sim',
    });
  });

  it.each([
    ['/europe', '/region/europe'],
    ['/region/japan', '/japan'],
    ['/region/global', '/global'],
    ['/europe/tanuki-sim', '/region/europe/tanuki-sim'],
    ['/region/japan/tanuki-sim', '/japan/tanuki-sim'],
    ['/uk', '/united-kingdom'],
    ['/holland', '/netherlands'],
    ['/jp', '/japan'],
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
});
