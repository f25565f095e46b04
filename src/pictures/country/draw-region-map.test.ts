import { beforeAll, describe, expect, it } from 'vitest';
import { findRegion, regions } from '#domain/place/regions.ts';
import { drawRegionMap } from './draw-region-map.ts';
import { loadGeodata } from './geodata.ts';

/** Reading the geodata takes half a second, more on a busy machine. */
beforeAll(() => void loadGeodata(), 60_000);

/** The first point of each ring. */
function startsOf(path: string): readonly (readonly [number, number])[] {
  return [...path.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

describe('drawRegionMap', { timeout: 60_000 }, () => {
  it('draws every region in less than 90 kB, and nearly all of its countries', () => {
    for (const { slug, countries } of regions) {
      const map = drawRegionMap(slug);
      expect(JSON.stringify(map).length, slug).toBeLessThan(90_000);
      const share = map.countries.length / countries.length;
      expect(share, slug).toBeGreaterThan(slug === 'netherlands-antilles' ? 0.6 : 0.85);
    }
  });

  it('shows each country of Europe where it is', () => {
    const { countries, width, height } = drawRegionMap('europe');
    const middleOf = (code: string): readonly [number, number] => {
      const starts = startsOf(countries.find((country) => country.code === code)?.path ?? '');
      expect(starts.length, code).toBeGreaterThan(0);
      return starts[0] ?? [0, 0];
    };
    expect(new Set(countries.map(({ code }) => code))).toEqual(new Set(findRegion('europe')?.countries));
    expect(middleOf('IS')[0]).toBeLessThan(width / 3);
    expect(middleOf('IS')[1]).toBeLessThan(height / 3);
    expect(middleOf('PT')[0]).toBeLessThan(middleOf('PL')[0]);
    expect(middleOf('GR')[1]).toBeGreaterThan(middleOf('FI')[1]);
  });

  it('draws a dot for a country too small to see', () => {
    const { countries } = drawRegionMap('europe');
    const vatican = countries.find(({ code }) => code === 'VA')?.path;
    expect(vatican).toMatch(/^M[\d.]+ [\d.]+a3\.5 3\.5 0 1 0 7 0a3\.5 3\.5 0 1 0 -7 0Z$/);
    expect(countries.find(({ code }) => code === 'FR')?.path).not.toContain('a3.5');
  });

  it('shows the whole world without Antarctica, wider than high', () => {
    const { width, height, countries, otherLand } = drawRegionMap('global');
    expect(width / height).toBe(2);
    expect(countries.length).toBeGreaterThan(240);
    for (const [, y] of startsOf(otherLand)) expect(y).toBeLessThan(height - 10);
  });

  it('draws an unknown region as open sea', () => {
    expect(drawRegionMap('atlantis').countries).toEqual([]);
  });
});
