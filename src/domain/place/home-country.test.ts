import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '#domain/kernel/locale.ts';
import { isHomeCountry, putHomeLast } from './home-country.ts';

const anyPlaces = fc
  .uniqueArray(fc.constantFrom('FR', 'ES', 'US', 'CN', 'IT', 'JP', null))
  .map((flags) => flags.map((flag) => ({ flag })));

describe('putHomeLast', () => {
  it('puts a country at the end of the list for those who live there', () => {
    const places = ['FR', 'ES', 'US'].map((flag) => ({ flag }));
    expect(putHomeLast(places, 'fr').map(({ flag }) => flag)).toEqual(['ES', 'US', 'FR']);
    expect(putHomeLast(places, 'en')).toEqual(places);
  });

  it('keeps every place, and the order of the others', () => {
    fc.assert(
      fc.property(anyPlaces, fc.constantFrom(...locales), (places, locale) => {
        const put = putHomeLast(places, locale);
        const away = ({ flag }: { flag: string | null }): boolean => !isHomeCountry(flag, locale);
        expect(put).toHaveLength(places.length);
        expect(put.filter(away)).toEqual(places.filter(away));
        expect(put.slice(0, -1).every(away)).toBe(true);
      }),
    );
  });
});
