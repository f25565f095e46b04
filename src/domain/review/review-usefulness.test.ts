import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reviewUsefulness } from './review-usefulness.ts';

const of = (text: string, imageCount = 0, countryCount = 1) => reviewUsefulness({ text, imageCount, countryCount });

describe('reviewUsefulness', () => {
  it.each([
    ['', 0, 1, 5],
    ['x'.repeat(300), 0, 1, 35],
    ['x'.repeat(600), 3, 3, 100],
    ['x'.repeat(9000), 5, 50, 100],
    ['あ'.repeat(240), 0, 1, 65],
  ])('gives points for text, screenshots and countries', (text, images, countries, points) => {
    expect(of(text, images, countries)).toBe(points);
  });

  it('gives nothing for empty lines', () => {
    expect(of(`Good.${'\n'.repeat(500)}`)).toBe(of('Good.'));
  });

  it('never falls when there is more to read or to see', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.nat(5),
        fc.integer({ min: 1, max: 50 }),
        (text, more, images, countries) => {
          const points = of(text, images, countries);
          expect(of(`${text} ${more}`, images, countries)).toBeGreaterThanOrEqual(points);
          expect(of(text, images + 1, countries)).toBeGreaterThanOrEqual(points);
          expect(of(text, images, countries + 1)).toBeGreaterThanOrEqual(points);
          expect(points).toBeGreaterThanOrEqual(0);
          expect(points).toBeLessThanOrEqual(100);
        },
      ),
    );
  });
});
