import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anchorText, placeTopLabels, textWidth, type RulerLabel } from './ruler-labels.ts';

function span({ at, text, anchor }: RulerLabel): readonly [number, number] {
  const start = at - textWidth(text) * { start: 0, middle: 0.5, end: 1 }[anchor];
  return [start, start + textWidth(text)];
}

function place(name: string, half: string, at = 120) {
  return placeTopLabels({
    width: 326,
    lowest: { at: 30, price: '$4.50', long: `$4.50${name}` },
    half: { at, text: half },
  });
}

describe('anchorText', () => {
  it('keeps a text that fits on the drawing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 326 }), fc.string({ maxLength: 20 }), (at, text) => {
        const [start, end] = span(anchorText(at, text, 326));
        expect(start).toBeGreaterThanOrEqual(-0.01);
        expect(end).toBeLessThanOrEqual(326.01);
      }),
    );
  });
});

describe('placeTopLabels', () => {
  it('centres the text of the middle half where there is room', () => {
    expect(place('', 'half', 200).half).toMatchObject({ at: 200, anchor: 'middle' });
  });

  it('moves it beside the name of the lowest, else leaves out the name', () => {
    expect(place(' Nori', 'half: $7 to $8', 120)).toMatchObject({ hasName: true, half: { anchor: 'start' } });
    expect(place(' Nori Mobile of the North', 'half: $7.85 to $8.65')).toMatchObject({ hasName: false });
  });

  it('never lets them touch where the price alone has room', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), fc.string({ maxLength: 30 }), fc.nat(326), (name, half, at) => {
        fc.pre(textWidth(half) < 240);
        const placed = place(name, half, at);
        expect(span(placed.half)[0]).toBeGreaterThanOrEqual(span(placed.lowest)[1] + 9.9);
      }),
    );
  });
});
