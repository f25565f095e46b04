import { describe, expect, it } from 'vitest';
import { openTestFile, writeTemporaryFile } from '#tests/support/feed-files.ts';
import { readTable } from './read-table.ts';

describe('a table', () => {
  it('is streamed as entries of the columns that are asked for', async () => {
    using file = writeTemporaryFile('Plan ID,colour,price\n a ,red,4.50\nb,red,\nc\nd,red,1,2\n,,\n');
    const rows: unknown[] = [];
    const header = ['Plan ID', 'colour', 'price'];
    const table = readTable(await openTestFile(file.path), header, { plan_id: 'id', price: 'amount' });
    for await (const row of table.rows) rows.push(row);
    expect(rows).toEqual([
      { number: 2, wire: { id: 'a', amount: '4.50' } },
      { number: 3, wire: { id: 'b' } },
      { number: 4, wire: undefined },
      { number: 5, wire: undefined },
      { number: 6, wire: {} },
    ]);
  });

  it('that ends inside a value that is read has no entry for that row', async () => {
    using file = writeTemporaryFile('id,place\na,{CYP}\nb,{CY');
    const { rows } = readTable(await openTestFile(file.path), ['id', 'place'], { id: 'id', place: 'place' });
    expect((await Array.fromAsync(rows)).map(({ wire }) => wire)).toEqual([{ id: 'a', place: '{CYP}' }, undefined]);
  });
});
