import { beforeAll, describe, expect, it } from 'vitest';
import { countries } from '#domain/place/countries.ts';
import { pictureSizes } from './picture-request.ts';
import { mapLayouts } from './map-layout.ts';
import { extentOf } from './map-rings.ts';
import { mapSubject } from './map-subject.ts';
import { viewMap } from './map-view.ts';
import { loadGeodata } from './geodata.ts';

/** Reading the geodata takes half a second, more on a busy machine. */
beforeAll(() => void loadGeodata(), 60_000);

const big = mapLayouts.big;

describe('viewMap', { timeout: 30_000 }, () => {
  it.each(['jp', 'it', 'us', 'fj', 'region-europe'])('puts %s into the right half of the big map', (name) => {
    const view = viewMap(mapSubject(name), big);
    const [x, y] = view.centre;
    expect(x).toBeGreaterThan(big.box[0]);
    expect(x).toBeLessThan(big.box[2]);
    expect(y).toBeGreaterThan(big.box[1] - 60);
    expect(y).toBeLessThan(big.box[3] + 60);
  });

  it('keeps the surroundings of a micro-state: never closer than the least span', () => {
    for (const size of pictureSizes) {
      const layout = mapLayouts[size];
      const [left, top, right, bottom] = layout.box;
      const { locate } = viewMap(mapSubject('va'), layout);
      const degree = locate([12.45, 41.4])[1] - locate([12.45, 42.4])[1];
      expect(Math.min(right - left, bottom - top) / degree).toBeCloseTo(layout.minSpan, 3);
    }
  });

  it('shows some of every country, at a finite scale', () => {
    for (const { code } of countries) {
      const subject = mapSubject(code.toLowerCase());
      const view = viewMap(subject, mapLayouts.small);
      expect(view.centre.every(Number.isFinite), code).toBe(true);
      expect(subject.parts.some(view.isNearBox)).toBe(true);
    }
  });

  it('lets only land near the box radiate, and a mainland that reaches into it', () => {
    const america = mapSubject('us');
    const view = viewMap(america, big);
    const hawaii = america.parts.filter(({ middle }) => middle[0] < -154 && middle[0] > -161 && middle[1] < 23);
    expect(hawaii.length).toBeGreaterThan(3);
    expect(hawaii.some(view.isNearBox)).toBe(false);
    const russia = mapSubject('ru').parts.toSorted((a, b) => b.area - a.area)[0];
    const europe = viewMap(mapSubject('region-europe'), mapLayouts.medium);
    expect(russia !== undefined && europe.isNearBox(russia)).toBe(true);
  });

  it('shows an unknown place as a point in the open sea', () => {
    const view = viewMap(mapSubject('qq'), mapLayouts.medium);
    expect(view.centre[0]).toBeCloseTo(320, 0);
    expect(view.centre[1]).toBeCloseTo(200, 0);
  });

  it('shows the whole world', () => {
    const world = mapSubject('region-global');
    const view = viewMap(world, mapLayouts.medium);
    expect(world.parts.every(view.isInView)).toBe(true);
    expect(extentOf(view.land(world.parts))).toBeGreaterThan(400);
  });
});
