import { describe, expect, it } from 'vitest';
import currencies from '#data/currencies.json' with { type: 'json' };
import {
  countryName,
  demoCurrencies,
  regionMembers,
  regionName,
  toCountry,
  toCoverage,
  toCurrency,
  toRegion,
} from './reference-data.ts';

describe('reference data', () => {
  it('refuses codes and slugs that the reference data lacks', () => {
    expect(() => toCountry('ZZ')).toThrow('"ZZ" is not a country code');
    expect(() => toRegion('atlantis')).toThrow('"atlantis" is not a region');
    expect(() => countryName('ZZ')).toThrow(RangeError);
    expect(() => regionName('atlantis')).toThrow(RangeError);
    expect(regionMembers('atlantis')).toEqual([]);
  });

  it('knows names and members', () => {
    expect(countryName('DE').it).toBe('Germania');
    expect(regionName('europe').ja).toBe('ヨーロッパ');
    expect(regionMembers('baltic').toSorted()).toEqual(['EE', 'LT', 'LV']);
  });

  it('states coverage sorted by code and without repeats', () => {
    expect(toCoverage(['FR', 'DE', 'FR', 'AT'])).toEqual(['AT', 'DE', 'FR']);
  });

  it.each(demoCurrencies)('%s is a currency of the reference data', (code) => {
    expect(currencies.map((currency) => currency.code)).toContain(toCurrency(code));
  });
});
