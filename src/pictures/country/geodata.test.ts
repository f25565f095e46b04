import { beforeAll, describe, expect, it } from 'vitest';
import { loadGeodata, type LandPart } from './geodata.ts';
import { bordersBetween, mergeLand, type ShapeQuery } from './land-shapes.ts';
import { areaOf } from './map-rings.ts';
import { toLonLat } from './projection.ts';

beforeAll(() => void loadGeodata(), 60_000);

const partsOf = (name: string): readonly LandPart[] =>
  loadGeodata().entries.find((entry) => entry.name === name)?.parts ?? [];

/** Degrees instead of pixels. */
const degrees = (tolerance: number): ShapeQuery => ({
  place: (vector) => toLonLat(vector),
  tolerance,
  placed: new Map(),
});

describe('geodata', () => {
  it('knows size, centre and reach of land', () => {
    const [iceland] = partsOf('Iceland').toSorted((a, b) => b.area - a.area);
    // 101,800 km² on a sphere of 6,371 km.
    expect((iceland?.area ?? 0) * 6371 ** 2).toBeCloseTo(101_800, -4);
    expect(iceland?.middle[0]).toBeCloseTo(-18.6, 0);
    expect(iceland?.middle[1]).toBeCloseTo(65, 0);
    expect((iceland?.reach ?? 0) * 6371).toBeGreaterThan(240);
  });

  it('has no part as large as a hemisphere, and a reach for each', () => {
    const parts = loadGeodata().entries.flatMap((entry) => entry.parts);
    expect(parts.filter(({ area, reach }) => !(area < 2 * Math.PI && Number.isFinite(reach)))).toEqual([]);
  });

  it('has fewer points with a larger tolerance, and the same area within a hundredth', () => {
    const france = partsOf('France').filter(({ area }) => area > 0.001);
    const sizes = [0, 1e-4, 1e-3].map((tolerance) => {
      const rings = mergeLand(france, degrees(tolerance));
      return {
        points: rings.flatMap(({ points }) => points).length,
        area: rings.reduce((sum, ring) => sum + areaOf(ring), 0),
      };
    });
    expect(sizes[1]?.points).toBeLessThan((sizes[0]?.points ?? 0) / 2);
    expect(sizes[2]?.points).toBeLessThan((sizes[1]?.points ?? 0) / 2);
    expect((sizes[2]?.area ?? 0) / (sizes[0]?.area ?? 1)).toBeCloseTo(1, 2);
  });

  it('merges neighbours without the border between them, which it finds by itself', () => {
    const [france, spain] = [partsOf('France'), partsOf('Spain')];
    const query = degrees(1e-3);
    const border = bordersBetween([france, spain], query);
    const length = border.flatMap(({ points }) => points).length;
    expect(length).toBeGreaterThan(10);
    const apart = [france, spain].flatMap((parts) => mergeLand(parts, query)).flatMap(({ points }) => points).length;
    const merged = mergeLand([...france, ...spain], query).flatMap(({ points }) => points).length;
    expect(apart - merged).toBeGreaterThan(length);
  });

  it('merges a country with the one that it surrounds', () => {
    const query = degrees(1e-3);
    const [around, within] = [partsOf('South Africa'), partsOf('Lesotho')];
    const areaOfAll = (parts: readonly LandPart[]): number =>
      mergeLand(parts, query).reduce((sum, ring) => sum + areaOf(ring), 0);
    const hole = areaOfAll(within);
    // A hole counts like land.
    expect(areaOfAll([...around, ...within])).toBeCloseTo(areaOfAll(around) - hole, 6);
    expect(mergeLand([...around, ...within], query).length).toBe(mergeLand(around, query).length - 1);
  });
});
