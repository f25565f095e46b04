import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutPicture, fitWithin, isReadableWhole, type PicturePiece } from './picture-pieces.ts';

const side = fc.integer({ min: 1, max: 40_000 });

/** Start and end of a piece along the side that was cut, and its scale. */
function alongIts(cut: 'width' | 'height', piece: PicturePiece) {
  const start = cut === 'height' ? piece.top : piece.left;
  return { start, end: start + piece[cut], scale: piece.stored[cut] / piece[cut] };
}

describe('cutPicture', () => {
  it.each([
    ['a small picture', 20, 10, [[20, 10]]],
    ['a screenshot of a phone', 1170, 2532, [[693, 1500]]],
    ['a screen', 2560, 1440, [[1500, 844]]],
    ['a low strip that is hardly too wide', 1600, 100, [[1500, 94]]],
    ['a scrolled page', 1080, 4000, Array.from({ length: 2 }, () => [799, 1500])],
    ['two screens side by side', 5120, 1440, Array.from({ length: 2 }, () => [1500, 833])],
    ['a page scrolled to its end', 1170, 16_000, Array.from({ length: 5 }, () => [537, 1500])],
    ['a page that five pieces are too few for', 1170, 17_000, null],
    ['a line', 12_000, 1, null],
  ])('stores %s of %i × %i', (_name, width, height, stored) => {
    const pieces = cutPicture({ width, height });
    expect(pieces?.map((piece) => [piece.stored.width, piece.stored.height]) ?? null).toEqual(stored);
  });

  it('covers the whole picture with pieces that share a line, each within 1500 × 1500', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const pieces = cutPicture({ width, height }) ?? [];
        const along = pieces.map((piece) => alongIts(height >= width ? 'height' : 'width', piece));
        expect(along.map(({ end }) => end).at(-1) ?? Math.max(width, height)).toBeCloseTo(Math.max(width, height), 3);
        expect(along.map(({ start }) => start).at(0) ?? 0).toBeCloseTo(0);
        for (const [index, { start, scale }] of along.entries()) {
          const before = along[index - 1]?.end ?? Number.POSITIVE_INFINITY;
          expect((before - start) * scale).toBeGreaterThan(30);
        }
        const sides = pieces.flatMap(({ stored }) => [stored.width, stored.height]);
        expect(Math.max(1, ...sides)).toBeLessThanOrEqual(1500);
        expect(pieces.length).toBeLessThanOrEqual(5);
      }),
    );
  });

  it('leaves no picture less readable than 520 pixels across, or three quarters of its size', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        for (const { stored, ...piece } of cutPicture({ width, height }) ?? []) {
          const [across, before] = height >= width ? [stored.width, piece.width] : [stored.height, piece.height];
          expect(across >= 520 || across >= Math.round(before * 0.75)).toBe(true);
        }
      }),
    );
  });

  it('makes pieces that need not be cut again', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const pieces = cutPicture({ width, height }) ?? [];
        expect(pieces.every(({ stored }) => isReadableWhole(stored))).toBe(true);
        expect(isReadableWhole({ width, height })).toBe(pieces.length === 1);
      }),
    );
  });
});

describe('fitWithin', () => {
  it.each([
    [3000, 1500, 1500, 750],
    [1170, 2532, 693, 1500],
    [20, 10, 20, 10],
    [30_000, 1, 1500, 1],
  ])('makes %i × %i into %i × %i', (width, height, fitWidth, fitHeight) => {
    expect(fitWithin({ width, height }, 1500)).toEqual({ width: fitWidth, height: fitHeight });
  });
});
