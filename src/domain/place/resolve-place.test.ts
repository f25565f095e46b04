import { describe, expect, it } from 'vitest';
import type { CountryCode, CurrencyCode } from '#domain/kernel/codes.ts';
import { countries } from './countries.ts';
import { describeMeanings } from './place-meaning.ts';
import { parsePlaces, resolvePlace, type PlaceContext, type StatedPlace } from './resolve-place.ts';

/** The codes; else why there are none. */
function read(place: StatedPlace, context: PlaceContext = {}): string {
  const found = resolvePlace(place, context);
  if (found.ok) return found.value.countries.join();
  const { kind, meanings } = found.reason;
  return kind === 'ambiguous' ? describeMeanings(meanings) : kind;
}

const country = (code: string): CountryCode => code as CountryCode;
const currency = (code: string): CurrencyCode => code as CurrencyCode;

describe('an ambiguous name', () => {
  it.each<[string, PlaceContext, string]>([
    ['Georgia', { id: 'esim_1GB_7D_GE_V2' }, 'GE'],
    ['Georgia', { link: 'https://shop.example/esim/georgia?country=GE' }, 'GE'],
    ['Georgia', { operators: ['MagtiCom'] }, 'GE'],
    ['Georgia', { operators: ['magti com'] }, 'GE'],
    ['Georgia', { currency: currency('GEL') }, 'GE'],
    ['Georgia', { operators: ['AT&T'] }, 'sub-national'],
    ['Georgia', { link: 'https://shop.example/esim/us/georgia' }, 'sub-national'],
    ['Congo', { id: 'CD-5GB-30D' }, 'CD'],
    ['Congo', { link: 'https://shop.example/fr/esim-congo-kinshasa-5gb' }, 'CD'],
    ['Congo', { link: 'https://shop.example/esim/congo-brazzaville' }, 'CG'],
    ['Congo', { operators: ['Vodacom', 'Airtel'] }, 'CD'],
    ['Congo', { currency: currency('CDF') }, 'CD'],
    ['Saint Martin', { id: 'SX-1GB' }, 'SX'],
    ['Saint Martin', { link: 'https://shop.example/esims/sint-maarten' }, 'SX'],
    ['Virgin Islands', { link: 'https://shop.example/us-virgin-islands' }, 'VI'],
    ['Korea', { operators: ['SK Telecom'] }, 'KR'],
    ['Korea', { currency: currency('KRW') }, 'KR'],
  ])('%s with %j is %s', (name, context, expected) => {
    expect(read({ name }, context)).toBe(expected);
  });

  it.each<[string, PlaceContext, string]>([
    ['Georgia', {}, 'Georgia or the state of Georgia'],
    ['Georgia', { currency: currency('USD') }, 'Georgia or the state of Georgia'],
    ['Georgia', { id: 'GE-US-1GB' }, 'Georgia or the state of Georgia'],
    ['Congo', { currency: currency('XAF') }, 'DR Congo or Republic of the Congo'],
    ['Congo', { operators: ['Airtel'] }, 'DR Congo or Republic of the Congo'],
    ['Congo', { operators: ['Vodacom', 'MTN'] }, 'DR Congo or Republic of the Congo'],
    // A first segment is the language of the shop, the host says nothing, and two letters within words may be a word.
    [
      'Virgin Islands',
      { link: 'https://shop.example/vi/virgin-islands' },
      'British Virgin Islands or US Virgin Islands',
    ],
    ['Columbia', { link: 'https://shop.co/columbia' }, 'Colombia or British Columbia'],
    ['Dominican', { link: 'https://shop.example/what-to-do-dominican' }, 'Dominica or Dominican Republic'],
  ])('%s with %j stays ambiguous', (name, context, expected) => {
    expect(read({ name }, context)).toBe(expected);
  });
});

describe('a name and a code', () => {
  it.each([
    ['Congo', 'CG', 'CG'],
    ['Japan', 'JP', 'JP'],
    ['Hong Kong, China', 'HK', 'HK'],
    ['Netherlands Antilles', 'AN', 'BQ,CW,SX'],
    ['Melita', 'MT', 'MT'],
    ['Malta', 'QQ', 'MT'],
    ['Spain', 'IC', 'sub-national'],
    ['Hawaii', 'US', 'sub-national'],
    ['Europe', 'DE', ''],
    ['Niger', 'NG', 'Niger or Nigeria'],
    ['Dominica', 'DO', 'Dominica or Dominican Republic'],
    ['Georgia', 'GA', 'Georgia or the state of Georgia'],
    ['Guinea', 'GQ', 'Guinea or Equatorial Guinea'],
    ['Samoa', 'AS', 'Samoa or American Samoa'],
  ])('%s beside %s is %s', (name, code, expected) => {
    expect(read({ name, code })).toBe(expected);
  });

  it('of different countries are never one of the two', () => {
    // Names that several countries share are decided by the code, however they are written ("St Martin").
    const ones = countries.filter(({ name }) => resolvePlace({ name: name.en }, {}).ok);
    expect(countries.length - ones.length).toBeLessThan(10);
    const agreed = ones.flatMap(({ name, code: own }) =>
      countries
        .filter(({ code }) => code !== own && resolvePlace({ name: name.en, code }, {}).ok)
        .map(({ code }) => `${name.en}, ${code}`),
    );
    expect(agreed).toEqual([]);
  });
});

describe('the operator’s places', () => {
  const places = parsePlaces({
    Georgia: [country('GE')],
    Benelux: ['NL', 'BE', 'LU'].map(country),
    QQ: [country('XK')],
  });

  it('win over everything, whatever the case and the accents', () => {
    expect(read({ name: 'Georgia' }, { places })).toBe('GE');
    expect(read({ name: ' GÉORGIA ' }, { places, operators: ['AT&T'] })).toBe('GE');
    expect(read({ name: 'Benelux' }, { places })).toBe('BE,LU,NL');
    expect(read({ code: 'qq', name: 'Pristina' }, { places })).toBe('XK');
    expect(read({ name: 'Japan' }, { places })).toBe('JP');
    expect(read({ name: '???' }, { places })).toBe('unknown destination');
  });
});
