import { describe, expect, it } from 'vitest';
import { makePlan, money } from '#tests/support/plan-factory.ts';
import { PriceHistogram } from './price-histogram.ts';

describe('the histogram of a feed’s prices', () => {
  it('finds the most frequent one among different offers', () => {
    const histogram = new PriceHistogram();
    for (let amount = 1; amount <= 8; amount += 1)
      histogram.add('nori', makePlan({ dataMb: amount * 1_000, price: money(100) }));
    histogram.add('nori', makePlan({ dataMb: 500, price: money(90_000) }));
    expect(histogram.frequentPrice()).toMatchObject({ price: money(100), count: 8, plans: 9 });
  });

  it('says nothing of one product that costs the same everywhere, nor of what is paid by use', () => {
    const histogram = new PriceHistogram();
    for (const coverage of ['JP', 'KR', 'FR', 'IT', 'ES', 'DE'])
      histogram.add('nori', makePlan({ coverage: [coverage] as never }));
    for (let amount = 1; amount <= 8; amount += 1)
      histogram.add('nori', makePlan({ dataMb: amount, dataKind: 'payg' }));
    expect(histogram.frequentPrice()).toBeNull();
  });

  it('needs five different amounts, of data, days or kind', () => {
    const histogram = new PriceHistogram();
    const offers = [{}, { dataMb: 2_000 }, { validityDays: 30 }, { dataKind: 'daily' as const }];
    for (const offer of offers) histogram.add('nori', makePlan({ ...offer, price: money(100) }));
    expect(histogram.frequentPrice()).toBeNull();
    histogram.add('nori', makePlan({ dataMb: 3_000, price: money(100, 'EUR') }));
    expect(histogram.frequentPrice()).toEqual({ price: money(100), count: 4, plans: 5 });
  });

  it('knows an offer that was there before under another id, and nothing else', () => {
    const histogram = new PriceHistogram();
    const offer = makePlan({ name: 'Japan' });
    const seen = [
      histogram.add('nori', offer),
      histogram.add('nori', { ...offer, externalId: 'other', url: null }),
      histogram.add('kestrel', offer),
      histogram.add('nori', { ...offer, externalId: 'more', price: money(7) }),
    ];
    expect(seen).toEqual([false, true, false, false]);
    const used = makePlan({ dataKind: 'payg', dataMb: null });
    expect([histogram.add('nori', used), histogram.add('nori', { ...used, externalId: 'used' })]).toEqual([
      false,
      true,
    ]);
  });
});
