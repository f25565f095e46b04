import { describe, expect, it } from 'vitest';
import type { CountryCode } from '#domain/kernel/codes.ts';
import { correctedNetworks, readCorrectedNetworks } from './network-correction.ts';

describe('readCorrectedNetworks', () => {
  it.each([
    ['NTT Docomo 5G, KDDI  4G', ['NTT Docomo 5G', 'KDDI 4G']],
    ['KDDI 3G/4G,SoftBank LTE', ['KDDI 4G', 'SoftBank 4G']],
    ['Rakuten', ['Rakuten -']],
    // A name may begin like a generation.
    ['3 5G, 5Giga', ['3 5G', '5Giga -']],
    ['5G', ['- 5G']],
  ])('reads %s', (text, networks) => {
    const read = readCorrectedNetworks(text);
    const words = read.ok && read.value.map(({ operator, generation }) => `${operator ?? '-'} ${generation ?? '-'}`);
    expect(words).toEqual(networks);
  });

  it.each(['', ' , ', 'KDDI,', 'x'.repeat(81)])('refuses "%s"', (text) => {
    expect(readCorrectedNetworks(text).ok).toBe(false);
  });
});

describe('correctedNetworks', () => {
  const [japan, korea, france] = ['JP', 'KR', 'FR'].map((code) => code as CountryCode);
  const at = (country = japan, operator = 'KT') => ({
    country: country ?? ('' as CountryCode),
    operator,
    generation: null,
  });
  const networks = [{ operator: 'KDDI', generation: null }];
  const coverage = [japan, korea].flatMap((country) => country ?? []);

  it.each([
    [null, [at(japan, 'KDDI'), at(korea, 'KDDI')]],
    [
      [japan, france],
      [at(korea), at(japan, 'KDDI')],
    ],
    [[france], [at(japan), at(korea)]],
  ])('puts them in place of those in %o, as far as the plan works there', (countries, expected) => {
    const correction = { countries: countries?.flatMap((country) => country ?? []) ?? null, networks };
    expect(correctedNetworks([at(japan), at(korea)], coverage, correction)).toEqual(expected);
  });
});
