import { describe, expect, it } from 'vitest';
import { findReferenceFault, shippedFiles } from './find-fault.ts';

type Files = typeof shippedFiles;

/** The sentence about files of which one was changed. */
function faultOf(change: (files: Files) => unknown): string | null {
  const files = structuredClone(shippedFiles);
  change(files);
  return findReferenceFault(files);
}

function countryOf(files: Files, code: string): Files['countries'][number] {
  const found = files.countries.find((country) => country.code === code);
  if (found === undefined) throw new Error(`no ${code}`);
  return found;
}

describe('findReferenceFault', () => {
  it('finds none in the files as they ship', () => {
    expect(findReferenceFault()).toBeNull();
  });

  it.each<[string, (files: Files) => unknown, string]>([
    [
      'a language',
      (files) => Reflect.deleteProperty(countryOf(files, 'JP').name, 'fr'),
      'data/countries.json cannot be used: JP name fr is missing.',
    ],
    [
      'a field',
      (files) => Reflect.deleteProperty(files.currencies[0] ?? {}, 'decimalDigits'),
      'data/currencies.json cannot be used: AED decimalDigits is missing.',
    ],
    [
      'a form of a place',
      (files) => files['place-articles'].fr.forEach(({ places }) => places.splice(places.indexOf('JP') >>> 0, 1)),
      'data/place-articles.json cannot be used: fr has no forms of JP.',
    ],
    [
      'the figures of an activity',
      (files) => files['data-use'].activities.shift(),
      'data/data-use.json cannot be used: has no figures for maps.',
    ],
    [
      'a whole file',
      (files) => Reflect.deleteProperty(files, 'popularity'),
      'data/popularity.json cannot be used: it is missing.',
    ],
  ])('says that %s is missing', (_what, change, sentence) => {
    expect(faultOf(change)).toBe(sentence);
  });

  it.each<[string, (files: Files) => unknown, string]>([
    [
      'currency of a country',
      (files) => countryOf(files, 'JP').currencies.push('XXQ'),
      'data/countries.json cannot be used: JP currencies names "XXQ", which is not the code of a currency.',
    ],
    [
      'country of a region',
      (files) => files.regions[0]?.countries.unshift('QQ'),
      'data/regions.json cannot be used: europe countries names "QQ", which is not the code of a country.',
    ],
    [
      'country of a rule',
      (files) => Object.assign(files['country-rules'].rules[0] ?? {}, { country: 'QQ' }),
      'data/country-rules.json cannot be used: rules QQ country "QQ" is not the code of a country.',
    ],
    [
      'meaning of a name',
      (files) => Object.assign(files['destination-aliases'].countryNames, { Burma: 'QQ' }),
      'data/destination-aliases.json cannot be used: countryNames Burma "QQ" is not the code of a country.',
    ],
    [
      'source of a figure',
      (files) => Object.assign(files['data-use'].overhead, { source: 'nobody' }),
      'data/data-use.json cannot be used: has no source "nobody".',
    ],
  ])('says which %s is unknown', (_what, change, sentence) => {
    expect(faultOf(change)).toBe(sentence);
  });

  it.each<[string, (files: Files) => unknown, RegExp]>([
    ['a misspelt field', (files) => Object.assign(files.regions[0] ?? {}, { noBg: true }), /europe: .*"noBg"/],
    ['a code that two share', (files) => files.countries.push(countryOf(files, 'JP')), /has "JP" twice/],
    ['a list that is none', (files) => Object.assign(files, { regions: {} }), /^data\/.+\.json cannot be used: /],
    [
      'an unknown kind of rule',
      (files) => Object.assign(files['country-rules'].rules[0] ?? {}, { kind: 'x' }),
      /kind "x"/,
    ],
    [
      'a rate in words',
      (files) => Object.assign(files['exchange-rates-fallback'].rates, { EUR: 'one' }),
      /rates EUR "one"/,
    ],
    ['an empty name', (files) => Object.assign(countryOf(files, 'JP').name, { it: ' ' }), /JP name it " " is empty/],
  ])('refuses %s', (_what, change, sentence) => {
    expect(faultOf(change)).toMatch(sentence);
  });
});
