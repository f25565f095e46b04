import { describe, expect, it } from 'vitest';
import { ImportCounters } from './import-report.ts';
import { skip } from '#feeds/read/skip-reason.ts';

describe('the report of an import', () => {
  it('counts rows and skips, reasons in alphabetical order', () => {
    const counters = new ImportCounters();
    counters.read = 9;
    counters.addSkip(2, skip('zero-price', 'price', '0'));
    counters.addSkip(5, skip('bad-price', 'price', 'x'));
    counters.addSkip(6, skip('zero-price', 'price', '0.0'));
    const report = counters.parts();
    expect(report).toMatchObject({ read: 9 });
    expect(Object.entries(report.skipped).map(([reason, { count }]) => [reason, count])).toEqual([
      ['bad-price', 1],
      ['zero-price', 2],
    ]);
  });

  it('shows the first five different values of a reason', () => {
    const counters = new ImportCounters();
    for (let row = 1; row <= 20; row += 1)
      counters.addSkip(row, skip('unknown-destination', 'country', `place ${row >> 1}`));
    const skipped = counters.parts().skipped['unknown-destination'];
    expect(skipped?.count).toBe(20);
    expect(skipped?.samples.map(({ row, value }) => [row, value])).toEqual([
      [1, 'place 0'],
      [2, 'place 1'],
      [4, 'place 2'],
      [6, 'place 3'],
      [8, 'place 4'],
    ]);
  });

  it('tells of every row that is skipped or suspicious, whether it is shown or not', () => {
    const told: unknown[] = [];
    const counters = new ImportCounters({ skipped: (row) => told.push(row), suspicious: (row) => told.push(row) });
    const suspicious = { row: 9, id: 'free', rule: 'free-plan', finding: '0.00 USD' } as const;
    for (const row of [7, 8]) counters.addSkip(row, skip('bad-price', 'price', 'x'));
    counters.addSuspicion(suspicious);
    const skipped = { reason: 'bad-price', field: 'price', value: 'x' };
    expect(told).toEqual([{ row: 7, ...skipped }, { row: 8, ...skipped }, suspicious]);
  });

  it('counts the plans for each destination that was left out, and remembers two hundred', () => {
    const counters = new ImportCounters();
    counters.addLeftOut(['IC', 'QQ']);
    counters.addLeftOut(['IC']);
    counters.addLeftOut(Array.from({ length: 500 }, (_, index) => `place ${index}`));
    counters.addLeftOut(['IC']);
    const { leftOut } = counters.parts();
    expect([leftOut['IC'], leftOut['QQ'], Object.keys(leftOut).length]).toEqual([3, 1, 200]);
  });
});
