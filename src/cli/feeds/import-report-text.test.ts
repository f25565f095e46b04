import { describe, expect, it } from 'vitest';
import { ChangeLog, type ImportReport } from '#runtime/services/feeds/import-feed.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { describeImport, jsonReport } from './import-report-text.ts';

const report: ImportReport = {
  format: 'price-csv',
  read: 12_345,
  added: 10_000,
  changed: 2,
  unchanged: 1340,
  withdrawn: 7,
  unseen: 0,
  repriced: 0,
  suspicious: {},
  examples: { added: [], changed: [], withdrawn: [], unseen: [] },
  holdReasons: [],
  examplesWithdrawn: 0,
  skipped: {
    'bad-price': { count: 1, samples: [{ row: 9, reason: 'bad-price', field: 'price', value: 'x "y"' }] },
    'unknown-destination': {
      count: 1002,
      samples: [
        { row: 3, reason: 'unknown-destination', field: 'country', value: 'Atlantis' },
        { row: 5, reason: 'unknown-destination', field: 'country', value: 'Lemuria' },
      ],
    },
  },
  leftOut: { QQ: 1, IC: 1200 },
  sellers: null,
  worst: [],
  complete: true,
  damage: null,
  unreadColumns: {},
  markUp: null,
};

const outcome = { runId: 3, status: 'published', sentence: 'Published.', report } as const;
const noChanges = { added: [], changed: [], withdrawn: [], unseen: [], suspicious: [], skipped: [] };

describe('the report of an import', () => {
  it('in words names counts, then reasons by how often they were met', () => {
    expect(describeImport(report, {})).toBe(
      [
        'Imported as price-csv:',
        '  read          12,345',
        '  added         10,000',
        '  changed            2',
        '  unchanged      1,340',
        '  withdrawn          7',
        '  skipped        1,003',
        '',
        '  1,002 skipped: unknown-destination – the name or code is not a known destination',
        '    row 3, country: "Atlantis"',
        '    row 5, country: "Lemuria"',
        '    and 1,000 more',
        '',
        '  1 skipped: bad-price – not a plain decimal amount',
        '    row 9, price: "x \\"y\\""',
        '',
        '  Unknown places, left out of the coverage of plans: "IC" (1,200), "QQ" (1)',
        '',
      ].join('\n'),
    );
  });

  it('of a clean import is seven lines', () => {
    expect(
      describeImport({ ...report, skipped: {}, leftOut: {} }, {})
        .trim()
        .split('\n'),
    ).toHaveLength(7);
  });

  it('says that a part withdraws nothing, and that a try changes nothing', () => {
    const text = describeImport({ ...report, complete: false }, { dryRun: true });
    expect(text).toMatch(/^Would be imported as price-csv \(dry run, nothing was changed\):/);
    expect(text).toMatch(/The file has only some of the provider’s plans, so none were withdrawn\.\n$/);
  });

  it('says that a damaged file withdraws nothing, and which columns are left out', () => {
    const file = { complete: false, damage: '3 rows do not fit', unreadColumns: { Profile: 2100, note: 1 } };
    const text = describeImport({ ...report, ...file }, {});
    expect(text).toMatch(/The file is damaged, so nothing was withdrawn: 3 rows do not fit\.\n$/);
    expect(text).toContain('Columns not read: "Profile" (2,100 values), "note" (1 value)\n');
  });

  it('says that examples made way for the first real plans', () => {
    const text = describeImport({ ...report, examplesWithdrawn: 100_000 }, {});
    expect(text).toContain('The example catalogue was replaced: 100,000 invented plans are no longer shown.');
    const tried = describeImport({ ...report, examplesWithdrawn: 100_000 }, { dryRun: true });
    expect(tried).toContain(
      'The example catalogue would be replaced: 100,000 invented plans would no longer be shown.',
    );
  });

  it('shows the twenty destinations that were left out most', () => {
    const leftOut = Object.fromEntries(Array.from({ length: 25 }, (_, index) => [`place ${index}`, index + 1]));
    const text = describeImport({ ...report, leftOut }, {});
    expect(text).toContain('"place 24" (25), "place 23" (24)');
    expect(text).toContain('"place 5" (6) and 5 more');
    expect(text).not.toContain('"place 4"');
  });

  it('says when the example catalogue made way', () => {
    expect(describeImport(report, {})).not.toContain('example catalogue');
    const text = describeImport({ ...report, examplesWithdrawn: 100_000 }, {});
    expect(text).toContain('The example catalogue was replaced: 100,000 invented plans are no longer shown.');
  });

  it('for a script is one line with counts, the run and what became of it', () => {
    using changes = new ChangeLog();
    const text = [...jsonReport(outcome, changes)].join('');
    expect(text).toMatch(/^\{.*\}\n$/);
    expect(JSON.parse(text)).toEqual({
      format: 'price-csv',
      read: 12_345,
      added: 10_000,
      changed: 2,
      unchanged: 1340,
      withdrawn: 7,
      unseen: 0,
      repriced: 0,
      skipped: { 'bad-price': 1, 'unknown-destination': 1002 },
      suspicious: {},
      complete: true,
      damage: null,
      unreadColumns: {},
      status: 'published',
      sentence: 'Published.',
      run: 3,
      changes: noChanges,
    });
  });

  it('names every change', () => {
    using changes = new ChangeLog();
    const added = { provider: 'tanuki', id: 'plan "1"', price: { units: 10_000, currency: 'USD' as CurrencyCode } };
    changes.change('added', added);
    const text = [...jsonReport(outcome, changes)].join('');
    expect(JSON.parse(text)).toMatchObject({ run: 3, changes: { ...noChanges, added: [added] } });
  });

  it('of a feed that was only confirmed names no changes', () => {
    using changes = new ChangeLog();
    const confirmed = { ...outcome, status: 'unchanged', report: null, confirmed: 12 } as const;
    expect(JSON.parse([...jsonReport(confirmed, changes)].join(''))).toEqual({
      added: 0,
      changed: 0,
      unchanged: 12,
      withdrawn: 0,
      run: 3,
      status: 'unchanged',
      sentence: 'Published.',
    });
  });
});
