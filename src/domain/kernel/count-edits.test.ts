import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countEdits } from './count-edits.ts';

const anyWord = fc.string({ maxLength: 8, unit: fc.constantFrom('a', 'b', 'ア') });

describe('countEdits', () => {
  it.each([
    ['japan', 'japan', 0],
    ['japn', 'japan', 1],
    ['jappan', 'japan', 1],
    ['jaban', 'japan', 1],
    ['jpaan', 'japan', 1],
    ['swizterlnad', 'switzerland', 2],
    ['ドイッ', 'ドイツ', 1],
    ['', 'peru', 4],
    ['peru', '', 4],
  ])('between %s and %s are %s', (from, to, count) => {
    expect(countEdits(from, to)).toBe(count);
  });

  it('is the same both ways, 0 only for equal words, and never more than the longer one has letters', () => {
    fc.assert(
      fc.property(anyWord, anyWord, (from, to) => {
        const edits = countEdits(from, to);
        expect(countEdits(to, from)).toBe(edits);
        expect(edits === 0).toBe(from === to);
        expect(edits).toBeLessThanOrEqual(Math.max(from.length, to.length));
        expect(edits).toBeGreaterThanOrEqual(Math.abs(from.length - to.length));
      }),
    );
  });
});
