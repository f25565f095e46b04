import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardFormula, readGuarded } from './formula-guard.ts';

const anyCell = fc.string({
  unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '\n', '\0', '＝', '1', 'a', ' '),
});

describe('a cell of a spreadsheet', () => {
  it('never begins like a formula, and is read as the text that it was', () => {
    fc.assert(
      fc.property(anyCell, (text) => {
        const cell = guardFormula(text);
        expect(readGuarded(cell)).toBe(text);
        expect(cell === '-' || !/^[=+\-@\t\r\n\0＝＋－＠]/.test(cell)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['=HYPERLINK("https://evil.example")', `'=HYPERLINK("https://evil.example")`],
    ['+1 GB', `'+1 GB`],
    [`'=x`, `''=x`],
    ['Tokyo eSIM', 'Tokyo eSIM'],
    [`'90s`, `'90s`],
    ['-', '-'],
  ])('%s is %s', (text, cell) => {
    expect(guardFormula(text)).toBe(cell);
  });
});
