import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPromoMaker, type PromoHabits } from './plan-promo.ts';
import { smallestStep } from './plan-price.ts';
import { createRandom } from './random.ts';
import { demoCurrencies, toCurrency, type DemoCurrency } from './reference-data.ts';

const asOf = new Date('2026-11-01T00:00:00Z');
const habits: PromoHabits = {
  promoShare: 1,
  discountShares: [0, 0, 1, 0, 0, 0],
  promoCode: 'TANUKI10',
  promoNewCustomersOnly: true,
  promoEnds: true,
  promoMinimumUsd: null,
  promoExcludedKinds: [],
  currencies: ['USD'],
};
const price = (units: number, currency: DemoCurrency = 'USD') => ({ units, currency: toCurrency(currency) });

describe('createPromoMaker', () => {
  it('takes the discount off and states the seller’s terms', () => {
    const promo = createPromoMaker(habits, asOf)(price(100_000), createRandom('promo'));
    expect(promo).toMatchObject({ price: price(90_000), code: 'TANUKI10', newCustomersOnly: true, startsAt: null });
  });

  it('asks for a least order in the seller’s first currency, and leaves kinds out, where the seller does', () => {
    const terms: PromoHabits = { ...habits, promoMinimumUsd: 20, promoExcludedKinds: ['unlimited'] };
    const make = createPromoMaker({ ...terms, currencies: ['EUR', 'USD'] }, asOf);
    const promo = make(price(100_000, 'EUR'), createRandom('promo'));
    expect(promo).toMatchObject({ minimumSpend: price(180_000, 'EUR'), excludedKinds: ['unlimited'] });
    const plain = createPromoMaker(habits, asOf)(price(100_000), createRandom('promo'));
    expect(plain).toMatchObject({ minimumSpend: null, excludedKinds: [] });
  });

  it('is always lower than the list price, never free, in whole steps of the currency', () => {
    const query = { ...habits, discountShares: [0.2, 0.2, 0.2, 0.2, 0.1, 0.1] };
    const make = createPromoMaker(query, asOf);
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom(...demoCurrencies),
        fc.integer({ min: 2, max: 5000 }),
        (seed, currency, steps) => {
          const step = smallestStep(currency);
          const promo = make(price(steps * step, currency), createRandom(seed));
          expect(promo?.price.currency).toBe(currency);
          expect((promo?.price.units ?? 0) % step).toBe(0);
          expect(promo?.price.units).toBeGreaterThan(0);
          expect(promo?.price.units).toBeLessThan(steps * step);
        },
      ),
    );
  });

  it('is none where nothing would be left to pay', () => {
    expect(createPromoMaker(habits, asOf)(price(100), createRandom('one cent'))).toBeNull();
    expect(createPromoMaker(habits, asOf)(price(200), createRandom('two cents'))?.price).toEqual(price(100));
  });

  it('promotes the seller’s share of plans', () => {
    const make = createPromoMaker({ ...habits, promoShare: 0.6 }, asOf);
    const random = createRandom('share');
    const promos = Array.from({ length: 5000 }, () => make(price(100_000), random)).filter((promo) => promo !== null);
    expect(Math.abs(promos.length / 5000 - 0.6)).toBeLessThan(0.03);
  });

  it('ends some days round the date it is made for, at midnight, or not at all', () => {
    const make = createPromoMaker(habits, asOf);
    const random = createRandom('ends');
    const days = Array.from({ length: 500 }, () => {
      const endsAt = make(price(100_000), random)?.endsAt ?? '';
      return (Date.parse(endsAt) - asOf.getTime()) / 86_400_000;
    });
    expect(Math.min(...days)).toBe(-5);
    expect(Math.max(...days)).toBe(60);
    expect(days.every(Number.isInteger)).toBe(true);
    const endless = createPromoMaker({ ...habits, promoEnds: false }, asOf);
    expect(endless(price(100_000), random)?.endsAt).toBeNull();
  });
});
