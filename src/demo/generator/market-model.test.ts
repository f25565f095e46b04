import { describe, expect, it } from 'vitest';
import countries from '#data/countries.json' with { type: 'json' };
import { countryMarkets, marketModel, middle } from './market-model.ts';

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

describe('countryMarkets', () => {
  it('knows a positive level of both kinds for each of the 215 countries', () => {
    expect(countryMarkets).toHaveLength(215);
    for (const market of countryMarkets) {
      expect(market.fixedUsd).toBeGreaterThan(0);
      expect(market.unlimitedUsd).toBeGreaterThan(0);
      expect(market.availability).toBeGreaterThan(0);
      expect(market.availability).toBeLessThanOrEqual(1);
    }
  });

  it('names only countries of the reference data, in order of their codes', () => {
    const known = new Set(countries.map((country) => country.code));
    const codes = countryMarkets.map((market) => market.code);
    expect(codes.filter((code) => !known.has(code))).toEqual([]);
    expect(codes).toEqual(codes.toSorted());
  });

  it('takes the levels that the model states', () => {
    const germany = countryMarkets.find((market) => market.code === 'DE');
    expect(germany).toEqual({
      code: 'DE',
      availability: 1,
      plansPerCatalogue: 11.4,
      fixedUsd: 4.06,
      unlimitedUsd: 4.35,
    });
  });

  it('fills a missing level from the other one by the middle ratio', () => {
    const ratioOf = (code: string): number => {
      const market = countryMarkets.find((row) => row.code === code);
      return (market?.unlimitedUsd ?? 0) / (market?.fixedUsd ?? 1);
    };
    expect(marketModel.countries.AO).not.toHaveProperty('usdUnlimited1d');
    expect(marketModel.countries.MM).not.toHaveProperty('usd1gb30d');
    expect(ratioOf('AO')).toBeCloseTo(ratioOf('MM'), 9);
    expect(ratioOf('AO')).toBeGreaterThan(0.8);
    expect(ratioOf('AO')).toBeLessThan(1.3);
  });
});

describe('the model itself', () => {
  it('has distributions that sum to 1 where the generator needs all of it', () => {
    expect(sum(Object.values(marketModel.planMix).filter((value) => typeof value === 'number'))).toBeCloseTo(1, 6);
    expect(sum(Object.values(marketModel.calibration.scopeMix100k))).toBeCloseTo(1, 6);
    expect(sum(marketModel.fixedSizeDays.map((row) => row.p))).toBeCloseTo(1, 1);
    expect(sum(marketModel.unlimitedDays.map((row) => row.p))).toBeCloseTo(1, 1);
  });
});

describe('middle', () => {
  it('is the median', () => {
    expect(middle([3, 1, 2])).toBe(2);
    expect(middle([4, 1, 2, 3])).toBe(2.5);
    expect(middle([])).toBeNaN();
  });
});
