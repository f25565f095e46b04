import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryMarkets } from './market-model.ts';
import { createRandom } from './random.ts';
import { regionMembers } from './reference-data.ts';
import { sampleCoverage, globalFamily, regionalFamilies, setLevel } from './regional-sets.ts';

const families = [...regionalFamilies, globalFamily];

describe('families', () => {
  it.each(families)('$key has enough members for its sizes, a name in five languages, and a weight', (family) => {
    expect(Math.max(...family.sizes)).toBeLessThanOrEqual(family.members.length);
    expect(new Set(family.members).size).toBe(family.members.length);
    expect(Object.values(family.name).every((name) => name.length > 0)).toBe(true);
    expect(family.weight).toBeGreaterThan(0);
  });

  it('have keys of their own', () => {
    expect(new Set(families.map((family) => family.key)).size).toBe(families.length);
  });

  it('put the surest countries first: the small Europe has the big markets', () => {
    const europe = regionalFamilies.find((family) => family.key === 'europe');
    expect(europe?.members.slice(0, 30)).toEqual(expect.arrayContaining(['DE', 'ES', 'FR', 'GB', 'IT', 'PT']));
    expect(europe?.members).not.toContain('JP');
  });
});

describe('sampleCoverage', () => {
  it('covers only members of the family, sorted, about as many as asked for', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...families), fc.nat(4), (seed, family, index) => {
        const size = family.sizes[index % family.sizes.length] ?? 2;
        const coverage = sampleCoverage(family, size, createRandom(seed));
        expect(coverage).toEqual([...new Set(coverage)].toSorted());
        expect(coverage.every((code) => family.members.includes(code))).toBe(true);
        expect(coverage).toHaveLength(Math.min(size, family.members.length));
      }),
    );
  });

  it('never adds a country dearer than all of the shared set', () => {
    const levels = new Map(countryMarkets.map((market) => [market.code, market.fixedUsd]));
    const dearest = (codes: readonly string[]): number => Math.max(...codes.map((code) => levels.get(code) ?? 0));
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...families), (seed, family) => {
        const size = family.sizes[0] ?? 2;
        const coverage = sampleCoverage(family, size, createRandom(seed));
        expect(dearest(coverage)).toBeLessThanOrEqual(dearest(family.members.slice(0, size)));
      }),
    );
  });

  it('mostly gives the shared set, so that sets stay few', () => {
    const random = createRandom('shared');
    const texts = Array.from({ length: 200 }, () => sampleCoverage(globalFamily, 100, random).join(' '));
    const shared = globalFamily.members.slice(0, 100).toSorted().join(' ');
    const share = texts.filter((text) => text === shared).length / 200;
    expect(share).toBeGreaterThan(0.55);
    expect(share).toBeLessThan(0.85);
  });
});

describe('setLevel', () => {
  it('is the middle of the countries and dearer, most of all across the world', () => {
    const level = (): number => 10;
    expect(setLevel(['DE', 'FR', 'IT'], level)).toBeCloseTo(11, 9);
    expect(setLevel(globalFamily.members.slice(0, 60), level)).toBeCloseTo(14, 9);
  });

  it('ignores countries without a market', () => {
    expect(setLevel(['DE', 'AQ'], (market) => market.fixedUsd)).toBeCloseTo(4.06 * 1.1, 9);
    expect(regionMembers('oceania')).toContain('CK');
  });
});
