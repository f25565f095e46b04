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
    expect(readCoverage(names, 'countries')).toEqual({ ok: true, value: { countries, leftOut } });
  });

  it.each([
    [[], 'missing-field', ''],
    [['QQ', 'IC'], 'unknown-destination', 'QQ'],
    [['IC', 'QQ'], 'sub-national-destination', 'IC'],
    [['Virgin Islands'], 'ambiguous-destination', 'Virgin Islands'],
    [['Europe'], 'region-without-countries', 'Europe'],
  ])('of %j is none because of the first problem: %s', (names, reason, value) => {
    expect(readCoverage(names, 'countries')).toEqual({ ok: false, reason: { reason, field: 'countries', value } });
  });
});

describe('a region’s label', () => {
  it.each([
    ['Europe', 'europe'],
    ['EU+', 'europe'],
    ['Global', 'global'],
    ['AN', 'netherlands-antilles'],
    ['Japan', null],
    ['CIS', null],
    ['', null],
  ])('%j is %j', (words, region) => {
    expect(readRegionLabel(words)).toBe(region);
  });
});
