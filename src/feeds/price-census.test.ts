import { describe, expect, it } from 'vitest';
import { makePlan, money } from '#tests/support/plan-factory.ts';
import { PriceCensus } from './price-census.ts';

describe('the census of a feed’s prices', () => {
  it('finds the most frequent one among different offers', () => {
    const census = new PriceCensus();
    for (let amount = 1; amount <= 8; amount += 1)
      census.add('nori', makePlan({ dataMb: amount * 1_000, price: money(100) }));
    census.add('nori', makePlan({ dataMb: 500, price: money(90_000) }));
    expect(census.frequentPrice()).toMatchObject({ price: money(100), count: 8, plans: 9 });
  });

  it('says nothing of one product that costs the same everywhere, nor of what is paid by use', () => {
    const census = new PriceCensus();
    for (const coverage of ['JP', 'KR', 'FR', 'IT', 'ES', 'DE'])
      census.add('nori', makePlan({ coverage: [coverage] as never }));
    for (let amount = 1; amount <= 8; amount += 1) census.add('nori', makePlan({ dataMb: amount, dataKind: 'payg' }));
    expect(census.frequentPrice()).toBeNull();
  });

  it('knows an offer that was there before under another id, and nothing else', () => {
    const census = new PriceCensus();
    const offer = makePlan({ name: 'Japan' });
    const seen = [
      census.add('nori', offer),
      census.add('nori', { ...offer, externalId: 'other', url: null }),
      census.add('kestrel', offer),
      census.add('nori', { ...offer, externalId: 'more', price: money(7) }),
    ];
    expect(seen).toEqual([false, true, false, false]);
  });
});
