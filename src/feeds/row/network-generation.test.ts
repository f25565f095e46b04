import { describe, expect, it } from 'vitest';
import type { CountryCode } from '#domain/kernel/codes.ts';
import { readGeneration } from '#domain/plan/network-generation.ts';
import { networksWithoutOperator } from './network-generation.ts';

describe('the generation of a network', () => {
  it.each([
    [['5G'], '5G'],
    [['4G', '5G'], '5G'],
    [['3G/4G'], '4G'],
    [['LTE'], '4G'],
    [['3G', 'LTE'], '4G'],
    [['5G', 'LTE'], '5G'],
    [['2g'], '2G'],
    [['GPRS'], null],
    [[], null],
  ])('of %j is %j', (words, generation) => {
    expect(readGeneration(words)).toBe(generation);
  });

  it('without an operator is stated only of one country', () => {
    const [japan, korea] = ['JP', 'KR'] as CountryCode[];
    if (japan === undefined || korea === undefined) throw new Error('two countries were named');
    expect(networksWithoutOperator([japan], ['4G'])).toEqual([{ country: 'JP', operator: null, generation: '4G' }]);
    expect(networksWithoutOperator([japan, korea], ['4G'])).toEqual([]);
    expect(networksWithoutOperator([japan], [])).toEqual([]);
    expect(networksWithoutOperator([], ['4G'])).toEqual([]);
  });
});
