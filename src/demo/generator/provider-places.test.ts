import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samplePlaces, type PlacesQuery } from './provider-places.ts';
import { createRandom } from './random.ts';
import { regionMembers } from './reference-data.ts';

function places(seed: string, query: Partial<PlacesQuery> = {}) {
  const planCounts = { local: 900, regional: 65, global: 25 };
  return samplePlaces({ planCounts, specialty: null, random: createRandom(seed), ...query });
}

const plansOf = (list: ReturnType<typeof places>, scope: string): number =>
  list.filter((place) => place.scope === scope).reduce((total, place) => total + place.planCount, 0);

describe('samplePlaces', () => {
  it('places every plan, none twice', () => {
    const counts = fc.record({ local: fc.integer({ min: 1, max: 3000 }), regional: fc.nat(300), global: fc.nat(100) });
    fc.assert(
      fc.property(fc.string(), counts, (seed, planCounts) => {
        const list = places(seed, { planCounts });
        expect(plansOf(list, 'local')).toBe(planCounts.local);
        expect(plansOf(list, 'regional')).toBe(planCounts.regional);
        expect(plansOf(list, 'global')).toBe(planCounts.global);
        expect(new Set(list.map((place) => place.key)).size).toBe(list.length);
      }),
      { numRuns: 40 },
    );
  });

  it('covers one country locally, two or more in a region, sixty or more world-wide', () => {
    for (const place of places('scopes')) {
      const [least, most] = { local: [1, 1], regional: [2, 42], global: [58, 130] }[place.scope];
      expect(place.coverage.length).toBeGreaterThanOrEqual(least ?? 0);
      expect(place.coverage.length).toBeLessThanOrEqual(most ?? 0);
      expect(place.fixedUsd).toBeGreaterThan(1);
      expect(place.unlimitedUsd).toBeGreaterThan(1);
    }
  });

  it('reaches about as many countries as real catalogues of the size', () => {
    const countries = (local: number): number =>
      places('reach', { planCounts: { local, regional: 0, global: 0 } }).filter((place) => place.scope === 'local')
        .length;
    expect(Math.abs(countries(291) - 58)).toBeLessThan(8);
    expect(countries(3108)).toBeGreaterThan(165);
    expect(countries(3108)).toBeLessThanOrEqual(189);
  });

  it('keeps a specialist in its region', () => {
    const members = regionMembers('asia');
    const list = places('asia', { specialty: 'asia', planCounts: { local: 200, regional: 20, global: 0 } });
    const outside = list.flatMap((place) => place.coverage).filter((code) => !members.includes(code));
    expect(outside).toEqual([]);
    expect(plansOf(list, 'regional')).toBe(20);
  });

  it('offers more plans where more people travel', () => {
    const list = places('popular', { planCounts: { local: 3000, regional: 0, global: 0 } });
    const plansIn = (key: string): number => list.find((place) => place.key === key)?.planCount ?? 0;
    expect(plansIn('fr')).toBeGreaterThan(plansIn('lu'));
    expect(plansIn('us')).toBeGreaterThan(25);
  });
});
