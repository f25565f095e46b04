import { describe, expect, it } from 'vitest';
import { promoPriceOfOne } from './promo-price.ts';
import { makeListedPlan, makeListedPromo } from '#tests/support/listed-plan-factory.ts';
import { money } from '#tests/support/plan-factory.ts';

const applied = { promo: 'applied' } as const;
const plan = makeListedPlan({ price: money(50_000), promo: makeListedPromo({ price: money(40_000) }) });

describe('promoPriceOfOne', () => {
  it('is the promo price where the promo applies', () => {
    expect(promoPriceOfOne(plan, applied)).toEqual(money(40_000));
  });

  it.each(['none', 'switched-off', 'new-customers-only', 'expired'] as const)(
    'does not exist when it is %s',
    (promo) => {
      expect(promoPriceOfOne(plan, { promo })).toBeNull();
    },
  );

  it('does not exist for one plan where only two reach the minimum', () => {
    const minimum = (units: number) => ({ ...plan, promo: makeListedPromo({ minimumSpend: money(units) }) });
    expect(promoPriceOfOne(minimum(50_001), applied)).toBeNull();
    expect(promoPriceOfOne(minimum(50_000), applied)).toEqual(money(40_000));
  });

  it('does not exist where it saves nothing, or an amount is not known', () => {
    expect(promoPriceOfOne({ ...plan, price: money(40_000) }, applied)).toBeNull();
    expect(promoPriceOfOne({ ...plan, price: null }, applied)).toBeNull();
    expect(promoPriceOfOne({ ...plan, promo: null }, applied)).toBeNull();
    expect(promoPriceOfOne({ ...plan, promo: makeListedPromo({ price: null }) }, applied)).toBeNull();
  });
});
