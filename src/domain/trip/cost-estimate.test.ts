import { describe, expect, it } from 'vitest';
import { makeListedPromo } from '#tests/support/listed-plan-factory.ts';
import { isCostEstimate, isPromoEstimate } from './cost-estimate.ts';

const plan = (isEstimate: boolean, promo: boolean | null) => ({
  isEstimate,
  promo: promo === null ? null : makeListedPromo({ isEstimate: promo }),
});

describe('an estimate', () => {
  it('of a promo is what its own price is, else what the list price is', () => {
    const plans = [plan(true, false), plan(false, true), plan(true, null), plan(false, null)];
    expect(plans.map(isPromoEstimate)).toEqual([false, true, true, false]);
  });

  it('of a trip is one of the list price, or of the promo where that applies', () => {
    const costed = (each: ReturnType<typeof plan>) => [
      isCostEstimate(each, { promo: 'applied' }),
      isCostEstimate(each, { promo: 'expired' }),
    ];
    expect([plan(true, false), plan(false, true), plan(false, false)].map(costed)).toEqual([
      [true, true],
      [true, false],
      [false, false],
    ]);
  });
});
