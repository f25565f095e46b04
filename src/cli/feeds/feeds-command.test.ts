import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { FeedValidation } from '#runtime/services/feeds/validate-feed.ts';
import { writeTemporaryFile } from '#tests/support/feed-files.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { runCommandLine } from '#tests/support/run-command-line.ts';
import { validationHtml } from './validation-html.ts';
import { validationText } from './validation-text.ts';

const prices = 'src/feeds/adapters/price-csv/fixtures/week-1.csv';

async function run(words: string) {
  const dataDir = makeFolder();
  const outcome = await runCommandLine(words, { DATA_DIR: dataDir }, new Date('2026-08-20T08:00:00Z'));
  return { ...outcome, files: readdirSync(dataDir) };
}

describe('roamchart feeds', () => {
  it('says so where there is nothing yet', async () => {
    expect((await run('feeds history')).out).toBe('No feed has been imported yet.\n');
    expect((await run('feeds held')).out).toBe('No feed is waiting for a decision.\n');
    expect(await run('feeds release 7')).toMatchObject({
      status: 1,
      out: '',
      err: 'No held feed has the number 7; "roamchart feeds held" lists them.\n',
    });
    expect(await run('feeds show x')).toMatchObject({ status: 2 });
  });

  it('validates a file without a database', async () => {
    const { status, out, err, files } = await run(`feeds validate ${prices} --format price-csv`);
    expect([status, err, files]).toEqual([1, '', []]);
    expect(out).toMatch(/^week-1\.csv, read as price-csv: 5 of 11 rows can be published\.\n/);
    expect(out).toContain('skipped: the name or code is not a known destination\n');
    expect(out).toContain('  row 11, country: "Atlantis"\n');
  });

  it('validates for a script, and says by its status that all is well', async () => {
    using file = writeTemporaryFile('provider,country,data,days,price,currency\nNori,Japan,1 GB,7,4,USD\n');
    const { status, out } = await run(`feeds validate ${file.path} --format price-csv --json`);
    expect([status, JSON.parse(out)]).toMatchObject([0, { read: 1, usable: 1, problems: [] }]);
    expect(await run(`feeds validate ${file.path} --format price-csv --json --html`)).toMatchObject({ status: 2 });
  });

  it('validates as one HTML file that needs nothing else', async () => {
    const { out } = await run(`feeds validate ${prices} --format price-csv --html`);
    expect(out).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(out).toContain('color-scheme: light dark');
    expect(out).toContain('<th scope="row">11</th><td>skipped</td><td>country</td>');
    expect(out).not.toMatch(/<script|<link|<img|https?:|url\(| on\w+=/);
  });

  it('finds out what a file is, proposes a mapping, and reads the file by it', async () => {
    const table = 'src/feeds/adapters/table/fixtures/prix.csv';
    const proposed = await run(`feeds validate ${table}`);
    expect(proposed.status).toBe(0);
    expect(proposed.out).toContain('"Prix (€)" is read as price: the heading says so');
    expect(proposed.out).toContain('JP, 10000 MB, 30 days, 1299.00 EUR');
    expect(proposed.out).toContain('prix.csv, read as table: 3 of 4 rows can be published.');
    const { proposal } = JSON.parse((await run(`feeds validate ${table} --json`)).out) as {
      proposal: { text: unknown };
    };
    using mapping = writeTemporaryFile(JSON.stringify(proposal.text), 'mapping.json');
    const read = await run(`feeds validate ${table} --mapping ${mapping.path}`);
    expect(read.out).toContain('prix.csv, read as table: 3 of 4 rows can be published.');
    const known = await run(`feeds validate ${prices}`);
    expect(known.out).toContain('has the shape of the format price-csv: import it with --format price-csv.');
  });

  it.each([
    ['nowhere.json', 'cannot be read'],
    ['package.json', 'mapping.table must be "csv" or "json"'],
  ])('refuses the mapping %s in one sentence', async (path, sentence) => {
    const { status, err } = await run(`feeds validate ${prices} --mapping ${path}`);
    expect([status, err]).toEqual([2, expect.stringContaining(sentence)]);
  });
});

describe('the report of a validation', () => {
  const problem = {
    weight: 'skipped',
    rule: 'bad-price',
    meaning: 'not an amount',
    field: 'price',
    found: '<b>"&',
  } as const;
  const validation: FeedValidation = {
    fileName: '<i>.csv',
    format: 'price-csv',
    read: 900,
    usable: 0,
    holdWords: ['do odd things'],
    examples: [],
    leftOut: { IC: 2 },
    damage: '2 rows have more or fewer values than the header has columns',
    unreadColumns: { stock: 900, colour: 1 },
    problems: Array.from({ length: 300 }, (_, index) => ({ ...problem, row: index + 2 })),
  };

  it('never lets words of a feed become markup', () => {
    const html = validationHtml(validation);
    expect(html).toContain('<td>&lt;b&gt;&quot;&amp;</td>');
    expect(html).toContain('Feed report: &lt;i&gt;.csv');
    expect(html.match(/<th scope="row">/g)).toHaveLength(300);
  });

  it('shows five rows of each reason as text, and what holds for the whole', () => {
    const text = validationText(validation);
    expect(text).toContain('This feed would be held for an operator to decide, because it would do odd things.\n');
    expect(text).toContain('Unknown places, left out of the coverage of plans: "IC" (2).\n');
    expect(text).toContain('The file is damaged: 2 rows have more or fewer values than the header has columns.\n');
    expect(text).toContain('Columns not read: "stock" (900 values), "colour" (1 value).\n');
    expect(text).toContain('  row 6, price');
    expect(text).not.toContain('  row 7, price');
    expect(text).toMatch(/… and 295 more: --json or --html lists all of them\n$/);
  });
});
