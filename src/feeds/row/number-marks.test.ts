import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOpenNumber, leadingNumber, NumberReading, type DecimalMark } from './number-marks.ts';

function read(text: string, others: readonly string[], stated: DecimalMark | null = null): string {
  const reading = new NumberReading(stated);
  for (const each of [...others, text]) reading.see(each);
  const found = reading.read(text);
  return 'number' in found ? found.number : found.problem;
}

describe('a number', () => {
  it.each([
    ['1299', '1299'],
    ['12.5', '12.5'],
    ['12,5', '12.5'],
    ['0.299', '0.299'],
    ['0,299', '0.299'],
    ['1234.567', '1234.567'],
    ['1,299.50', '1299.50'],
    ['1.299,50', '1299.50'],
    ['1.299.000', '1299000'],
    ['1,299,000', '1299000'],
    ['1 299,00', '1299.00'],
    ['1\u202f299,00', '1299.00'],
    ["1'299.00", '1299.00'],
    ['1 299', '1299'],
    ['1.299', 'ambiguous'],
    ['10,000', 'ambiguous'],
    ['12.', 'not a number'],
    ['.5', 'not a number'],
    ['1.2.3', 'not a number'],
    ['1,2345,678', 'not a number'],
    ['1.299,5.0', 'not a number'],
    ['1e3', 'not a number'],
    ['-1', 'not a number'],
    ['', 'not a number'],
    ['9'.repeat(400).concat('.5'), 'not a number'],
  ])('%j alone is %s', (text, expected) => {
    expect(read(text, [])).toBe(expected);
  });

  it.each([
    ['1.299', ['9,90'], '1299'],
    ['1.299', ['1.299.000'], '1299'],
    ['1,299', ['9.90', '4.5'], '1299'],
    // Nobody else in the file has three decimals.
    ['1.299', ['9.90', '4.5'], 'ambiguous'],
    ['1.299', ['9.90', '0.125'], '1.299'],
    // Where numbers have three decimals, a wrong mark would look like thousands.
    ['1,299', ['9.90', '0.125'], 'ambiguous'],
    ['1.299', ['9.90', '9,90'], 'ambiguous'],
    ['1.299', ['980', '12.300'], 'ambiguous'],
  ])('%s beside %j is %s', (text, others, expected) => {
    expect(read(text, others)).toBe(expected);
  });

  it('is read as the operator states, and refused where it contradicts', () => {
    expect(read('1.299', [], ',')).toBe('1299');
    expect(read('1.299', [], '.')).toBe('1.299');
    expect(read('9.90', [], ',')).toBe('ambiguous');
  });

  it('is never read as another one, however a file writes it', () => {
    const marks = fc.constantFrom<[DecimalMark, string]>(
      ['.', ','],
      [',', '.'],
      ['.', ''],
      [',', ''],
      ['.', "'"],
      [',', ' '],
    );
    const cents = fc.array(fc.integer({ min: 1, max: 500_000_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(marks, cents, fc.integer({ min: 0, max: 4 }), ([mark, group], amounts, decimals) => {
        const texts = amounts.map((amount) => {
          const whole = String(Math.floor(amount / 10 ** decimals)).replace(/\B(?=(\d{3})+$)/g, group);
          return decimals === 0 ? whole : `${whole}${mark}${String(amount % 10 ** decimals).padStart(decimals, '0')}`;
        });
        const reading = new NumberReading(null);
        for (const text of texts) reading.see(text);
        const wrong = texts.filter((text, index) => {
          const found = reading.read(text);
          if ('problem' in found) return found.problem !== 'ambiguous';
          return Number(found.number) !== (amounts[index] ?? 0) / 10 ** decimals;
        });
        expect(wrong).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  it('stands at the beginning of words', () => {
    const words = ['10.000 MB', '2,5GB/day', ' 1 299,5 MB', '1 GB', '5 000 MB', 'Unlimited', '12 345678'];
    expect(words.map(leadingNumber)).toEqual(['10.000', '2,5', '1 299,5', '1', '5 000', null, '12']);
    expect([isOpenNumber('10.000'), isOpenNumber('10.00')]).toEqual([true, false]);
  });
});
