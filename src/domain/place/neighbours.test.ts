import { describe, expect, it } from 'vitest';
import { countries, findCountry, popularityRank } from './countries.ts';
import type { DestinationKey } from './destination-key.ts';
import { maxNeighbours, neighboursOf } from './neighbours.ts';

const of = (key: string) => neighboursOf(key as DestinationKey);

describe('neighboursOf', () => {
  it('names the most visited countries of the same region first', () => {
    expect(of('DE').slice(0, 3)).toEqual(['FR', 'ES', 'IT']);
    expect(of('DE')).toHaveLength(maxNeighbours);
  });

  it('puts those that share a subregion before all others', () => {
    const shared = of('JP').map((code) => findCountry(code)?.subregions.includes('east-asia' as never));
    expect(shared.slice(0, 5)).not.toContain(false);
    expect(shared.lastIndexOf(true)).toBeLessThan(shared.indexOf(false));
    expect(of('JP')).toContain('TH');
  });

  it('has none for regions, the world and what is not known', () => {
    expect([of('europe'), of('global'), of('XX')]).toEqual([[], [], []]);
  });

  it.each(countries.map(({ code }) => code))('never names %s itself, one twice, nor where nobody lives', (code) => {
    const near = of(code);
    expect(near).not.toContain(code);
    expect(new Set(near).size).toBe(near.length);
    expect(near.length).toBeLessThanOrEqual(maxNeighbours);
    expect(near.every((each) => findCountry(each)?.inhabited)).toBe(true);
  });

  it('keeps countries without a rank behind those that have one', () => {
    const ranks = of('DE').map((code) => popularityRank(code) ?? 999);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  });
});
