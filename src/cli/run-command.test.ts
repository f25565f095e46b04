import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { openTestContext } from '#tests/support/open-test-context.ts';
import { runCommandLine } from '#tests/support/run-command-line.ts';

const prices = 'src/feeds/adapters/price-csv/fixtures/week-1.csv';
const nextPrices = 'src/feeds/adapters/price-csv/fixtures/week-2.csv';

const reportedAt = new Date('2026-08-20T07:30:00Z');

const today = new Date('2026-08-20T08:00:00Z');

const run = async (dataDir: string, words: string, environment: Record<string, string> = {}) =>
  runCommandLine(words === '' ? [] : words, { DATA_DIR: dataDir, ...environment }, today);

describe('roamchart import', () => {
  it('reports in words what it did, with the rows it skipped', async () => {
    const folder = makeFolder();
    const { status, out, err } = await run(folder, `import ${prices} --format price-csv`);
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(/^Imported as price-csv:\n {2}read +11\n {2}added +5\n/);
    expect(out).toContain(
      '1 skipped: unknown-destination – the name or code is not a known destination\n    row 11, country: "Atlantis"',
    );
  });

  it.each([
    ['a file that is not there', 'import missing.json --format airalo --json', {}],
    ['a file of another format', `import ${prices} --format airalo --json`, {}],
    ['a setting that is wrong', `import ${prices} --format price-csv --json`, { FEED_LIMITS: 'x' }],
    ['a database that cannot be opened', `import ${prices} --format price-csv --json`, { DATABASE_URL: 'x://y' }],
  ])('writes one JSON object about %s too', async (_what, words, environment) => {
    const folder = makeFolder();
    const { status, out, err } = await run(folder, words, environment);
    expect([status, err]).toEqual([1, expect.stringMatching(/\S/)]);
    expect(JSON.parse(out)).toMatchObject({ status: expect.stringMatching(/refused|failed/), sentence: err.trim() });
  });

  it('writes one JSON object and nothing else', async () => {
    const folder = makeFolder();
    const { status, out, err } = await run(folder, `import ${prices} --format price-csv --json`);
    expect([status, err]).toEqual([0, '']);
    const { changes, ...counts } = JSON.parse(out) as { readonly changes: { readonly added: unknown[] } };
    expect(changes.added).toHaveLength(5);
    expect(counts).toEqual({
      status: 'published',
      sentence: 'Published: 5 added, 0 changed, 0 withdrawn; 6 rows skipped.',
      run: 1,
      unseen: 0,
      repriced: 0,
      suspicious: {},
      complete: true,
      damage: null,
      unreadColumns: {},
      format: 'price-csv',
      read: 11,
      added: 5,
      changed: 0,
      unchanged: 0,
      withdrawn: 0,
      skipped: {
        'ambiguous-destination': 1,
        'duplicate-id': 1,
        'region-without-countries': 2,
        'sub-national-destination': 1,
        'unknown-destination': 1,
      },
    });
  });

  it('again changes nothing, and the next week only what differs', async () => {
    const folder = makeFolder();
    await run(folder, `import ${prices} --format price-csv`);
    const again = await run(folder, `import ${prices} --format price-csv --json`);
    const next = await run(folder, `import ${nextPrices} --format price-csv --json`);
    const last = await run(folder, `import ${nextPrices} --format price-csv --json`);
    expect(JSON.parse(again.out)).toMatchObject({ added: 0, changed: 0, unchanged: 5, withdrawn: 0 });
    expect(JSON.parse(next.out)).toMatchObject({ added: 2, changed: 1, unchanged: 3, unseen: 1, withdrawn: 0 });
    expect(JSON.parse(last.out)).toMatchObject({ added: 0, changed: 0, unchanged: 6, unseen: 0, withdrawn: 1 });
  });

  it('only tried says so and stores nothing', async () => {
    const folder = makeFolder();
    const tried = await run(folder, `import ${prices} --format price-csv --dry-run`);
    expect(tried.out).toMatch(/^Would be imported as price-csv \(dry run, nothing was changed\):/);
    const after = await run(folder, `import ${prices} --format price-csv --json`);
    expect(JSON.parse(after.out)).toMatchObject({ added: 5 });
  });

  it('says where plans are not listed and that a part withdraws nothing', async () => {
    const folder = makeFolder();
    const sheet = 'src/feeds/adapters/rate-sheet/fixtures/fixed.csv';
    const { out } = await run(folder, `import ${sheet} --format rate-sheet`);
    expect(out).toContain('Unknown places, left out of the coverage of plans: "CYP" (2)');
    expect(out).toContain('The file has only some of the provider’s plans, so none were withdrawn.');
  });

  it('says how many rows it does not show', async () => {
    const folder = makeFolder();
    const rows = Array.from({ length: 1200 }, (_, index) => `Nori,Place ${index},1 GB,7,4,USD`);
    const path = join(folder, 'many.csv');
    writeFileSync(path, `provider,country,data,days,price,currency\n${rows.join('\n')}\n`);
    const { out } = await run(folder, `import ${path} --format price-csv`);
    expect(out).toContain('1,200 skipped: unknown-destination');
    expect(out).toContain('and 1,195 more');
  });

  it('takes the provider, the address and the currency that the operator names', async () => {
    const folder = makeFolder();
    const reseller = 'src/feeds/adapters/reseller/fixtures/grouped.json';
    const options = '--provider nori --offer-url https://nori.example/{id} --currency EUR --partial';
    expect(await run(folder, `import ${reseller} --format reseller ${options}`)).toMatchObject({
      status: 0,
      err: '',
    });
  });

  it.each([
    ['/no/such.csv', /"\/no\/such.csv" does not exist; check the path/],
    ['src', /"src" is a folder; name one file to import/],
    ['package.json', /is not a list of prices: expected a CSV file with the columns/],
  ])('of %s is refused with a sentence', async (path, sentence) => {
    const folder = makeFolder();
    const { status, err } = await run(folder, `import ${path} --format price-csv --json`);
    expect(status).toBe(1);
    expect(err).toMatch(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  it('of a wrong path makes no database', async () => {
    const folder = makeFolder();
    await run(folder, 'import /no/such.csv --format price-csv');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('that would withdraw too much is held until somebody has looked at it', async () => {
    const folder = makeFolder();
    const path = join(folder, 'prices.csv');
    const write = (count: number): void => {
      const rows = Array.from({ length: count }, (_, index) => `Nori,Japan,${index + 1} GB,7,${index + 4},USD`);
      writeFileSync(path, `provider,country,data,days,price,currency\n${rows.join('\n')}\n`);
    };
    write(50);
    await run(folder, `import ${path} --format price-csv`);
    write(5);
    const held = await run(folder, `import ${path} --format price-csv --json`);
    const report = JSON.parse(held.out) as { readonly changes: { readonly unseen: unknown[] } };
    expect([held.status, report]).toMatchObject([1, { status: 'held', run: 2, unseen: 45 }]);
    expect(report.changes.unseen).toHaveLength(45);
    expect(held.err).toBe(
      'Held, nothing was changed: this feed would withdraw 45 of 50 plans of nori. ' +
        'Look at it with "roamchart feeds show 2"; publish it with "feeds release 2", or drop it with "feeds discard 2".\n',
    );
    const shown = await run(folder, 'feeds show 2');
    expect(shown.out).toContain('Held: waiting for a decision.');
    expect(shown.out).toContain('    nori "japan-10gb-7d": 13.00 USD');
    expect((await run(folder, 'feeds held')).out).toContain('prices.csv');
    rmSync(path);
    expect(await run(folder, 'feeds release 2')).toEqual({
      status: 0,
      out: 'Published: 0 added, 0 changed, 45 withdrawn. "roamchart feeds revert 3" takes this back.\n',
      err: '',
    });
    expect((await run(folder, 'feeds release 2')).err).toBe('Feed 2 was already released; nothing was changed.\n');
    expect(await run(folder, 'feeds revert 3')).toMatchObject({ status: 0, err: '' });
    const { out } = await run(folder, 'feeds history --json');
    expect((JSON.parse(out) as { readonly status: string }[]).map(({ status }) => status)).toEqual([
      'published',
      'held',
      'published',
    ]);
  });

  it.each([
    [{ DATABASE_URL: 'sqlite:/proc/none/x.sqlite' }, /cannot be created/],
    [{ DATABASE_URL: 'mysql://host/x' }, /DATABASE_URL must begin with/],
    [{ DATABASE_URL: `sqlite:${prices}` }, /is not a SQLite database/],
  ])('into a database at %j is refused', async (environment, sentence) => {
    const folder = makeFolder();
    const { status, out, err } = await run(folder, `import ${prices} --format price-csv`, environment);
    expect([status, out]).toEqual([1, '']);
    expect(err).toMatch(sentence);
  });

  it('lists every wrong setting at once', async () => {
    const folder = makeFolder();
    const { err } = await run(folder, `import ${prices} --format price-csv`, { PORT: 'x', DEMO: 'perhaps' });
    expect(err).toMatch(/PORT must be/);
    expect(err).toMatch(/DEMO must be/);
  });

  it('draws a progress bar on a terminal', async () => {
    const folder = makeFolder();
    const progress = Object.assign(new PassThrough(), { isTTY: true, columns: 80 });
    const words = `import ${prices} --format price-csv`;
    const { status } = await runCommandLine(words, { DATA_DIR: folder }, new Date(), { progress });
    expect(status).toBe(0);
    progress.end();
    expect((await progress.toArray()).join('')).toMatch(/100 % · 11 rows/);
  });
});

describe('wrong use', () => {
  it.each([
    ['', /Usage: roamchart/],
    ['fly', /unknown command 'fly'/],
    ['import', /(missing required argument 'file'|required option '--format <name>' not specified)/],
    ['import --format price-csv', /missing required argument 'file'/],
    [`import ${prices}`, /Name the format with --format or --mapping/],
    [
      `import ${prices} --format nope`,
      /The formats are canonical-json, canonical-csv, price-csv, data-plan, .*, brand-scrape, table\./,
    ],
    [`import ${prices} --format price-csv --wat`, /unknown option '--wat'/],
    [`import ${prices} more --format price-csv`, /too many arguments/],
    [`import ${prices} --format price-csv --provider Nori`, /"Nori" is not a provider slug/],
    [`import ${prices} --format price-csv --offer-url http://x`, /not an https address/],
    [`import ${prices} --format price-csv --currency ZZZ`, /"ZZZ" is not a known currency code/],
  ])('%j ends with 2 and a sentence', async (words, sentence) => {
    const folder = makeFolder();
    const { status, out, err } = await run(folder, words);
    expect([status, out]).toEqual([2, '']);
    expect(err).toMatch(sentence);
  });

  it('is not asking for help', async () => {
    const folder = makeFolder();
    const { status, out } = await run(folder, 'import --help');
    expect(status).toBe(0);
    expect(out).toMatch(/--format <name>/);
  });
});

describe('roamchart migrate', () => {
  it('says what it applied, and then that nothing is left', async () => {
    const folder = makeFolder();
    const first = await run(folder, 'migrate');
    expect(first.status).toBe(0);
    expect(first.out).toMatch(/^Brought the database .* up to date: 0001-first-release, .*\.\n$/);
    expect((await run(folder, 'migrate')).out).toMatch(/is up to date\.\n$/);
  });

  it('is refused with a sentence where it cannot write', async () => {
    const folder = makeFolder();
    const { status, err } = await run(folder, 'migrate', { DATABASE_URL: 'sqlite:/proc/none/x.sqlite' });
    expect(status).toBe(1);
    expect(err).toMatch(/cannot be created/);
  });
});

describe('roamchart reports', () => {
  it('says that there are none', async () => {
    const folder = makeFolder();
    expect(await run(folder, 'reports')).toEqual({ status: 0, out: 'No open reports.\n', err: '' });
    expect((await run(folder, 'reports --json')).out).toBe('[]\n');
  });

  it('lists the plans that visitors report, and closes the reports about one', async () => {
    const folder = makeFolder();
    await run(folder, `import ${prices} --format price-csv`);
    const opened = await openTestContext({ databaseUrl: '', dataDir: folder, now: () => reportedAt });
    const price = { units: 45_000, currency: 'USD' as CurrencyCode };
    await opened.context.visitors.reportPrice(
      { planId: 1, reason: 'wrong-price', price, seen: { ...price, units: 52_500 } },
      reportedAt,
    );
    await opened.close();
    const listed = await run(folder, 'reports');
    expect(listed.status).toBe(0);
    expect(listed.out).toMatch(/^Plan 1: .+, .+, now \d+\.\d\d [A-Z]{3}\n {4}https:\/\//);
    expect(listed.out).toContain('    2026-08-20 07:30  wrong-price, shown as 4.50 USD, seen as 5.25 USD\n');
    expect(JSON.parse((await run(folder, 'reports --json')).out)).toMatchObject([{ planId: 1 }]);
    expect((await run(folder, 'reports --close 1')).out).toBe('Closed 1 report about plan 1.\n');
    expect((await run(folder, 'reports --close 1')).out).toBe('Closed 0 reports about plan 1.\n');
    expect((await run(folder, 'reports')).out).toBe('No open reports.\n');
  });

  it('refuses what is no number of a plan, and says in one sentence what is wrong with the database', async () => {
    const folder = makeFolder();
    expect((await run(folder, 'reports --close one')).status).toBe(2);
    const { status, err } = await run(folder, 'reports', { DATABASE_URL: 'mysql://localhost/x' });
    expect([status, err.split('\n').length]).toEqual([1, 2]);
  });
});
