import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio, mixColours, parseColour, relativeLuminance, writeColour, type Colour } from './contrast.ts';

function colour(text: string): Colour {
  const parsed = parseColour(text);
  if (parsed === null) throw new Error(`${text} is no colour`);
  return parsed;
}

const anyHex = fc
  .tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);

describe('contrastRatio', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ffffff', 4],
    ['#c10570', '#ffffff', 6],
    ['#0000ff', '#ffff00', 8],
  ])('of %s and %s is %f, as checkers say', (first, second, ratio) => {
    expect(contrastRatio(colour(first), colour(second))).toBeCloseTo(ratio, 1);
  });

  it('is the same in either order, from 1 to 21, and 1 for equal colours', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (first, second) => {
        const ratio = contrastRatio(colour(first), colour(second));
        expect(ratio).toBe(contrastRatio(colour(second), colour(first)));
        expect(ratio).toBeGreaterThanOrEqual(1);
        expect(ratio).toBeLessThanOrEqual(21);
        expect(contrastRatio(colour(first), colour(first))).toBe(1);
      }),
    );
  });

  it('grows with the distance of luminance on one side', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (first, second) => {
        const [dark, light] = [colour(first), colour(second)].sort(
          (a, b) => relativeLuminance(a) - relativeLuminance(b),
        );
        if (dark === undefined || light === undefined) return;
        const white = colour('#ffffff');
        expect(contrastRatio(dark, white)).toBeGreaterThanOrEqual(contrastRatio(light, white));
      }),
    );
  });
});

describe('parseColour', () => {
  it('reads what it writes', () => {
    fc.assert(
      fc.property(anyHex, (text) => {
        expect(writeColour(colour(text))).toBe(text);
      }),
    );
  });

  it.each([
    ['oklch(0.53 0.215 356)', '#c10570'],
    ['oklch(0.991 0.003 230)', '#fafcfe'],
    ['oklch(0.275 0.055 246)', '#0d2a41'],
    ['oklch(1 0 0)', '#ffffff'],
  ])('reads %s as browsers do', (text, hex) => {
    expect(writeColour(colour(text))).toBe(hex);
  });

  it.each(['red', '#fff', '#gggggg', 'rgb(1 2 3)', 'oklch(53% 0.2 356)', 'oklch(2 0 0)', 'oklch(0.5 0.1 400)', ''])(
    'refuses %s',
    (text) => {
      expect(parseColour(text)).toBeNull();
    },
  );
});

describe('mixColours', () => {
  it('lies between its two', () => {
    fc.assert(
      fc.property(anyHex, fc.double({ min: 0, max: 1, noNaN: true }), (text, share) => {
        const black = colour('#000000');
        const mixed = relativeLuminance(mixColours(colour(text), black, share));
        expect(mixed).toBeLessThanOrEqual(relativeLuminance(colour(text)) + 1e-9);
        expect(mixed).toBeGreaterThanOrEqual(0);
      }),
    );
    expect(writeColour(mixColours(colour('#000000'), colour('#ffffff'), 0.5))).toBe('#7f7f7f');
  });
});
