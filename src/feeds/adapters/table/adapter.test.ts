import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { mappingSchema } from '#feeds/row/mapping-schema.ts';
import { parseMapping } from '#feeds/row/parse-mapping.ts';
import { noOptions, readFeedAt, refusalOf, writeTemporaryFile, type FeedOutcome } from '#tests/support/feed-files.ts';
import { tableAdapter } from './adapter.ts';

const folder = 'src/feeds/adapters/table/fixtures';

async function read(file: string): Promise<FeedOutcome> {
  const [name = ''] = file.split('.');
  const mapping = parseMapping(readFileSync(`${folder}/${name}.mapping.json`, 'utf8'));
  if (!mapping.ok) throw new Error(mapping.reason);
  return await readFeedAt(tableAdapter, `${folder}/${file}`, { ...noOptions, mapping: mapping.value });
}

const facts = ({ plans }: FeedOutcome) =>
  plans.map(({ externalId, coverage, dataKind, dataMb, validityDays, price }) => [
    externalId,
    coverage.join(' '),
    `${dataKind} ${dataMb}`,
    validityDays,
    `${price.units / 10_000} ${price.currency}`,
  ]);

describe('a table that a mapping describes', () => {
  it('may be in another language, with decimals behind commas and thousands behind points', async () => {
    const outcome = await read('prix.csv');
    expect(facts(outcome)).toEqual([
      ['japon-10-000mb-30', 'JP', 'total 10000', 30, '1299 EUR'],
      ['italie-2-5gb-7', 'IT', 'total 2500', 7, '9.9 EUR'],
      ['etats-unis-500mb-3', 'US', 'total 500', 3, '4.5 EUR'],
    ]);
    expect(outcome.skips).toEqual(['unknown-destination Pays']);
  });

  it('may have a column for each plan', async () => {
    const outcome = await read('grid.csv');
    expect(facts(outcome)).toEqual([
      ['japan-1gb-7d', 'JP', 'total 1000', 7, '4.5 USD'],
      ['japan-5gb-30d', 'JP', 'total 5000', 30, '12.9 USD'],
      ['japan-unlimited-10d', 'JP', 'unlimited null', 10, '39 USD'],
      ['benelux-1gb-7d', 'BE LU NL', 'total 1000', 7, '5.25 USD'],
      ['benelux-unlimited-10d', 'BE LU NL', 'unlimited null', 10, '44 USD'],
      ['kenya-1gb-7d', 'KE', 'total 1000', 7, '6 USD'],
      ['kenya-5gb-30d', 'KE', 'total 5000', 30, '17.5 USD'],
    ]);
    expect(outcome.skips).toEqual(['not-offered 5 GB / 30 days (USD)', 'not-offered Unlimited / 10 days (USD)']);
  });

  it('may be JSON with rows in its entries, prices in cents and a state', async () => {
    const outcome = await read('bundles.json');
    expect(facts(outcome)).toEqual([
      ['jp-1', 'JP', 'total 1000', 7, '4.5 EUR'],
      ['ge-1', 'GE', 'total 2000', 10, '1980 JPY'],
    ]);
    expect(outcome.skips).toEqual(['not-offered state', 'bad-currency currency', 'not-offered bundles']);
    expect(outcome.plans[0]).toMatchObject({ name: 'Japan 1000 MB', statedAt: '2026-11-20T08:00:00.000Z' });
  });

  it('may state several prices in a row, and leave some out', async () => {
    const outcome = await read('offers.csv');
    expect(facts(outcome)).toEqual([
      ['n-1', 'FR', 'total 5000', 30, '12.5 EUR'],
      ['n-2', 'FR', 'total 10000', 30, '21.12 EUR'],
      ['n-3', 'ES', 'total 1000', null, '4.5 EUR'],
    ]);
    expect(
      outcome.plans.map(({ ownPrices, url }) => [ownPrices.map(({ currency }) => currency).join(' '), url]),
    ).toEqual([
      ['USD', 'https://nori.example/n-1'],
      ['GBP USD', null],
      ['', 'https://nori.example/n-3'],
    ]);
    expect(outcome.skips).toEqual(['missing-field eur']);
  });

  it('may list further prices, in pence as in pounds', async () => {
    const fields = {
      place: [{ from: 'land' }],
      data: { from: 'gb', unit: 'GB' },
      days: { from: 'days' },
      price: { from: 'usd', currency: 'USD' },
      otherPrices: { list: 'also', from: 'amount', currency: 'in' },
    };
    const mapping = parseMapping(JSON.stringify({ table: 'json', entries: 'plans.*', fields }));
    const also = [
      { amount: 450, in: 'GBp' },
      { amount: '9900', in: 'ZAc' },
      { amount: 5.4, in: 'EUR' },
      { amount: 590, in: 'USc' },
    ];
    using file = writeTemporaryFile(JSON.stringify({ plans: [{ land: 'Japan', gb: 1, days: 7, usd: 5.9, also }] }));
    const { plans } = await readFeedAt(tableAdapter, file.path, {
      ...noOptions,
      mapping: mapping.ok ? mapping.value : null,
    });
    expect(plans[0]?.ownPrices).toEqual([
      { units: 54_000, currency: 'EUR' },
      { units: 45_000, currency: 'GBP' },
      { units: 990_000, currency: 'ZAR' },
    ]);
  });

  it('may say in words what a plan is, and by the day how much it has', async () => {
    const outcome = await read('tariffs.tsv');
    expect(facts(outcome)).toEqual([
      ['kenya-2gb-5d', 'KE', 'daily 2000', 5, '12.5 GBP'],
      ['peru-0-5gb-10d', 'PE', 'daily 500', 10, '24.99 GBP'],
    ]);
    expect(outcome.plans.map(({ reducedSpeedKbps }) => reducedSpeedKbps)).toEqual([8000, 512]);
    expect(outcome.skips).toEqual(['bad-value Tariff']);
  });

  it('is refused without a mapping, and where it lacks a column', async () => {
    expect(await refusalOf(tableAdapter, 'a,b\n1,2\n')).toMatch(/needs a mapping: .*feeds validate/);
    const mapping = parseMapping(readFileSync(`${folder}/offers.mapping.json`, 'utf8'));
    const options = { ...noOptions, mapping: mapping.ok ? mapping.value : null };
    await expect(readFeedAt(tableAdapter, `${folder}/prix.csv`, options)).rejects.toThrow(
      /is not of the shape that its mapping describes: .* without a column brand, where, gb/,
    );
  });

  it('is refused as JSON without entries where the mapping looks for them', async () => {
    const mapping = parseMapping(readFileSync(`${folder}/bundles.mapping.json`, 'utf8'));
    const options = { ...noOptions, mapping: mapping.ok ? mapping.value : null };
    using file = writeTemporaryFile('{"data": [{"sku": "a"}]}');
    await expect(readFeedAt(tableAdapter, file.path, options)).rejects.toThrow(
      'nothing lies at its "entries", "catalogue.*".',
    );
  });

  it('may state the unit of an amount beside it, and by the day', async () => {
    const fields = {
      place: [{ from: 'land' }],
      data: { from: 'volume', unit: { from: 'unit' } },
      days: { from: 'days' },
      price: { from: 'eur', currency: 'EUR' },
    };
    const mapping = parseMapping(JSON.stringify({ table: 'csv', fields }));
    using file = writeTemporaryFile(
      'land,volume,unit,days,eur\nJapan,1.5,GB,7,4.50\nItaly,500,MB,7,3.50\nPeru,2,gb/day,5,9\nKenya,2,apples,5,9\nChad,2,,5,9\n',
    );
    const options = { ...noOptions, mapping: mapping.ok ? mapping.value : null };
    const outcome = await readFeedAt(tableAdapter, file.path, options);
    expect(outcome.plans.map(({ dataKind, dataMb, dataWords }) => [dataKind, dataMb, dataWords])).toEqual([
      ['total', 1500, '1.5 GB'],
      ['total', 500, '500 MB'],
      ['daily', 2000, '2 gb/day'],
    ]);
    expect(outcome.skips).toEqual(['bad-data-amount volume', 'bad-data-amount volume']);
  });

  it('is in the operator’s currency where neither its rows nor the mapping state one', async () => {
    const text = readFileSync(`${folder}/offers.mapping.json`, 'utf8').replace(', "currency": "EUR" }', ' }');
    const mapping = parseMapping(text);
    const options = { ...noOptions, mapping: mapping.ok ? mapping.value : null };
    await expect(readFeedAt(tableAdapter, `${folder}/offers.csv`, options)).rejects.toThrow(/states no currency/);
    const { plans } = await readFeedAt(tableAdapter, `${folder}/offers.csv`, {
      ...options,
      currency: 'CHF' as CurrencyCode,
    });
    expect(plans[0]?.price).toEqual({ units: 125_000, currency: 'CHF' });
  });
});

describe('the document of mappings', () => {
  it.each(['offers', 'bundles', 'grid'])('links the mapping of %s', (name) => {
    expect(readFileSync('docs/feeds.md', 'utf8')).toContain(`](../${folder}/${name}.mapping.json)`);
  });

  it('names every property of a mapping', () => {
    const document = readFileSync('docs/feeds.md', 'utf8');
    const names = [...Object.keys(mappingSchema.shape), ...Object.keys(mappingSchema.shape.fields.shape)];
    expect(names.filter((name) => !document.includes(name))).toEqual([]);
  });
});
