import { describe, expect, it } from 'vitest';
import { noOptions } from '#tests/support/feed-files.ts';
import { readOfferPlace } from './offer-place.ts';
import type { EsimOffer } from './wire-schema.ts';

type Roaming = readonly (string | null)[];

function place(offerId: string, name: string | null, roaming: Roaming = []) {
  const offer = {
    offerId,
    country: { name },
    details: { roamingDetails: roaming.map((code) => ({ country: { code, name: null } })) },
  };
  const found = readOfferPlace(offer as unknown as EsimOffer, noOptions);
  return found.ok ? [found.value.countries.join(), found.value.leftOut.join()] : found.reason.reason;
}

describe('where an offer works', () => {
  it.each([
    ['Iran (Islamic Republic of)', 'IR'],
    ['Moldova (Republic of)', 'MD'],
    ['North Macedonia (Republic of North Macedonia)', 'MK'],
    ['Macau (Special Administrative Region of China)', 'MO'],
    ['Palestinian Territory (Occupied)', 'PS'],
    ['Saint Martin French', 'MF'],
    ['Isle Of Man', 'IM'],
    ['Russian Federation', 'RU'],
  ])('%s is %s, by its long name as by its code', (name, code) => {
    expect(place('SPECIAL-1', name)).toEqual([code, '']);
    expect(place(`ESIM-${code}-7D-1GB-NOROAM`, name)).toEqual([code, '']);
  });

  it('is never a country where the id names a part of it', () => {
    expect(place('ESIM-IC-7D-1GB-NOROAM', 'Spain')).toBe('sub-national-destination');
    expect(place('ESIM-NCY-7D-1GB-NOROAM', 'Cyprus')).toBe('sub-national-destination');
  });

  it('is not known where the id and the name disagree', () => {
    expect(place('ESIM-PT-7D-1GB-NOROAM', 'Spain')).toBe('ambiguous-destination');
  });

  it('is what the id says where the name says nothing certain', () => {
    expect(place('ESIM-CG-7D-1GB-NOROAM', 'Congo')).toEqual(['CG', '']);
    expect(place('ESIM-MT-7D-1GB-NOROAM', 'Melita')).toEqual(['MT', '']);
    expect(place('ESIM-QQ-7D-1GB-NOROAM', 'Malta')).toEqual(['MT', '']);
  });

  it('is not known without a code and a name', () => {
    expect(place('SPECIAL-1', null)).toBe('missing-field');
    expect(place('SPECIAL-1', 'Atlantis')).toBe('unknown-destination');
  });

  it('includes what it roams in, unless it says that it does not roam', () => {
    expect(place('ESIMHAJJ-SA-7D-1GB', 'Saudi Arabia', ['AE', 'QQ', null])).toEqual(['AE,SA', 'QQ']);
    expect(place('ESIM-JE-7D-1GB-NOROAM', 'Jersey', ['GG'])).toEqual(['JE', 'GG']);
    expect(place('ESIM-JE-7D-UNLIMITED_NOROAM', 'Jersey', ['GG'])).toEqual(['JE', 'GG']);
  });
});
