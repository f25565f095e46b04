import { describe, expect, it } from 'vitest';
import { countryMarkets } from './market-model.ts';
import { demandFor, rankByVisits } from './demand.ts';

describe('rankByVisits', () => {
  it('starts at 1 and has no place for countries that nobody counts', () => {
    const ranks = countryMarkets.map((market) => rankByVisits(market.code));
    expect(Math.min(...ranks)).toBe(1);
    expect(rankByVisits('AQ')).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('demandFor', () => {
  it('falls with the rank, from about twice as much to just as much', () => {
    const byDemand = countryMarkets.toSorted((a, b) => demandFor(b.code) - demandFor(a.code));
    expect(demandFor(byDemand[0]?.code ?? '')).toBeCloseTo(2.2, 2);
    expect(demandFor('FR')).toBeGreaterThan(demandFor('DE'));
    expect(demandFor('DE')).toBeGreaterThan(demandFor('MA'));
    expect(demandFor('NR')).toBe(1);
  });
});
