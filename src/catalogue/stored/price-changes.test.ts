import type { CurrencyCode } from '#domain/kernel/codes.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unstatedTerms } from '#tests/support/full-plan.ts';
import { makePlan, money } from '#tests/support/plan-factory.ts';
import { priceChanges, pricePoints, type PriceChange, type PricePoint } from './price-changes.ts';

const key = ({ kind, currency }: PricePoint | PriceChange): string => `${kind} ${currency}`;

const anyPoints = fc.uniqueArray(
  fc.record({
    kind: fc.constantFrom('list' as const, 'own' as const, 'promo' as const),
    currency: fc.constantFrom(...(['USD', 'EUR', 'JPY'] as CurrencyCode[])),
    units: fc.integer({ min: 0, max: 3 }),
  }),
  { selector: key },
);

describe('pricePoints', () => {
  it('names every price of a plan', () => {
    const promo = { price: money(1), ...unstatedTerms };
    const plan = makePlan({ price: money(3), ownPrices: [money(2, 'EUR'), money(4, 'JPY')], promo });
    expect(pricePoints(plan)).toEqual([
      { kind: 'list', currency: 'USD', units: 3 },
      { kind: 'own', currency: 'EUR', units: 2 },
      { kind: 'own', currency: 'JPY', units: 4 },
      { kind: 'promo', currency: 'USD', units: 1 },
    ]);
  });
});

describe('priceChanges', () => {
  it('turns what was into what is, for any prices', () => {
    const property = fc.property(anyPoints, anyPoints, (before, after) => {
      const prices = new Map<string, number | null>(before.map((point) => [key(point), point.units]));
      for (const change of priceChanges(before, after)) prices.set(key(change), change.units);
      const offered = [...prices].filter(([, units]) => units !== null).toSorted();
      expect(offered).toEqual(after.map((point) => [key(point), point.units]).toSorted());
    });
    fc.assert(property);
  });

  it('says nothing about equal prices, whatever their order', () => {
    const property = fc.property(anyPoints, (points) => {
      expect(priceChanges(points, points.toReversed())).toEqual([]);
    });
    fc.assert(property);
  });

  it('observes the end of a list price whose currency changes', () => {
    const before: PricePoint[] = [{ kind: 'list', currency: 'USD' as CurrencyCode, units: 5 }];
    const after: PricePoint[] = [{ kind: 'list', currency: 'EUR' as CurrencyCode, units: 5 }];
    expect(priceChanges(before, after)).toEqual([
      { kind: 'list', currency: 'EUR', units: 5 },
      { kind: 'list', currency: 'USD', units: null },
    ]);
  });
});
