import { describe, expect, it } from 'vitest';
import { unstatedFacts } from '#domain/plan/field-lists.ts';
import { readFeedAt, readFeedText, refusalOf } from '#tests/support/feed-files.ts';
import { esimAccessAdapter } from './adapter.ts';

const fixtures = 'src/feeds/adapters/esim-access/fixtures';

describe('a file of eSIM Access', () => {
  it('may be an answer of the API, which holds all packages', async () => {
    const { complete, plans, skips } = await readFeedAt(esimAccessAdapter, `${fixtures}/answer.json`);
    expect(complete).toBe(true);
    expect(plans.map(({ externalId, price }) => [externalId, price.units])).toEqual([
      ['KST001', 43_500],
      ['KST002', 114_000],
      ['KST003', 9000],
    ]);
    expect(skips).toEqual(['top-up-only packageCode', 'no-retail-price retailPrice']);
  });

  it('may be a saved page of answers, which are examples and never all', async () => {
    const { complete, rows, plans } = await readFeedAt(esimAccessAdapter, `${fixtures}/saved-page.json`);
    expect(complete).toBe(false);
    expect(rows.map((row) => row.number)).toEqual([1, 2, 3, 4]);
    expect(plans.map((plan) => plan.externalId)).toEqual(['KST001', 'KST001', 'KST005']);
  });

  it('may be a dump of a table, whose text is read like the API’s numbers', async () => {
    const { complete, plans, skips, rows } = await readFeedAt(esimAccessAdapter, `${fixtures}/table.csv`);
    expect(complete).toBe(true);
    expect(plans.map(({ externalId, price, coverage }) => [externalId, price.units, coverage.join()])).toEqual([
      ['KST001', 43_500, 'JP'],
      ['KST003', 9000, 'JP'],
      ['KST006', 43_500, 'NA'],
      ['KST007', 43_500, 'BQ,CW,SX'],
    ]);
    expect(skips).toEqual(['no-retail-price retailPrice', 'bad-columns row']);
    expect(rows.at(-1)?.number).toBe(7);
  });

  it('says the same in an answer and in a table', async () => {
    const answer = await readFeedAt(esimAccessAdapter, `${fixtures}/answer.json`);
    const table = await readFeedAt(esimAccessAdapter, `${fixtures}/table.csv`);
    const [fromAnswer, fromTable] = [answer.plans[2], table.plans[1]];
    expect({ ...fromTable, networks: [], breakout: [] }).toEqual({ ...fromAnswer, networks: [], breakout: [] });
  });

  it('may be the list of packages alone', async () => {
    const text = '{"packageList": [{"packageCode": "KST001"}]}';
    expect((await readFeedText(esimAccessAdapter, text)).skips).toEqual(['missing-field name']);
  });

  it('that lists locations is refused by what it is', async () => {
    await expect(readFeedAt(esimAccessAdapter, `${fixtures}/locations.json`)).rejects.toThrow(
      /is the list of locations of eSIM Access, which holds no plans: expected an answer of POST \/package\/list/,
    );
  });

  it.each([
    ['another JSON', '{"data": [1, 2]}'],
    ['an answer that failed', '{"success": false, "obj": null}'],
    ['an empty list', '{"obj": {"packageList": []}}'],
    ['another table', 'a,b\n1,2\n'],
    ['one word', 'hello'],
  ])('is not %s', async (_what, text) => {
    expect(await refusalOf(esimAccessAdapter, text)).toMatch(/packages.*: expected an answer of POST \/package\/list/);
  });

  it('that is cut off is refused', async () => {
    expect(await refusalOf(esimAccessAdapter, '{"obj": {"packageList": [{"packageCode": "A"')).toMatch(
      /is not complete JSON/,
    );
  });
});

describe('a package for several countries', () => {
  it('is stored with exactly what its answer states', async () => {
    const { plans } = await readFeedAt(esimAccessAdapter, `${fixtures}/answer.json`);
    expect(plans[1]).toEqual({
      ...unstatedFacts,
      externalId: 'KST002',
      name: 'North America 3GB 30Days',
      scope: 'regional',
      coverage: ['CA', 'MX', 'US'],
      region: 'north-america',
      dataKind: 'total',
      dataMb: 3000,
      dataWords: '3GB',
      validityDays: 30,
      activation: 'first-use',
      installWithinDays: 180,
      price: { units: 114_000, currency: 'USD' },
      ownPrices: [],
      networks: [{ country: 'US', operator: 'Operator C', generation: '5G' }],
      breakout: ['GB', 'NO'],
      topUp: true,
    });
  });
});
