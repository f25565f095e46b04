import { describe, expect, it } from 'vitest';
import { readCoverage, readRegionLabel } from './feed-coverage.ts';

describe('coverage', () => {
  it.each([
    [['JP'], ['JP'], []],
    [['Japan', 'JPN', 'jp'], ['JP'], []],
    [['KR', 'DE', 'JP'], ['DE', 'JP', 'KR'], []],
    [['AN'], ['BQ', 'CW', 'SX'], []],
    [['NA'], ['NA'], []],
    [['JP', 'IC', 'QQ', 'Europe'], ['JP'], ['IC', 'QQ', 'Europe']],
  ])('of %j is %j', (names, countries, leftOut) => {
    expect(readCoverage(names, 'countries', {})).toEqual({ ok: true, value: { countries, leftOut } });
  });

  it.each([
    [[], 'missing-field', ''],
    [['QQ', 'IC'], 'unknown-destination', 'QQ'],
    [['IC', 'QQ'], 'sub-national-destination', 'IC'],
    [['Virgin Islands'], 'ambiguous-destination', 'Virgin Islands: British Virgin Islands or US Virgin Islands'],
    [['Europe'], 'region-without-countries', 'Europe'],
    [['CIS'], 'region-without-countries', 'CIS'],
    [['JP', 'K"R'], 'bad-value', 'K"R'],
  ])('of %j is none because of the first problem: %s', (names, reason, value) => {
    expect(readCoverage(names, 'countries', {})).toEqual({ ok: false, reason: { reason, field: 'countries', value } });
  });
});

describe('an ambiguous name in a list', () => {
  it.each([
    [['Armenia', 'Azerbaijan', 'Georgia'], 'AM,AZ,GE'],
    [['Florida', 'Armenia', 'Turkey', 'Georgia'], 'AM,TR'],
    [['Scotland', 'Armenia', 'Turkey', 'Georgia'], 'AM,GE,TR'],
    [['Atlantis', 'Armenia', 'Turkey', 'Georgia'], 'AM,TR'],
    [['Canada', 'United States', 'Georgia'], 'CA,US'],
    [['DR Congo', 'Congo'], 'CD,CG'],
    [['Sint Maarten', 'Saint Martin'], 'MF,SX'],
    [['British Virgin Islands', 'Virgin Islands'], 'VG,VI'],
    [['South Korea', 'Japan', 'Korea'], 'JP,KR'],
  ])('%j is %s', (names, codes) => {
    const coverage = readCoverage(names, 'countries', {});
    expect(coverage.ok && coverage.value.countries.join()).toBe(codes);
  });

  it('is not explained where its own code contradicts it', () => {
    const coverage = readCoverage(['DR Congo', { name: 'DR Congo', code: 'CG' }], 'countries', {});
    expect(coverage.ok && coverage.value).toEqual({ countries: ['CD'], leftOut: ['CG DR Congo'] });
  });

  it('is explained by its operators', () => {
    const coverage = readCoverage([{ name: 'Georgia', operators: ['Silknet'] }, 'JP'], 'countries', {});
    expect(coverage.ok && coverage.value.countries).toEqual(['GE', 'JP']);
  });
});

describe('a region’s label', () => {
  it.each([
    ['Europe', 'europe'],
    ['EU+', 'europe'],
    ['Global', 'global'],
    ['Global - Light', 'global'],
    ['Europe Lite', 'europe'],
    ['Asia (12 areas)', 'asia'],
    ['Light', null],
    ['USA - Light', null],
    ['AN', 'netherlands-antilles'],
    ['Japan', null],
    ['CIS', null],
    ['', null],
  ])('%j is %j', (words, region) => {
    expect(readRegionLabel(words)).toBe(region);
  });
});
