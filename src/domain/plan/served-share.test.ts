import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { servedShare, worksInEnough } from './served-share.ts';

describe('worksInEnough', () => {
  it('is true from half of the countries on, and never gets worse with more of them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 240 }), fc.nat({ max: 240 }), (countriesHere, spare) => {
        const coveredHere = Math.min(spare, countriesHere);
        expect(worksInEnough({ coveredHere, countriesHere })).toBe(coveredHere / countriesHere >= servedShare);
        const withMore = worksInEnough({ coveredHere: coveredHere + 1, countriesHere });
        expect(withMore || !worksInEnough({ coveredHere, countriesHere })).toBe(true);
      }),
    );
  });

  it('holds for every plan of a country', () => {
    expect(worksInEnough({ coveredHere: 1, countriesHere: 1 })).toBe(true);
  });
});
