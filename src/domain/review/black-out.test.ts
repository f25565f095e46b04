import { describe, expect, it } from 'vitest';
import { blackOut } from './black-out.ts';

describe('blackOut', () => {
  it('replaces letters and digits, and keeps spaces and lines', () => {
    expect(blackOut('Call +81 90\n1234 now', [{ begins: 5, ends: 16 }])).toBe('Call ▇▇▇ ▇▇\n▇▇▇▇ now');
    expect(
      blackOut('abcdef', [
        { begins: 0, ends: 2 },
        { begins: 1, ends: 3 },
        { begins: 5, ends: 6 },
      ]),
    ).toBe('▇▇▇de▇');
  });

  it('leaves no half of a letter, and every position where it was', () => {
    const text = 'a🗾b';
    for (const range of [
      { begins: 1, ends: 2 },
      { begins: 2, ends: 3 },
    ])
      expect(blackOut(text, [range])).toBe('a▇▇b');
  });

  it.each([
    [3, 3],
    [4, 3],
    [-1, 2],
    [0, 7],
  ])('refuses %i-%i, which is no part of the text', (begins, ends) => {
    expect(blackOut('abcdef', [{ begins, ends }])).toBeNull();
  });
});
