import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareValues } from './list-query.ts';
import { sharesOf } from './region-shares.ts';

describe('sharesOf', () => {
  it.each([
    [33, ['all', '75', '50']],
    [32, ['75', '50']],
    [25, ['75', '50']],
    [24, ['50']],
    [17, ['50']],
    [16, ['less']],
    [0, ['less']],
  ])('of %s of 33 countries', (coveredHere, shares) => {
    expect(sharesOf({ coveredHere, countriesHere: 33 })).toEqual(shares);
  });

  it('are values of the facet, at least one, in its order, and more countries never lose one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 240 }), fc.nat({ max: 239 }), (countriesHere, some) => {
        const coveredHere = some % countriesHere;
        const shares = sharesOf({ coveredHere, countriesHere });
        expect(shares).toEqual(shareValues.filter((value) => shares.includes(value)));
        expect(shares).not.toEqual([]);
        const more = sharesOf({ coveredHere: coveredHere + 1, countriesHere });
        expect(shares.filter((value) => value !== 'less' && !more.includes(value))).toEqual([]);
      }),
    );
  });
});
