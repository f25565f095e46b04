import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries, parseCountryCode } from '#domain/place/countries.ts';
import type { CountryCode, RegionSlug } from '#domain/kernel/codes.ts';
import { coverageFingerprint, destinationsServed, normaliseCoverage, scopeOf } from './coverage.ts';
import { servedShare } from './served-share.ts';
import { globalRegion, parseRegionSlug, regions } from '#domain/place/regions.ts';

const codes = countries.map(({ code }) => code);
const inhabited = new Set(countries.filter((country) => country.inhabited).map(({ code }) => code));
const anyCoverage = fc.uniqueArray(fc.constantFrom(...codes), { minLength: 1, maxLength: 250 });
const anyRegion = fc.constantFrom(null, ...regions.map(({ slug }) => slug));

function list(text: string): CountryCode[] {
  return text.split(' ').map((code) => {
    const parsed = parseCountryCode(code);
    if (!parsed.ok) throw new Error(parsed.reason);
    return parsed.value;
  });
}

function region(slug: string): RegionSlug {
  const parsed = parseRegionSlug(slug);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.value;
}

describe('normaliseCoverage', () => {
  it('sorts and drops repeats', () => {
    expect(normaliseCoverage(list('US JP FR JP'))).toEqual(['FR', 'JP', 'US']);
  });

  it('gives one coverage for every order and repetition of the same countries', () => {
    fc.assert(
      fc.property(anyCoverage, fc.nat(10), (coverage, turn) => {
        const turned = [...coverage.slice(turn), ...coverage, ...coverage.slice(0, turn)];
        expect(normaliseCoverage(turned)).toEqual(normaliseCoverage(coverage));
      }),
    );
  });
});

describe('scopeOf', () => {
  it.each([
    ['JP', null, 'local'],
    ['JP', 'asia', 'local'],
    ['FR', 'global', 'local'],
    ['FR DE', null, 'regional'],
    ['FR DE', 'europe', 'regional'],
    ['FR US', 'global', 'global'],
  ])('calls %s under the label %j %s', (coverage, label, scope) => {
    expect(scopeOf(list(coverage), label === null ? null : region(label))).toBe(scope);
  });

  it('calls a plan without a label global from half of the inhabited countries on', () => {
    const members = [...inhabited];
    const half = members.length / 2;
    expect(scopeOf(members.slice(0, half), null)).toBe('global');
    expect(scopeOf(members.slice(0, half - 1), null)).toBe('regional');
  });
});

describe('coverageFingerprint', () => {
  it('is a text that tells coverages apart by scope, label and countries', () => {
    const fingerprint = coverageFingerprint({ scope: 'regional', region: region('europe'), countries: list('DE AT') });
    expect(fingerprint).toBe('regional|europe|AT DE');
    expect(coverageFingerprint({ scope: 'local', region: null, countries: list('JP') })).toBe('local||JP');
  });

  it('is equal exactly when scope, label and set of countries are', () => {
    const anyScope = fc.constantFrom('local' as const, 'regional' as const, 'global' as const);
    const any = fc.record({ scope: anyScope, region: anyRegion, countries: anyCoverage });
    fc.assert(
      fc.property(any, any, (a, b) => {
        const same =
          a.scope === b.scope &&
          a.region === b.region &&
          normaliseCoverage(a.countries).join() === normaliseCoverage(b.countries).join();
        expect(coverageFingerprint(a) === coverageFingerprint(b)).toBe(same);
        expect(coverageFingerprint({ ...a, countries: a.countries.toReversed() })).toBe(coverageFingerprint(a));
      }),
    );
  });
});

describe('destinationsServed', () => {
  it('lists a local plan at its country only', () => {
    expect(destinationsServed({ scope: 'local', region: region('asia'), coverage: list('JP') })).toEqual(['JP']);
  });

  it('lists a regional plan at its countries, its label, and regions of which it covers half', () => {
    const coverage = list('DK NO FR');
    expect(destinationsServed({ scope: 'regional', region: region('europe'), coverage })).toEqual([
      'DK',
      'FR',
      'NO',
      'europe',
      'scandinavia',
    ]);
  });

  it('counts exactly half as served and one less as not', () => {
    const half = list('DE FR IT ES PT GR AT BE NL CH CZ PL HU RO BG SE NO FI DK IE IS EE LV LT GB HR SI');
    expect(half).toHaveLength(27);
    expect(destinationsServed({ scope: 'regional', region: null, coverage: half })).toContain('europe');
    expect(destinationsServed({ scope: 'regional', region: null, coverage: half.slice(1) })).not.toContain('europe');
  });

  it('lists a plan at the global page exactly when it is global', () => {
    const everywhere = [...inhabited];
    expect(destinationsServed({ scope: 'global', region: null, coverage: list('FR US') })).toEqual([
      'FR',
      'US',
      'global',
    ]);
    const regional = destinationsServed({ scope: 'regional', region: globalRegion, coverage: everywhere });
    expect(regional).not.toContain('global');
    expect(regional).toContain('europe');
  });

  it('agrees with its definition for every coverage', () => {
    fc.assert(
      fc.property(anyCoverage, anyRegion, (coverage, label) => {
        const scope = scopeOf(coverage, label);
        const served = new Set<string>(destinationsServed({ scope, region: label, coverage }));
        const isAt = (slug: string, members: readonly CountryCode[]): boolean => {
          if (scope === 'local') return false;
          if (slug === 'global') return scope === 'global';
          const living = members.filter((code) => inhabited.has(code));
          return (
            slug === label || living.filter((code) => coverage.includes(code)).length / living.length >= servedShare
          );
        };
        expect(regions.filter(({ slug }) => served.has(slug))).toEqual(
          regions.filter(({ slug, countries: members }) => isAt(slug, members)),
        );
        expect(codes.filter((code) => served.has(code))).toEqual(coverage.toSorted());
      }),
    );
  });

  it('never loses a page when a plan covers one country more', () => {
    fc.assert(
      fc.property(anyCoverage, fc.constantFrom(...codes), (coverage, more) => {
        const before = destinationsServed({ scope: 'regional', region: null, coverage });
        const after = destinationsServed({ scope: 'regional', region: null, coverage: [...coverage, more] });
        expect(after).toEqual(expect.arrayContaining(before));
      }),
    );
  });
});
