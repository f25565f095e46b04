import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/kernel/locale.ts';
import { findDestinations } from './find-destinations.ts';
import type { SearchPlace } from './search-place.ts';

function makePlace(name: string, kind: SearchPlace['kind'] = 'country'): SearchPlace {
  return {
    kind,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    name,
    searches: [],
    readings: [],
    path: `/${name}`,
    flag: null,
    within: null,
    regions: [],
    planCount: 1,
    countryCount: null,
    price: null,
    amount: null,
  };
}

const countries = Array.from({ length: 20 }, (_none, index) => makePlace(`Country ${index}`));
const places = [
  makePlace('South Korea'),
  ...countries,
  makePlace('Solomon Islands'),
  makePlace('South Asia', 'region'),
  makePlace('Asia', 'region'),
];

function shape(query: string, from: readonly SearchPlace[] = places): [string, string[]][] {
  return findDestinations(query, from).groups.map(({ name, matches }) => [
    name,
    matches.map(({ destination }) => destination.name),
  ]);
}

describe('findDestinations', () => {
  it('offers readers their own country last', () => {
    const [first, ...others] = countries;
    const home = { ...makePlace('France'), flag: 'FR' };
    const names = (locale: Locale): (string | undefined)[] =>
      findDestinations('', [home, first ?? home, ...others], { locale }).items.map(
        ({ destination }) => destination.name,
      );
    expect([names('en')[0], names('fr')[0], names('fr').at(-1)]).toEqual(['France', 'Country 0', 'France']);
    expect(names('fr')).toHaveLength(14);
  });

  it.each(['', '  ', '　'])('has no results for the empty query %j, and offers the first 14 countries', (query) => {
    const found = findDestinations(query, places);
    expect(found.groups.map(({ name }) => name)).toEqual(['popular']);
    expect(found.items.map(({ destination }) => destination)).toEqual(places.slice(0, 14));
    expect(found.isNone).toBe(false);
  });

  const ranked = places.map((place, index) => ({ ...place, rank: index + 1 }));

  it('groups what matches, the group of the best known first', () => {
    expect(shape('so', ranked)).toEqual([
      ['countries', ['South Korea', 'Solomon Islands']],
      ['regions', ['South Asia']],
    ]);
    const solothurn = (rank: number | null): [string, string[]][] =>
      shape('so', [...ranked, { ...makePlace('Solothurn', 'part'), rank }]);
    expect(solothurn(null).map(([name]) => name)).toEqual(['countries', 'regions', 'parts']);
    expect(solothurn(0.5).map(([name]) => name)).toEqual(['parts', 'countries', 'regions']);
  });

  it('puts a group first where one is called so', () => {
    const korea = [...places, makePlace('Korea', 'part')];
    expect(shape('korea', korea)).toEqual([
      ['parts', ['Korea']],
      ['countries', ['South Korea']],
    ]);
  });

  it('leaves out a group without a match', () => {
    expect(shape('korea')).toEqual([['countries', ['South Korea']]]);
    expect(shape('asia')).toEqual([['regions', ['Asia', 'South Asia']]]);
  });

  it('lines the groups up for the arrow keys', () => {
    const { groups, items } = findDestinations('so', places);
    expect(items).toEqual(groups.flatMap(({ matches }) => matches));
    expect(items.map(({ ranges }) => ranges)).toEqual(items.map(() => [{ start: 0, end: 2 }]));
  });

  it('puts the group first in which one is called so, the best first', () => {
    const world = [
      ...places,
      { ...makePlace('Laos'), codes: ['LA', 'LAO'] },
      { ...makePlace('LA', 'part'), searches: [] },
    ];
    expect(shape('asia', [...world, makePlace('Asia Minor')]).map(([name]) => name)).toEqual(['regions', 'countries']);
    expect(shape('la', world).map(([name]) => name)).toEqual(['parts', 'countries']);
    expect(shape('lao', world)).toEqual([['countries', ['Laos']]]);
  });

  it('offers what is spelled nearly so where nothing matches', () => {
    expect(findDestinations('korae', places)).toMatchObject({ groups: [{ name: 'similar' }], isNone: false });
    expect(shape('korae')).toEqual([['similar', ['South Korea']]]);
    expect(shape('soloman')).toEqual([['similar', ['Solomon Islands']]]);
    expect(shape('korea')).toEqual([['countries', ['South Korea']]]);
  });

  it('offers whole names that are spelled nearly so before later words', () => {
    const british = [...places, makePlace('Colombia'), makePlace('British Columbia', 'part')];
    expect(shape('columbia', british)).toEqual([
      ['similar', ['Colombia']],
      ['parts', ['British Columbia']],
    ]);
  });

  it.each(['lebanon', 'LEBANON esim', 'leb'])('says of a country without plans that there are none, %s', (query) => {
    const lebanon = { ...makePlace('Lebanon'), planCount: 0, regions: ['asia'] };
    const turkey = { ...makePlace('Turkey'), regions: ['asia'] };
    const found = findDestinations(query, [turkey, ...places, lebanon]);
    expect(found).toMatchObject({ missing: lebanon, isNone: false });
    expect(found.groups.map(({ name }) => name)).toEqual(['near']);
    expect(found.items.map(({ destination }) => destination.name)).toEqual(['Asia', 'Turkey']);
  });

  it('says when there is nothing', () => {
    expect(findDestinations('atlantis', places)).toEqual({ groups: [], items: [], missing: null, isNone: true });
  });
});
