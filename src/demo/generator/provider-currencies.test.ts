import { describe, expect, it } from 'vitest';
import { marketModel } from './market-model.ts';
import { sampleProviderCurrencies } from './provider-currencies.ts';
import { sampleProviderSizes } from './provider-profiles.ts';
import { createRandom } from './random.ts';
import { demoCurrencies, type DemoCurrency } from './reference-data.ts';

const sizes = sampleProviderSizes(100, 100_000, createRandom('sizes'));
const held = sampleProviderCurrencies(sizes, createRandom('currencies'));

function shareOf(holds: (own: readonly DemoCurrency[]) => boolean): number {
  const plans = sizes.filter((_, index) => holds(held[index] ?? []));
  return plans.reduce((a, b) => a + b, 0) / 100_000;
}

describe('sampleProviderCurrencies', () => {
  it('gives every provider a currency and none of them twice', () => {
    expect(held).toHaveLength(sizes.length);
    for (const own of held) {
      expect(own.length).toBeGreaterThan(0);
      expect(new Set(own).size).toBe(own.length);
    }
  });

  it.each(demoCurrencies)('reaches the share of plans with an own price in %s', (currency) => {
    expect(Math.abs(shareOf((own) => own.includes(currency)) - marketModel.currencies[currency])).toBeLessThan(0.015);
  });

  it('leaves the model’s share of plans without a price in US dollars', () => {
    const share = shareOf((own) => !own.includes('USD'));
    expect(Math.abs(share - marketModel.currencies.plansWithNoUsdPrice)).toBeLessThan(0.015);
  });

  it('names dollars first where there are any', () => {
    expect(held.filter((own) => own.indexOf('USD') > 0)).toEqual([]);
  });
});
