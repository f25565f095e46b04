import { describe, expect, it } from 'vitest';
import {
  countries,
  findCountry,
  findCountryByAlpha3,
  findCountryBySlug,
  parseCountryCode,
  popularityRank,
} from './countries.ts';

describe('countries', () => {
  it('are found by code, alpha-3 code and slug', () => {
    const lost = countries.filter(
      (country) =>
        findCountry(country.code) !== country ||
        findCountryByAlpha3(country.alpha3) !== country ||
        findCountryBySlug(country.slug) !== country,
    );
    expect(lost).toEqual([]);
    expect(countries).toHaveLength(250);
  });

  it('are found in no other spelling', () => {
    expect([
      findCountry('jp'),
      findCountry('JPN'),
      findCountryByAlpha3('JP'),
      findCountryBySlug('Japan'),
      findCountry('constructor'),
    ]).toEqual([null, null, null, null, null]);
  });

  it.each(['JP', 'jp', ' Jp '])('parse %j', (text) => {
    expect(parseCountryCode(text)).toEqual({ ok: true, value: 'JP' });
  });

  it.each(['', 'ZZ', 'JPN', 'Japan', 'UK'])('refuse %j', (text) => {
    expect(parseCountryCode(text)).toEqual({ ok: false, reason: `"${text}" is not a country code` });
  });
});

describe('popularityRank', () => {
  const rankOf = (code: string): number | null => {
    const country = findCountry(code);
    return country && popularityRank(country.code);
  };

  it('counts from 1 for the country with the most visitors', () => {
    expect(['FR', 'ES', 'US'].map(rankOf)).toEqual([1, 2, 3]);
  });

  it('gives no rank to countries without a figure', () => {
    expect(['AQ', 'XK', 'TV'].map(rankOf)).toEqual([null, null, null]);
  });

  it('gives every rank once', () => {
    const ranks = countries.flatMap(({ code }) => popularityRank(code) ?? []).sort((a, b) => a - b);
    expect(ranks).toEqual(ranks.map((_, index) => index + 1));
    expect(ranks.length).toBeGreaterThan(150);
  });
});
