import { describe, expect, it } from 'vitest';
import { countryMarkets } from './market-model.ts';
import { demandFor, rankByVisits } from './most-visited.ts';

describe('rankByVisits', () => {
  it('ranks thirty countries that the model sells, and nothing else', () => {
    const ranked = countryMarkets.filter((market) => Number.isFinite(rankByVisits(market.code)));
    expect(ranked).toHaveLength(30);
    expect(rankByVisits('FR')).toBe(0);
    expect(rankByVisits('AQ')).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('demandFor', () => {
  it('falls with the rank, from about twice as much to just as much', () => {
    expect(demandFor('FR')).toBeCloseTo(2.05, 2);
    expect(demandFor('FR')).toBeGreaterThan(demandFor('DE'));
    expect(demandFor('DE')).toBeGreaterThan(demandFor('SA'));
    expect(demandFor('NR')).toBe(1);
  });
});
