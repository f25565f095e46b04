import type { SellerPrice } from './destination-view.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { money } from '#tests/support/plan-factory.ts';
import { layOutRuler } from './price-ruler.ts';

/** Sellers with these prices in dollars, cheapest first. */
function sellersAt(...prices: readonly number[]): readonly SellerPrice[] {
  return prices
    .toSorted((a, b) => a - b)
    .map((price, index) => ({
      slug: `s${index}` as ProviderSlug,
      name: `Seller ${index}`,
      price: money(Math.round(price * 10_000)),
    }));
}

function layOut(prices: readonly number[], mark: number | null = null, width = 1100) {
  const query = { mark: mark === null ? null : mark * 10_000, width, decimalDigits: 2, figureWidth: () => 30 };
  return layOutRuler(sellersAt(...prices), query);
}

const anyPrices = fc.array(fc.integer({ min: 50, max: 20_000 }), { minLength: 1, maxLength: 90 });

describe('layOutRuler', () => {
  it('is nothing without a seller', () => {
    expect(layOut([])).toBeNull();
  });

  it('joins prices that meet in one tick', () => {
    expect(layOut([4, 8, 8, 8, 9])?.ticks.map(({ count }) => count)).toEqual([1, 3, 1]);
  });

  it('names the lowest, the highest and the middle half', () => {
    const ruler = layOut([4, 5, 6, 7, 8, 9, 10, 12]);
    expect(ruler?.lowest.value.name).toBe('Seller 0');
    expect(ruler?.highest.price.units).toBe(120_000);
    expect(ruler?.middle).toMatchObject({ lower: money(50_000), median: money(70_000), upper: money(90_000) });
  });

  it('reaches a mark below the lowest price, and keeps one far above on the line', () => {
    const low = layOut([8, 9, 10], 2);
    expect(low?.mark).toBeGreaterThan(6);
    expect(low?.mark).toBeLessThan(low?.lowest.at ?? 0);
    expect(layOut([8, 9, 10], 900)?.mark).toBe(1094);
  });

  it('keeps everything on the line, in the order of prices, and figures apart and off the mark', () => {
    fc.assert(
      fc.property(
        anyPrices,
        fc.option(fc.integer({ min: 10, max: 60_000 })),
        fc.constantFrom(342, 1100),
        (cents, mark, width) => {
          const ruler = layOut(
            cents.map((each) => each / 100),
            mark === null ? null : mark / 100,
            width,
          );
          if (ruler === null) throw new Error('a seller has a price');
          const { ticks, figures, middle, lowest } = ruler;
          expect(ticks.reduce((sum, { count }) => sum + count, 0)).toBe(cents.length);
          const places = [...ticks.map(({ at }) => at), middle.from, middle.to, lowest.at, ruler.mark ?? lowest.at];
          for (const at of places) expect(at >= 4 && at <= width - 4).toBe(true);
          expect(ticks).toEqual(ticks.toSorted((a, b) => a.at - b.at));
          expect(middle.from).toBeGreaterThanOrEqual(lowest.at);
          expect(figures.length).toBeLessThanOrEqual(4);
          for (const [index, { at }] of figures.entries()) {
            expect(Math.abs(at - (ruler.mark ?? Infinity))).toBeGreaterThanOrEqual(24);
            expect(at - (figures[index - 1]?.at ?? -Infinity)).toBeGreaterThanOrEqual(38);
          }
        },
      ),
    );
  });
});
