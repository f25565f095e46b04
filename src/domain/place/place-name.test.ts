import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '#domain/kernel/locale.ts';
import { countries } from './countries.ts';
import { findPlaceByName, placeNameKey } from './place-name.ts';
import { regions } from './regions.ts';

const named = [
  ...countries.map(({ code, name }) => ({ key: code as string, name })),
  ...regions.map(({ slug, name }) => ({ key: slug as string, name })),
].flatMap(({ key, name }) => Object.values(name).map((text) => [text, key] as const));

function destinationCalled(name: string): string | null {
  return findPlaceByName(name)?.destination ?? null;
}

describe('findPlaceByName', () => {
  it('knows every country and region by its name in every language', () => {
    expect(named.filter(([name, key]) => destinationCalled(name) !== key)).toEqual([]);
    expect(named).toHaveLength(270 * locales.length);
  });

  it('has no name that means two places, in whatever languages', () => {
    const keys = Map.groupBy(named, ([name]) => placeNameKey(name));
    const shared = [...keys].filter(([, found]) => new Set(found.map(([, key]) => key)).size > 1);
    expect(shared).toEqual([]);
  });

  it('does not depend on case, accents, their encoding, or what parts words', () => {
    const anySpelling = fc.constantFrom<(text: string) => string>(
      (text) => text.toUpperCase(),
      (text) => text.toLowerCase(),
      (text) => text.normalize('NFD'),
      (text) => text.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, ''),
      (text) => text.replaceAll(/[\s’'.,()]+/g, '-'),
      (text) => text.replaceAll(' ', '_'),
      (text) => text.replaceAll(' ', ''),
      (text) => ` ${text} `,
    );
    fc.assert(
      fc.property(fc.constantFrom(...named), anySpelling, ([name, key], spell) => {
        expect(destinationCalled(spell(name))).toBe(key);
      }),
    );
  });

  it.each([
    ['angleterre', 'GB'],
    ['Hollande', 'NL'],
    ['türkiye', 'TR'],
    ['にほん', 'JP'],
    ['アメリカ合衆国', 'US'],
    ['Burma', 'MM'],
    ['bahamas, the', 'BS'],
    ['Vereinigte Staaten', null],
    // The state or the country, and the two halves of the island: the reference data's names win.
    ['georgia', 'GE'],
    ['saint-martin', 'MF'],
    ['Northern Countries', null],
  ])('reads %s as %s', (name, key) => {
    expect(destinationCalled(name)).toBe(key);
  });

  it.each([
    'congo',
    'virgin islands',
    'columbia',
    'sea',
    'all',
    'gulf',
    '',
    ' ',
    '-',
    '???',
    'constructor',
    '__proto__',
  ])('finds nothing called %j', (name) => {
    expect(findPlaceByName(name)).toBeNull();
  });

  it.each([
    ['paris', 'FR', 'paris'],
    ['東京', 'JP', 'tokyo'],
    ['hawaï', 'US', 'hawaii'],
    ['sao-paulo', 'BR', 'sao-paulo'],
    // Names of countries too.
    ['granada', 'GD', null],
    ['mexico', 'MX', null],
  ])('reads %s as %s, part %s', (name, destination, slug) => {
    const found = findPlaceByName(name);
    expect([found?.destination, found?.part?.slug ?? null]).toEqual([destination, slug]);
  });

  it('reads no name longer than any', () => {
    expect(findPlaceByName(`japan${'-'.repeat(300)}`)).toBeNull();
  });
});

describe('placeNameKey', () => {
  it('is never empty for a name', () => {
    expect(named.filter(([name]) => placeNameKey(name) === '')).toEqual([]);
  });
});
