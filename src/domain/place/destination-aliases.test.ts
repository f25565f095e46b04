import { describe, expect, it } from 'vitest';
import { locales } from '#domain/kernel/locale.ts';
import { countries, findCountry, findCountryBySlug } from './countries.ts';
import { destinationAliases, findCodeAlias } from './destination-aliases.ts';
import { findRegion, regions } from './regions.ts';

const { countryNames, nonIsoCodes, regionLabels, subnational } = destinationAliases;
const isoCodes = countries.flatMap(({ code, alpha3 }) => [code.toLowerCase(), alpha3.toLowerCase()]);
const slugs = [...countries.map(({ slug }) => slug), ...regions.map(({ slug }) => slug)];

describe('codes in paths', () => {
  it('never shadow a real slug', () => {
    expect(isoCodes.filter((code) => slugs.includes(code))).toEqual([]);
  });

  it('leave out only the ISO codes that are languages', () => {
    expect(isoCodes.filter((code) => findCodeAlias(code) === null)).toEqual(
      isoCodes.filter((code) => locales.some((locale) => locale === code)),
    );
  });

  it('do not find inherited properties', () => {
    expect([findCodeAlias('constructor'), findCodeAlias('__proto__'), findCodeAlias('')]).toEqual([null, null, null]);
  });
});

describe('aliases of feeds', () => {
  it('name only countries and regions that exist', () => {
    const codes = [
      ...Object.values(countryNames),
      ...Object.values(subnational),
      ...Object.values(nonIsoCodes).flatMap(({ mapTo }) => mapTo),
    ];
    expect(codes.filter((code) => findCountry(code) === null)).toEqual([]);
    const labelled = Object.values(regionLabels).filter((slug) => slug !== null);
    expect(labelled.filter((slug) => findRegion(slug) === null)).toEqual([]);
  });

  it('call no country a part of one', () => {
    const names = new Set(countries.flatMap(({ name }) => Object.values(name)));
    expect(Object.keys(subnational).filter((name) => names.has(name) || isoCodes.includes(name.toLowerCase()))).toEqual(
      [],
    );
  });

  it('give no ISO alpha-2 code another meaning', () => {
    expect(Object.keys(nonIsoCodes).filter((code) => findCountry(code) !== null)).toEqual([]);
    expect(findCountryBySlug('japan')?.code).toBe('JP');
  });
});
