import { describe, expect, it } from 'vitest';
import { money } from '#tests/support/plan-factory.ts';
import { worstCsv, worstText } from './feeds-text.ts';

const yen = (whole: number) => money(whole * 10_000, 'JPY');
const changes = [
  { provider: 'nori', id: 'jp-1', price: 'JPY price', before: yen(1500), after: yen(15), factor: 100 },
  { provider: 'nori', id: 'jp-2', price: 'price', before: money(45_000), after: money(0), factor: null },
  { provider: 'kori', id: 'jp-3', price: 'price', before: money(45_000), after: null, factor: null },
];

describe('the largest changes of a run', () => {
  it('say which price moved', () => {
    expect(worstText(changes)).toBe(
      'nori "jp-1": JPY price 1500.00 JPY → 15.00 JPY (× 100.00)\n' +
        'nori "jp-2": 4.50 USD → 0.00 USD\n' +
        'kori "jp-3": 4.50 USD, missing\n',
    );
    expect(worstText([])).toBe('No published plan changed its price or is missing.\n');
  });

  it('say it for a spreadsheet in the last column', () => {
    expect(worstCsv(changes).split(/\r?\n/)).toEqual([
      'provider,id,before,currency,after,afterCurrency,factor,price',
      'nori,jp-1,1500,JPY,15,JPY,100.0000,JPY price',
      'nori,jp-2,4.5,USD,0,USD,,price',
      'kori,jp-3,4.5,USD,,,,price',
      '',
    ]);
  });
});
