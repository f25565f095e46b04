import { describe, expect, it } from 'vitest';
import { countryMarkets } from './market-model.ts';
import { demoOperators, sampleNetworks } from './plan-networks.ts';
import { toCountry, toCoverage } from './reference-data.ts';

describe('demoOperators', () => {
  it('gives every country two to four operators with names of their own', () => {
    for (const { code } of countryMarkets) {
      const operators = demoOperators(toCountry(code));
      expect(operators.length).toBeGreaterThanOrEqual(2);
      expect(operators.length).toBeLessThanOrEqual(4);
      expect(new Set(operators.map((network) => network.operator)).size).toBe(operators.length);
      expect(operators.every((network) => network.country === code && network.operator?.endsWith(' Mast'))).toBe(true);
    }
  });

  it('says the same each time it is asked', () => {
    expect(demoOperators(toCountry('JP'))).toEqual(demoOperators(toCountry('JP')));
  });

  it('has 5G where markets are large and 4G nearly everywhere', () => {
    const share = (codes: readonly string[], generation: string): number => {
      const all = codes.flatMap((code) => demoOperators(toCountry(code)));
      return all.filter((network) => network.generation === generation).length / all.length;
    };
    const large = countryMarkets.filter((market) => market.availability === 1).map((market) => market.code);
    const small = countryMarkets.filter((market) => market.availability <= 0.3).map((market) => market.code);
    expect(share(large, '5G')).toBeGreaterThan(0.6);
    expect(share(small, '5G')).toBeLessThan(0.35);
    expect(share(small, '3G')).toBeLessThan(0.15);
  });
});

describe('sampleNetworks', () => {
  const japan = toCoverage(['JP']);

  it('names operators, then states generations, then nothing, by the rank of the seller', () => {
    const full = sampleNetworks('saltwing', 0.4, japan);
    expect(demoOperators(toCountry('JP'))).toEqual(expect.arrayContaining([...full]));
    expect(new Set(full.map((network) => network.operator)).size).toBe(full.length);
    expect(full.length).toBeGreaterThan(0);
    const generations = sampleNetworks('saltwing', 0.85, japan);
    expect(generations).toEqual([{ country: 'JP', operator: null, generation: expect.any(String) }]);
    expect(sampleNetworks('saltwing', 0.95, japan)).toEqual([]);
  });

  it('names one operator for each country of a set, however large', () => {
    const world = toCoverage(countryMarkets.map((market) => market.code));
    expect(sampleNetworks('saltwing', 0, world).map((network) => network.country)).toEqual(world);
  });
});
