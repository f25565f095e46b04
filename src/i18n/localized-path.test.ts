import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLocale, locales } from '#domain/kernel/locale.ts';
import { localizePath, splitLocale } from './localized-path.ts';

describe('localizePath', () => {
  it.each([
    ['/', 'en', '/'],
    ['/', 'ja', '/ja'],
    ['/?from=mail', 'ja', '/ja?from=mail'],
    ['/#how', 'fr', '/fr#how'],
    ['/japan', 'en', '/japan'],
    ['/japan', 'it', '/it/japan'],
    ['/region/europe?page=2', 'es', '/es/region/europe?page=2'],
  ] as const)('%s in %s is %s', (path, locale, expected) => {
    expect(localizePath(path, locale)).toBe(expected);
  });
});

describe('splitLocale', () => {
  it.each([
    ['/', { locale: 'en', path: '/', prefixed: false }],
    ['/japan', { locale: 'en', path: '/japan', prefixed: false }],
    ['/en', { locale: 'en', path: '/', prefixed: true }],
    ['/en/japan', { locale: 'en', path: '/japan', prefixed: true }],
    ['/ja', { locale: 'ja', path: '/', prefixed: true }],
    ['/ja/', { locale: 'ja', path: '/', prefixed: true }],
    ['/fr/region/europe', { locale: 'fr', path: '/region/europe', prefixed: true }],
    ['/italy', { locale: 'en', path: '/italy', prefixed: false }],
    ['/JA/japan', { locale: 'en', path: '/JA/japan', prefixed: false }],
    ['/fr/it', { locale: 'fr', path: '/it', prefixed: true }],
    ['', { locale: 'en', path: '', prefixed: false }],
  ])('takes %s apart', (pathname, expected) => {
    expect(splitLocale(pathname)).toEqual(expected);
  });

  it('undoes localizePath', () => {
    const segment = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
    const path = fc.array(segment, { maxLength: 3 }).map((segments) => `/${segments.join('/')}`);
    fc.assert(
      fc.property(path, fc.constantFrom(...locales), (unprefixed, locale) => {
        const first = unprefixed.split('/')[1] ?? '';
        fc.pre(locale !== 'en' || !isLocale(first));
        const { locale: found, path: rest } = splitLocale(localizePath(unprefixed, locale));
        expect([found, rest]).toEqual([locale, unprefixed]);
      }),
    );
  });

  it('loses no character of any pathname', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
        const pathname = `/${text}`;
        const { locale, path, prefixed } = splitLocale(pathname);
        const rebuilt = prefixed ? `/${locale}${path}` : path;
        expect([pathname, `${pathname}/`]).toContain(rebuilt);
      }),
    );
  });
});
