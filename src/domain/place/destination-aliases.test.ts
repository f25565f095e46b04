import { describe, expect, it } from 'vitest';
import { countries, findCountry, findCountryBySlug } from './countries.ts';
import { destinationAliases, findPathAlias } from './destination-aliases.ts';
import { findRegion, regions } from './regions.ts';

const { pathAliases, countryNames, nonIsoCodes, regionLabels, subnational } = destinationAliases;
const isoCodes = countries.flatMap(({ code, alpha3 }) => [code.toLowerCase(), alpha3.toLowerCase()]);
const slugs = [...countries.map(({ slug }) => slug), ...regions.map(({ slug }) => slug)];

describe('path aliases', () => {
  it('lead to a destination that exists', () => {
    const targets = Object.values(pathAliases);
    expect(targets.filter((target) => findCountry(target) === null && findRegion(target) === null)).toEqual([]);
    expect(Object.keys(pathAliases).filter((alias) => findPathAlias(alias) === null)).toEqual([]);
  });

  it('are single lower-case path segments', () => {
    expect(Object.keys(pathAliases).filter((alias) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(alias))).toEqual([]);
  });

  it.each([
    ['pathAliases', Object.keys(pathAliases)],
    ['ISO codes', isoCodes],
  ])('never shadow a real slug (%s)', (_name, aliases) => {
    expect(aliases.filter((alias) => slugs.includes(alias))).toEqual([]);
  });

  it('leave out only the ISO codes that are languages', () => {
    expect(isoCodes.filter((code) => findPathAlias(code) === null)).toEqual(['es', 'fr', 'it']);
  });

  it('never say of an ISO code anything else than ISO does', () => {
    const contradicting = Object.entries(pathAliases).filter(
      ([alias, target]) => isoCodes.includes(alias) && findCountry(target)?.code.toLowerCase() !== alias,
    );
    expect(contradicting).toEqual([]);
  });

  it('do not find inherited properties', () => {
    expect([findPathAlias('constructor'), findPathAlias('__proto__'), findPathAlias('')]).toEqual([null, null, null]);
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
