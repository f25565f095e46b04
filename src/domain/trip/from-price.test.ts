import { describe, expect, it } from 'vitest';
import { chooseFromPrice } from './from-price.ts';

const plan = { dataKind: 'total', dataMb: 100, dataWords: null, validityDays: 1 } as const;

describe('a "from" price', () => {
  it('is what the basket costs, although something smaller costs less', () => {
    expect(chooseFromPrice(5, { price: 1, plan })).toEqual({ price: 5, amount: null });
  });

  it('is the lowest price with what it buys where no plan serves the basket', () => {
    expect(chooseFromPrice(null, { price: 1, plan })).toEqual({ price: 1, amount: plan });
  });

  it('is nothing where it is not known what the lowest price buys', () => {
    expect(chooseFromPrice(null, { price: 1, plan: null })).toBeNull();
    expect(chooseFromPrice(null, null)).toBeNull();
  });
});
