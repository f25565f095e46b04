import { describe, expect, it } from 'vitest';
import { readFeedAt, readFeedText, refusalOf } from '#tests/support/feed-files.ts';
import { esimGoAdapter } from './adapter.ts';

const fixtures = 'src/feeds/adapters/esim-go/fixtures';

describe('a file of eSIM Go', () => {
  it('may be an answer of the API', async () => {
    const { complete, plans } = await readFeedAt(esimGoAdapter, `${fixtures}/answer.json`);
    expect(complete).toBe(true);
    expect(plans.map(({ externalId, dataKind, dataMb, price }) => [externalId, dataKind, dataMb, price.units])).toEqual(
      [
        ['esim_1GB_7D_IT_V2', 'total', 1000, 32_500],
        ['esim_UL_5D_IT_V2', 'unlimited', null, 145_000],
      ],
    );
  });

  it('that is one page of several is not the whole catalogue', async () => {
    const text = '{"bundles": [{"name": "x"}], "pageCount": 40}';
    const { complete, skips } = await readFeedText(esimGoAdapter, text);
    expect([complete, skips]).toEqual([false, ['missing-field price']]);
  });

  it('may be a dump of the catalogue', async () => {
    const { complete, plans, skips } = await readFeedAt(esimGoAdapter, `${fixtures}/dump.csv`);
    expect(complete).toBe(true);
    expect(skips).toEqual(['sub-national-destination countries']);
    expect(plans.map(({ name, dataMb, coverage, price }) => [name, dataMb, coverage.join(), price.units])).toEqual([
      ['1GB, 7 Days, Andorra', 1000, 'AD', 114_000],
      ['Unlimited Essential, 5 Days, Portugal', null, 'PT', 125_000],
      ['3GB, 30 Days, Namibia', 3000, 'NA', 192_500],
      ['1GB, 7 Days, EU+', 1000, 'DE,FR,PL', 41_000],
    ]);
  });

  it('may be a rate sheet, of which each price cell is a row', async () => {
    const { complete, rows, plans, skips } = await readFeedAt(esimGoAdapter, `${fixtures}/rate-sheet.csv`);
    expect([complete, rows.length]).toEqual([false, 10]);
    expect(
      plans.map(({ externalId, name, coverage, region, price }) => [
        externalId,
        name,
        coverage.join(),
        region,
        price.units,
      ]),
    ).toEqual([
      ['esim_1GB_7D_AL_V2', 'Albania 1 GB', 'AL', null, 42_500],
      ['esim_5GB_30D_AL_V2', 'Albania 5 GB', 'AL', null, 165_000],
      ['esim_1GB_7D_RAF_V2', 'Africa 1 GB', 'EG,MA,NA', 'africa', 117_500],
      ['esim_1GB_7D_REUP_V2', 'EU+ 1 GB', 'AT,DE', 'europe', 33_000],
      ['esim_5GB_30D_REUP_V2', 'EU+ 5 GB', 'AT,DE', 'europe', 99_000],
    ]);
    expect(skips).toEqual([
      'not-offered 5GB/30days (USD)',
      'sub-national-destination ISOCode',
      'sub-national-destination ISOCode',
      'not-offered 1GB/7days (USD)',
      'missing-field eSIM Go 5GB Ref',
    ]);
  });

  it('may be a rate sheet of unlimited bundles', async () => {
    const { plans } = await readFeedAt(esimGoAdapter, `${fixtures}/rate-sheet-unlimited.csv`);
    expect(
      plans.map(({ externalId, dataKind, validityDays, price }) => [externalId, dataKind, validityDays, price.units]),
    ).toEqual([
      ['esim_UL_1D_AL_V2', 'unlimited', 1, 56_000],
      ['esim_UL_30D_AL_V2', 'unlimited', 30, 1_434_000],
    ]);
  });

  it('may be a reseller’s prices keyed by place and bundle', async () => {
    const { complete, plans, skips, rows } = await readFeedAt(esimGoAdapter, `${fixtures}/reseller.json`);
    expect(complete).toBe(false);
    expect(rows.map((row) => row.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(plans.map(({ externalId, coverage, price }) => [externalId, coverage.join(), price.units])).toEqual([
      ['esim_1GB_7D_AL_V2', 'AL', 79_900],
      ['esim_5GB_30D_AL_V2', 'AL', 219_900],
      ['esim_1GB_7D_CD_V2', 'CD', 99_900],
    ]);
    expect(skips).toEqual([
      'region-without-countries country',
      'region-without-countries country',
      'sub-national-destination country',
      'negative-price price',
      'bad-value bundle',
    ]);
  });

  it('gives the same bundle the same id in a rate sheet and in a reseller’s list', async () => {
    const sheet = await readFeedAt(esimGoAdapter, `${fixtures}/rate-sheet.csv`);
    const reseller = await readFeedAt(esimGoAdapter, `${fixtures}/reseller.json`);
    const bundle = ({ externalId, coverage, dataMb, validityDays }: (typeof sheet.plans)[number]) =>
      [externalId, coverage.join(), dataMb, validityDays].join(' ');
    expect(reseller.plans.slice(0, 2).map(bundle)).toEqual(sheet.plans.slice(0, 2).map(bundle));
  });

  it('that lists members of regional bundles is refused by what it is', async () => {
    await expect(readFeedAt(esimGoAdapter, `${fixtures}/members.csv`)).rejects.toThrow(
      /lists the members of regional bundles, which holds no prices: expected an answer of GET \/catalogue/,
    );
  });

  it('that is a rate sheet with a column of names too few is refused', async () => {
    const text = 'Country,ISOCode,1GB/7days (USD),5GB/30days (USD),eSIM Go 1GB Ref\nAlbania,AL,1,2,x\n';
    expect(await refusalOf(esimGoAdapter, text)).toMatch(
      /has 2 columns of prices and 1 of bundle names .*expected one for each/,
    );
  });

  it.each([
    ['another JSON', '{"data": [1, 2]}'],
    ['an empty catalogue', '{"bundles": [], "pageCount": 1}'],
    ['another table', 'a,b\n1,2\n'],
    ['a table of countries', 'Country,ISOCode\nAlbania,AL\n'],
    ['one word', 'hello'],
  ])('is not %s', async (_what, text) => {
    expect(await refusalOf(esimGoAdapter, text)).toMatch(/bundles.*: expected an answer of GET \/catalogue of eSIM Go/);
  });

  it('that is cut off is refused', async () => {
    expect(await refusalOf(esimGoAdapter, '{"Albania":{"esim_1GB_7D_AL_V2":7.9')).toMatch(/is not complete JSON/);
  });
});
