import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countEdits } from '#domain/kernel/count-edits.ts';
import { findMisspelt } from './misspelt.ts';
import type { SearchableDestination } from './searchable-destination.ts';

function place(slug: string, name: string, more: Partial<SearchableDestination> = {}): SearchableDestination {
  return { kind: 'country', slug, name, searches: [], readings: [], ...more };
}

const destinations = [
  place('bosnia', 'Bosnia and Herzegovina', { searches: ['Bosnie'] }),
  place('germany', 'Germany', { searches: ['Allemagne', 'Alemania'] }),
  place('italy', 'Italy', { searches: ['Italia', 'イタリア'] }),
  place('oman', 'Oman'),
  place('turkey', 'Turquía'),
  place('philippines', 'Philippines'),
  place('hong-kong', 'Hong Kong'),
  place('sweden', 'スウェーデン'),
  place('florence', 'Florence', { kind: 'part', country: 'italy' }),
];

function find(query: string, mode: 'destinations' | 'countries' = 'destinations'): readonly string[] {
  return findMisspelt({ query, destinations, mode }).map(({ slug }) => slug);
}

describe('findMisspelt', () => {
  it.each([
    ['itlay', ['italy']],
    ['itly', ['italy']],
    ['itaaly', ['italy']],
    ['itxly', ['italy']],
    ['Germnay', ['germany']],
    ['alemagne', ['germany']],
    ["l'allemange", ['germany']],
    ['the grmany', ['germany']],
    ['herzegovnia', ['bosnia']],
    ['bosnia and herzegovia', ['bosnia']],
    ['hongkng', ['hong-kong']],
    ['スウエーデン', ['sweden']],
    ['flroence', ['florence']],
    ['oamn', []],
    ['omn', []],
    ['ixaxly', []],
    ['omaan', ['oman']],
    ['turkia', ['turkey']],
    ['phillipines', ['philippines']],
    ['filipinas', ['philippines']],
    ['イタリヤ', ['italy']],
    ['atlantis', []],
    ['', []],
  ])('%j may mean %j', (query, slugs) => {
    expect(find(query)).toEqual(slugs);
  });

  it('puts the shown name first, then other names, whole names before words of them', () => {
    const all = [
      place('d', 'X', { searches: ['New Zembla'] }),
      place('c', 'X', { searches: ['Zembla'] }),
      place('b', 'New Zembla'),
      place('a', 'Zembla'),
    ];
    expect(findMisspelt({ query: 'zemlba', destinations: all, mode: 'countries' }).map(({ slug }) => slug)).toEqual([
      ...'abcd',
    ]);
  });

  it('leads from a part to its country where only countries are offered', () => {
    expect(find('flroence', 'countries')).toEqual(['italy']);
  });

  it('finds the names that are one edit away, or two in long ones', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 4, maxLength: 9 });
    fc.assert(
      fc.property(letters, letters, (typed, name) => {
        const found = findMisspelt({ query: typed, destinations: [place('x', name)], mode: 'destinations' });
        const edits = countEdits(typed, name);
        const isNear = name.length >= 5 && edits <= 1;
        // Two edits at both ends leave nothing to go by, and doubled letters sound as one.
        const isFar = (name.length < 5 || edits > 2) && !/(.)\1/.test(typed + name);
        expect([isNear && found.length === 0, isFar && found.length > 0]).toEqual([false, false]);
      }),
    );
  });
});
