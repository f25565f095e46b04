import { describe, expect, it } from 'vitest';
import { plainLine } from './plain-line.ts';

describe('plainLine', () => {
  it.each([
    ['  spring\n\tsale ', 'spring sale'],
    ['nul\u0000 and bell\u0007', 'nul and bell'],
    ['right\u202eto left', 'right to left'],
    ['👩\u200d👧 می\u200cخواهم', '👩\u200d👧 می\u200cخواهم'],
    ['שלום (5)\u200f', 'שלום (5)\u200f'],
    ['half \ud83d of one', 'half � of one'],
    ['日本のセール', '日本のセール'],
    ['', ''],
  ])('makes %j one line', (text, line) => {
    expect(plainLine(text, 50)).toBe(line);
  });

  it('cuts, and leaves no half of a character behind', () => {
    expect(plainLine('abcdef', 3)).toBe('abc');
    expect(plainLine('ab🙂', 3)).toBe('ab�');
    expect(plainLine('ab cd', 3)).toBe('ab');
  });
});
