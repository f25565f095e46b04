import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '#domain/kernel/locale.ts';
import { negotiateLocale } from './negotiate-locale.ts';

function fromHeader(acceptLanguage: string | null | undefined): string | null {
  return negotiateLocale({ cookieLocale: undefined, acceptLanguage });
}

describe('negotiateLocale', () => {
  it('lets a valid cookie win', () => {
    expect(negotiateLocale({ cookieLocale: 'it', acceptLanguage: 'ja' })).toBe('it');
  });

  it.each(['', 'tlh', 'EN', 'fr-CA', '../..'])('ignores the cookie value "%s"', (cookieLocale) => {
    expect(negotiateLocale({ cookieLocale, acceptLanguage: 'ja' })).toBe('ja');
  });

  it.each([
    ['ja', 'ja'],
    ['fr-CA', 'fr'],
    ['FR-ca', 'fr'],
    ['tlh-Latn-QO, es-419;q=0.9', 'es'],
    ['tlh, fr;q=0.5, it;q=0.7', 'it'],
    ['en-US,en;q=0.9,ja;q=0.8', 'en'],
    ['fr;q=0.8, ja;q=0.8', 'fr'],
    ['fr;q=0.3, fr-CA;q=0.9, ja;q=0.8', 'fr'],
    ['*', 'en'],
    ['tlh, *;q=0.5', 'en'],
    ['en;q=0, *;q=0.5', 'ja'],
    ['*;q=0.5, es;q=0.5', 'es'],
    ['it ; q=1.0 , ja;q=0.999', 'it'],
  ])('reads %s', (header, expected) => {
    expect(fromHeader(header)).toBe(expected);
  });

  it.each([
    undefined,
    null,
    '',
    'tlh',
    'tlh-QO,tlh;q=0.9',
    'fr;q=0',
    'french',
    'fr;q=high',
    ';;;,,,',
    'j a',
    'fra',
    '*;q=0',
  ])('has no answer to %s', (header) => {
    expect(fromHeader(header)).toBeNull();
  });

  it('skips what it cannot read and uses the rest', () => {
    expect(fromHeader('fr;q=2;x, "ja", it;q=0.2')).toBe('it');
  });

  it('reads only the beginning of an endless header', () => {
    expect(fromHeader(`${'tlh,'.repeat(1000)}ja`)).toBeNull();
    expect(fromHeader(`ja,${'tlh,'.repeat(100_000)}`)).toBe('ja');
  });

  it('answers any header with one of the languages or null', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii', maxLength: 300 }), (header) => {
        expect([null, ...locales]).toContain(fromHeader(header));
      }),
    );
  });

  it('finds the language with the highest quality in any order', () => {
    const quality = fc.integer({ min: 1, max: 1000 });
    const wishes = fc.uniqueArray(fc.tuple(fc.constantFrom(...locales), quality), {
      minLength: 1,
      selector: ([locale]) => locale,
    });
    fc.assert(
      fc.property(wishes, (pairs) => {
        const header = pairs.map(([locale, q]) => `${locale}-XX;q=${(q / 1000).toFixed(3)}`).join(',');
        const best = pairs.toSorted((a, b) => b[1] - a[1])[0];
        expect(fromHeader(header)).toBe(best?.[0]);
      }),
    );
  });
});
