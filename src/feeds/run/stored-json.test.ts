import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseHeldRequest, parseImportReport } from './stored-json.ts';
import { parseMapping } from '#feeds/row/parse-mapping.ts';

const request = {
  format: 'table',
  partial: true,
  feed: 'nori',
  provider: 'nori-mobile',
  offerUrl: 'https://shop.example/{id}',
  currency: 'EUR',
  markUp: { percentHundredths: 1250, fixed: { units: 5000, currency: 'USD' }, rounding: 'x.99' },
  places: { georgia: ['GE'] },
  mapping: null,
};

const price = { units: 45_000, currency: 'USD' };
const plan = { provider: 'nori', id: 'jp-1', price };
const skipped = {
  'bad-price': { count: 2, samples: [{ row: 9, reason: 'bad-price', field: 'price', value: 'x "y"' }] },
};
const suspicious = {
  'free-plan': { count: 1, samples: [{ row: 4, id: 'jp-1', rule: 'free-plan', finding: '0 USD' }] },
};

/** As it was written before reports named sellers, the largest moves, damage and columns that are not read. */
const olderReport = {
  format: 'price-csv',
  read: 5,
  added: 1,
  changed: 1,
  unchanged: 1,
  withdrawn: 0,
  unseen: 0,
  examplesWithdrawn: 0,
  repriced: 1,
  skipped,
  suspicious,
  examples: { added: [plan], changed: [{ ...plan, before: price }], withdrawn: [], unseen: [plan] },
  holdReasons: [{ rule: 'one-price', words: 'give 5 of 5 different plans the same price' }],
  leftOut: { QQ: 1 },
  complete: true,
  markUp: null,
};

const report = {
  ...olderReport,
  sellers: [{ provider: 'nori', active: 3, missing: 1, repriced: 1 }],
  worst: [{ provider: 'nori', id: 'jp-1', price: 'JPY price', before: price, after: null, factor: null }] as const,
  damage: '3 rows do not fit',
  unreadColumns: { note: 3 },
  markUp: { rule: request.markUp, plans: 2 },
};

describe('the request of a held feed', () => {
  it('is read as it was stored', () => {
    expect(parseHeldRequest(JSON.stringify(request))).toEqual(request);
  });

  it.each(globSync('src/feeds/adapters/table/fixtures/*.mapping.json'))('is read with the mapping of %s', (file) => {
    const mapping = parseMapping(readFileSync(file, 'utf8'));
    if (!mapping.ok) throw new Error(mapping.reason);
    expect(parseHeldRequest(JSON.stringify({ ...request, mapping: mapping.value })).mapping).toEqual(mapping.value);
  });

  it('of an older version, which lacks later fields, is read with their defaults', () => {
    const { places: _places, mapping: _mapping, markUp: _markUp, ...older } = request;
    expect(parseHeldRequest(JSON.stringify(older))).toEqual({ ...older, markUp: null, mapping: null });
  });

  it.each([
    { format: 'no format' },
    { provider: 'No Slug' },
    { offerUrl: 'http://shop.example' },
    { currency: 'euro' },
  ])('is refused with %o', (damage) => {
    expect(() => parseHeldRequest(JSON.stringify({ ...request, ...damage }))).toThrow(Object.keys(damage)[0]);
  });
});

describe('the report of a run', () => {
  it('is read as it was stored, or is none', () => {
    expect(parseImportReport(JSON.stringify(report))).toEqual(report);
    expect(parseImportReport(null)).toBeNull();
  });

  it('of an older version, which lacks later fields, is read with their defaults', () => {
    const [{ price: _price, ...unnamed }] = report.worst;
    expect(parseImportReport(JSON.stringify({ ...report, worst: [unnamed] }))?.worst[0]?.price).toBe('price');
    const later = { sellers: null, worst: [], damage: null, unreadColumns: {} };
    expect(parseImportReport(JSON.stringify(olderReport))).toEqual({ ...olderReport, ...later });
  });

  it('of a newer version loses fields and reasons that this one does not know', () => {
    const newer = { ...report, skipped: { ...skipped, 'on-the-moon': { count: 1, samples: [] } }, mood: 'good' };
    expect(parseImportReport(JSON.stringify(newer))).toEqual(report);
  });

  it.each([{ read: -1 }, { examples: {} }, { leftOut: { QQ: 'many' } }, { skipped: { 'bad-price': { count: 1 } } }])(
    'is refused with %o',
    (damage) => {
      expect(() => parseImportReport(JSON.stringify({ ...report, ...damage }))).toThrow(Object.keys(damage)[0]);
    },
  );
});
