import { describe, expect, it } from 'vitest';
import { printable } from './printable.ts';

describe('printable', () => {
  it.each([
    ['Ann', 'Ann'],
    ['\u001b[2Jcleared\u0085', '\ufffd[2Jcleared\ufffd'],
    ['A\u202eB\u2069', 'A\ufffdB\ufffd'],
    ['שירה (5)\u200f', '\u2068שירה (5)\u200f\u2069'],
    ['\u202eمنى 5', '\u2068\ufffdمنى 5\u2069'],
    ['👩\u200d👧', '👩\u200d👧'],
  ])('shows %j as %j', (line, shown) => {
    expect(printable(line)).toBe(shown);
  });
});
