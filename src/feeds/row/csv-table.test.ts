import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openTestFile, writeTemporaryFile } from '#tests/support/feed-files.ts';
import { sizeOfRun } from '#tests/support/size-of-run.ts';
import { readCsvTable, type CsvRow } from './csv-table.ts';
import type { FeedFindings } from './feed-adapter.ts';
import { FeedRefusal } from '#feeds/read/feed-refusal.ts';

const header = 'id,place,data,days,price\n';

async function read(body: string): Promise<{ readonly rows: CsvRow[]; readonly found: FeedFindings }> {
  using file = writeTemporaryFile(header + body);
  const { rows, findings } = readCsvTable(await openTestFile(file.path), 5);
  const all: CsvRow[] = [];
  for await (const row of rows) all.push(row);
  return { rows: all, found: findings() };
}

/** Null: a quotation mark is never closed, so the file is refused as a whole. */
async function readUnlessRefused(body: string): Promise<CsvRow[] | null> {
  try {
    return (await read(body)).rows;
  } catch (error) {
    if (error instanceof FeedRefusal) return null;
    throw error;
  }
}

const kinds = (rows: readonly CsvRow[]) => rows.map(({ line, damage }) => [line, damage?.reason ?? null]);

describe('the rows of a table', () => {
  it('may hold text of several lines and quotation marks', async () => {
    const { rows, found } = await read('a,"Ja\npan",1 GB,7,4.50\nb,5" x,1 GB,7,5.50\n');
    expect(kinds(rows)).toEqual([
      [3, null],
      [4, null],
    ]);
    expect(found).toEqual({ damage: null });
  });

  it('that do not fit the header are damage, which hides no row', async () => {
    const { rows, found } = await read(
      'a,Japan,7,4.50\nb,Italy,1 GB,7,5.50\nc,Italy,1 GB,7,9,50\nd,Peru,1 GB,7,9.50\n',
    );
    expect(kinds(rows)).toEqual([
      [2, 'bad-columns'],
      [3, null],
      [4, 'bad-columns'],
      [5, null],
    ]);
    expect(found.damage).toEqual({
      words: '2 rows have more or fewer values than the header has columns, the first near line 2',
      isHeld: false,
    });
  });

  it('that mostly do not fit hold the table: its header must be another', async () => {
    const { found } = await read('a,Japan,1 GB,7\nb,Italy,1 GB,7\nc,Italy,7,9.50,\n');
    expect(found.damage?.isHeld).toBe(true);
  });

  it('that a quotation mark in the header hides are counted too', async () => {
    using file = writeTemporaryFile(
      'id,place,data,days,"price\na,Japan,1 GB,7,4.50\nb,Italy,1 "GB,7,5.50\nc,Peru,1 GB,7,6.50\n',
    );
    const { rows, findings } = readCsvTable(await openTestFile(file.path), 5);
    const all: CsvRow[] = [];
    for await (const row of rows) all.push(row);
    expect(kinds(all).map(([, reason]) => reason)).toEqual(['run-together', 'run-together', null]);
    expect(findings().damage?.isHeld).toBe(true);
  });

  it('that a quotation mark runs together are counted and refused line by line', async () => {
    const { rows, found } = await read(
      'a,Japan,1 GB,7,4.50\nb,"Italy,1 GB,7,5.50\nc,Kenya,1 GB,7,6.50\nd,Peru",1 GB,7,7.50\ne,Chile,1 GB,7,8.50\n',
    );
    expect(kinds(rows)).toEqual([
      [2, null],
      [3, 'run-together'],
      [4, 'run-together'],
      [5, 'run-together'],
      [6, null],
    ]);
    expect(found.damage).toEqual({
      words: '3 lines are run together by a quotation mark, the first near line 3',
      isHeld: true,
    });
  });

  it('are all counted, and no whole row is lost, wherever two quotation marks stray', async () => {
    const lines = ['a,Japan,1 GB,7,4.50', 'b,Italy,3 GB,7,5.50', 'c,Kenya,5 GB,7,6.50', 'd,Peru,9 GB,7,7.50'];
    const body = `${lines.join('\n')}\n`;
    const whole = new Set(lines);
    await fc.assert(
      fc.asyncProperty(fc.nat(body.length - 1), fc.nat(body.length - 1), async (one, other) => {
        const [first, second] = [Math.min(one, other), Math.max(one, other)];
        const damaged = `${body.slice(0, first)}"${body.slice(first, second)}"${body.slice(second)}`;
        const rows = await readUnlessRefused(damaged);
        if (rows === null) return;
        expect(rows).toHaveLength(4);
        // A mark in a place of its own quotes a value as it is.
        const isSound = ({ damage, values }: CsvRow): boolean =>
          damage !== null || whole.has(values.join(',')) || values.some((value) => value.includes('"'));
        expect(rows.filter((row) => !isSound(row))).toEqual([]);
      }),
      { numRuns: sizeOfRun(60, 300) },
    );
  });

  it('are refused under a heading with a stray quotation mark', async () => {
    using file = writeTemporaryFile('id,place,da"ta,days,price\na,Japan,1 GB,7,4.50\n');
    const { rows } = readCsvTable(await openTestFile(file.path), 5);
    await expect(Array.fromAsync(rows)).rejects.toThrow(/The heading "da\\"ta" of the file feed.txt has a stray/);
  });

  it.each([
    ['a,Japan,1 GB,7,4.50', true],
    ['a,Japan,1 GB,7,4.50\n', false],
    ['a,Japan,1 GB,7,4.50\r\n', false],
  ])('%j may be cut off: %s', async (body, isCut) => {
    expect((await read(body)).rows.map((row) => row.isCut)).toEqual([isCut]);
  });
});
