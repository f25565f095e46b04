import { describe, expect, it } from 'vitest';
import { angleBetween, azimuthalEqualArea, equalEarth, miller, toLonLat, toVector } from './projection.ts';

const radians = Math.PI / 180;

describe('projections', () => {
  it('turn degrees into vectors and back', () => {
    const [longitude, latitude] = toLonLat(toVector([139.7, 35.7]));
    expect([longitude.toFixed(6), latitude.toFixed(6)]).toEqual(['139.700000', '35.700000']);
  });

  it('measure angles, small ones too', () => {
    expect(angleBetween(toVector([0, 0]), toVector([90, 0]))).toBeCloseTo(Math.PI / 2, 9);
    expect(angleBetween(toVector([10, 50]), toVector([10, 50.0001])) / radians).toBeCloseTo(0.0001, 8);
  });

  it('round a centre: true there, north up, areas equal', () => {
    const project = azimuthalEqualArea([10, 50]);
    const at = (longitude: number, latitude: number) => project(toVector([longitude, latitude]), 10);
    expect(at(10, 50).map(Math.abs)).toEqual([expect.closeTo(0, 9), expect.closeTo(0, 9)]);
    expect(at(10, 51)[1] / radians).toBeCloseTo(-1, 3);
    expect(at(11, 50)[0]).toBeGreaterThan(0);
    // A quarter of a sphere away: the square root of two, so that the hemisphere has its area.
    expect(Math.hypot(...at(10, -40))).toBeCloseTo(Math.SQRT2, 9);
  });

  it('Equal Earth is as wide and high as published', () => {
    const project = equalEarth(0);
    expect(project(toVector([179.9999, 0]), 179)[0]).toBeCloseTo(2.70663, 4);
    expect(project(toVector([0, 90]), 0)[1]).toBeCloseTo(-1.31736, 4);
  });

  it('Miller is as high as published', () => {
    expect(miller(0)(toVector([0, 90]), 0)[1]).toBeCloseTo(-2.30341, 4);
  });

  it('keep land whole that crosses the edge of the world', () => {
    const project = equalEarth(11);
    const [west, east] = [project(toVector([-170, 64]), -171), project(toVector([-168, 63]), -171)];
    expect(Math.abs(west[0] - east[0])).toBeLessThan(0.1);
  });
});
