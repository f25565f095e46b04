import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from './countries.ts';
import {
  destinationPath,
  destinationSegments,
  resolveDestinationPath,
  type DestinationRoute,
} from './destination-path.ts';
import { parseDestinationKey } from './destinations.ts';
import type { DestinationKey } from './destination-key.ts';
import { locales } from '#domain/kernel/locale.ts';
import { regions } from './regions.ts';

interface Place {
  readonly key: DestinationKey;
  readonly slug: string;
}

const places: readonly Place[] = [
  ...countries.map(({ code, slug }) => ({ key: code, slug })),
  ...regions.map(({ slug }) => ({ key: slug, slug })),
];
const anyPlace = fc.constantFrom(...places);

function key(text: string): DestinationKey {
  const parsed = parseDestinationKey(text);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.value;
}

function resolve(path: string): DestinationRoute {
  return resolveDestinationPath(path.split('/').slice(1));
}

describe('destinationPath', () => {
  it.each([
    ['JP', 'japan', 'en', '/japan'],
    ['JP', 'japan', 'ja', '/ja/japan'],
    ['europe', 'europe', 'en', '/region/europe'],
    ['europe', 'europe', 'fr', '/fr/region/europe'],
    ['global', 'global', 'en', '/global'],
    ['global', 'global', 'it', '/it/global'],
  ] as const)('of %s (%s) in %s is %s', (...[text, slug, locale, path]) => {
    expect(destinationPath(key(text), slug, locale)).toBe(path);
  });

  it('is different for every destination and language', () => {
    const paths = places.flatMap((place) => locales.map((locale) => destinationPath(place.key, place.slug, locale)));
    expect(new Set(paths).size).toBe(270 * locales.length);
  });
});

describe('resolveDestinationPath', () => {
  it.each([
    ['/japan', 'JP', null],
    ['/region/europe', 'europe', null],
    ['/global', 'global', null],
    ['/japan/nori-mobile', 'JP', 'nori-mobile'],
    ['/region/europe/nori-mobile', 'europe', 'nori-mobile'],
    ['/global/nori-mobile', 'global', 'nori-mobile'],
  ])('finds %s', (path, destination, provider) => {
    expect(resolve(path)).toEqual({
      kind: 'destination',
      key: destination,
      provider,
      canonicalSegments: path.split('/').slice(1),
    });
  });

  it.each([
    ['/europe', '/region/europe'],
    ['/region/japan', '/japan'],
    ['/region/global', '/global'],
    ['/europe/nori-mobile', '/region/europe/nori-mobile'],
    ['/region/japan/nori-mobile', '/japan/nori-mobile'],
    ['/region/global/nori-mobile', '/global/nori-mobile'],
    ['/Japan', '/japan'],
    ['/REGION/Europe', '/region/europe'],
    ['/japan/Nori-Mobile', '/japan/nori-mobile'],
    ['/japan/', '/japan'],
    ['/region/europe/', '/region/europe'],
    ['/japan/nori-mobile/', '/japan/nori-mobile'],
    ['/Region/JAPAN/', '/japan'],
    ['/uk', '/united-kingdom'],
    ['/UK/', '/united-kingdom'],
    ['/holland', '/netherlands'],
    ['/turkiye', '/turkey'],
    ['/jp', '/japan'],
    ['/jpn', '/japan'],
    ['/region/uk/nori-mobile', '/united-kingdom/nori-mobile'],
    ['/ita', '/italy'],
    ['/eu', '/region/europe'],
    ['/latam', '/region/latin-america'],
    ['/southeast-asia', '/region/south-east-asia'],
    ['/worldwide', '/global'],
  ])('leads %s to %s', (path, target) => {
    expect(resolve(path)).toEqual({ kind: 'redirect', segments: target.split('/').slice(1) });
  });

  it.each([
    ['/paris', 'france', 'paris'],
    ['/Tōkyō', 'japan', 'tokyo'],
    ['/hawaii/', 'united-states', 'hawaii'],
    ['/region/bali', 'indonesia', 'bali'],
  ])('leads %s, a part, to %s', (path, country, slug) => {
    expect(resolve(path)).toMatchObject({ kind: 'redirect', segments: [country], part: { slug } });
  });

  it('keeps the provider of a part, which has the whole country', () => {
    expect(resolve('/paris/nori-mobile')).toEqual({ kind: 'redirect', segments: ['france', 'nori-mobile'] });
  });

  it.each([
    '/',
    '/region',
    '/region/',
    '/atlantis',
    '/region/atlantis',
    '/japan/nori-mobile/plans',
    '/japan//nori-mobile',
    '//japan',
    '/japan//',
    '/region//japan',
    '/it',
    '/es',
    '/fr',
    '/about',
    '/reviews',
    '/data-use',
    '/prices',
    '/clock',
    '/rules',
    '/constructor',
    '/__proto__',
    '/region/region/japan',
  ])('does not know %s', (path) => {
    expect(resolve(path)).toEqual({ kind: 'unknown' });
  });

  it('finds the one address of every destination', () => {
    const routes = places.map(({ key, slug }) => resolveDestinationPath(destinationSegments(key, slug)));
    expect(routes.map((route) => route.kind === 'destination' && route.key)).toEqual(places.map(({ key }) => key));
  });

  it('leads every other way to write an address to it in one step', () => {
    const anyProvider = fc.option(fc.constantFrom('nori-mobile', 'a1', 'two-words-3'));
    const spelled = fc.record({
      place: anyPlace,
      provider: anyProvider,
      prefixed: fc.boolean(),
      upper: fc.boolean(),
      slashed: fc.boolean(),
    });
    fc.assert(
      fc.property(spelled, ({ place, provider, prefixed, upper, slashed }) => {
        const canonical = [...destinationSegments(place.key, place.slug), ...(provider === null ? [] : [provider])];
        const written = [...(prefixed ? ['region'] : []), place.slug, ...(provider === null ? [] : [provider])];
        const segments = [
          ...written.map((segment) => (upper ? segment.toUpperCase() : segment)),
          ...(slashed ? [''] : []),
        ];
        const route = resolveDestinationPath(segments);
        const expected: DestinationRoute =
          segments.join('/') === canonical.join('/')
            ? { kind: 'destination', key: place.key, provider, canonicalSegments: canonical }
            : { kind: 'redirect', segments: canonical };
        expect(route).toEqual(expected);
      }),
    );
  });

  it('never redirects to a path that redirects again, whatever is asked', () => {
    const anySegment = fc.oneof(fc.string(), fc.constantFrom('region', 'global', 'japan', 'EU', 'uk', ''));
    fc.assert(
      fc.property(fc.array(anySegment, { maxLength: 5 }), (segments) => {
        const route = resolveDestinationPath(segments);
        const next = route.kind === 'redirect' ? resolveDestinationPath(route.segments) : route;
        expect(next.kind).not.toBe('redirect');
      }),
    );
  });
});
