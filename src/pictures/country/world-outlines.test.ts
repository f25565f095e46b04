import { beforeAll, describe, expect, it } from 'vitest';
import { toMultiPolygon, worldEntries, type GeodataEntry } from './world-outlines.ts';

let world: readonly GeodataEntry[] = [];
/** Reading the geodata takes a second, more on a busy machine. */
beforeAll(() => {
  world = worldEntries();
}, 60_000);

describe('worldEntries', () => {
  it('reads the geodata once', () => {
    expect(worldEntries()).toBe(world);
    expect(world.length).toBeGreaterThan(250);
  });

  it('gives every entry land, and three-digit ids to what has one', () => {
    expect(world.filter(({ parts }) => parts.length === 0)).toEqual([]);
    expect(world.filter(({ id }) => id !== null && !/^\d{3}$/.test(id))).toEqual([]);
    expect(world.find(({ id }) => id === null)).toBeDefined();
  });

  it('knows the middle and the size of land: Iceland is 103,000 square kilometres', () => {
    const iceland = world.find(({ name }) => name === 'Iceland');
    const main = iceland?.parts.toSorted((a, b) => b.area - a.area)[0];
    expect(Math.abs((main?.middle[0] ?? 0) + 18.6)).toBeLessThan(0.5);
    expect(Math.abs((main?.middle[1] ?? 0) - 65)).toBeLessThan(0.5);
    expect(Math.abs((main?.area ?? 0) * 6371 ** 2 - 102_000)).toBeLessThan(3000);
    expect((main?.reach ?? 0) * 6371).toBeGreaterThan(200);
    expect((main?.reach ?? 0) * 6371).toBeLessThan(320);
  });

  it('keeps lakes as holes: South Africa has one the size of Lesotho', () => {
    const southAfrica = world.find(({ name }) => name === 'South Africa');
    const lesotho = world.find(({ name }) => name === 'Lesotho');
    expect(southAfrica?.parts.some(({ rings }) => rings.length > 1)).toBe(true);
    expect(lesotho?.parts).toHaveLength(1);
  });
});

describe('toMultiPolygon', () => {
  it('keeps every part', () => {
    const parts = world[0]?.parts ?? [];
    expect(toMultiPolygon(parts).coordinates).toHaveLength(parts.length);
    expect(toMultiPolygon([])).toEqual({ type: 'MultiPolygon', coordinates: [] });
  });
});
