import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCsvLayout } from './csv-layout.ts';

const table = 'seller,country,data,days,price\nKite,Japan,1 GB,7,4.50\nTern,Italy,3 GB,15,9.00\n';

describe('the header of a table', () => {
  it.each([
    ['at the top', table, 1],
    ['below a title', `Kite Roam price list\n${table}`, 2],
    ['below titles with empty cells', `Kite Roam price list,,,,\nvalid from 1 November,,,,\n${table}`, 3],
    ['below a title with commas', `Kite Roam, prices, November\n${table.replaceAll(',', ';')}`, 2],
    ['below groups of columns', `Who,,Plan,,\n${table}`, 2],
    ['with a heading of several lines', `seller,"country\nor region",data,price\nKite,Japan,1 GB,4.50\n`, 1],
    ['with a column that has no name', 'seller,country,,price\nKite,Japan,1 GB,4.50\n', 1],
    ['of two columns', 'country,price\nJapan,4.50\n', 1],
  ])('%s is found', (_where, head, headerLine) => {
    expect(findCsvLayout({ head }).headerLine).toBe(headerLine);
  });

  it.each([
    ['sep=;\na;b;c\n1;2;3\n', ';'],
    ['"sep=|"\r\na|b|c\r\n1|2|3\r\n', '|'],
  ])('of %j is the second line', (head, delimiter) => {
    expect(findCsvLayout({ head })).toEqual({ delimiter, headerLine: 2 });
  });

  it('is where the operator says', () => {
    expect(findCsvLayout({ head: `a;b;c\n${table}`, headerLine: 2 })).toEqual({ delimiter: ',', headerLine: 2 });
  });

  it('is found below any title', () => {
    const title = fc.stringMatching(/^[A-Za-z ]{0,40}$/);
    fc.assert(
      fc.property(fc.array(title, { maxLength: 5 }), (titles) => {
        const head = [...titles, table].join('\n');
        expect(findCsvLayout({ head }).headerLine).toBe(titles.length + 1);
      }),
    );
  });
});
