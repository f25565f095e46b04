import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales } from '#domain/kernel/locale.ts';
import { readAddress, writeAddress } from './page-address.ts';

describe('readAddress', () => {
  it('reads the language and the path', () => {
    expect(readAddress('/ja/region/europe')).toEqual({
      isPayload: false,
      locale: 'ja',
      path: '/region/europe',
      isExact: true,
      shownPath: '/ja/region/europe',
    });
  });

  it.each([
    ['/', '/', 'en'],
    ['/ja', '/', 'ja'],
    ['/fr/japan/tanuki-sim', '/japan/tanuki-sim', 'fr'],
  ])('takes %s as it is', (raw, path, locale) => {
    expect(readAddress(raw)).toMatchObject({ path, locale, isExact: true });
  });

  it.each([
    ['/Japan', '/japan', 'en'],
    ['/japan/', '/japan', 'en'],
    ['/JA/japan', '/japan', 'ja'],
    ['/ja/', '/', 'ja'],
    ['/en', '/', 'en'],
    ['/en/japan', '/japan', 'en'],
    ['/t%C3%BCrkiye', '/türkiye', 'en'],
    ['/%6Aapan', '/japan', 'en'],
  ])('knows another spelling: %s', (raw, path, locale) => {
    expect(readAddress(raw)).toMatchObject({ path, locale, isExact: false });
  });

  it.each([
    ['/_payload.json', '/', 'en'],
    ['/ja/_payload.json', '/', 'ja'],
    ['/ja/japan/_payload.json', '/japan', 'ja'],
  ])('reads %s as the payload of a page', (raw, path, locale) => {
    expect(readAddress(raw)).toMatchObject({ isPayload: true, path, locale, isExact: true });
  });

  it('shows a malformed path as it came', () => {
    expect(readAddress('/%E0%A4%A').shownPath).toBe('/%E0%A4%A');
  });

  it('shows a readable path decoded and never in full length', () => {
    expect(readAddress('/%E6%97%A5').shownPath).toBe('/日');
    expect(readAddress(`/${'a'.repeat(10_000)}`).shownPath).toHaveLength(301);
  });

  it('reads any text without an error', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(locales).toContain(readAddress(`/${text}`).locale);
      }),
    );
  });
});

describe('writeAddress', () => {
  it.each([
    ['/', 'en', false, '/'],
    ['/', 'en', true, '/_payload.json'],
    ['/', 'ja', true, '/ja/_payload.json'],
    ['/japan', 'fr', false, '/fr/japan'],
    ['/japan', 'fr', true, '/fr/japan/_payload.json'],
  ] as const)('writes %s in %s (payload: %s) as %s', (path, locale, isPayload, written) => {
    expect(writeAddress(path, { locale, isPayload })).toBe(written);
  });

  it('is read back as the same page', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...locales),
        fc.boolean(),
        fc.constantFrom('/', '/japan', '/region/europe'),
        (locale, isPayload, path) => {
          const address = readAddress(writeAddress(path, { locale, isPayload }));
          expect(address).toMatchObject({ locale, isPayload, path, isExact: true });
        },
      ),
    );
  });
});
