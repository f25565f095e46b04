import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFeedAt, readFeedText, refusalOf } from '#tests/support/feed-files.ts';
import { zenditAdapter } from './adapter.ts';

const fixture = 'src/feeds/adapters/zendit/fixtures/page.json';

describe('a page of offers', () => {
  it('is read offer by offer, of which most are no eSIM', async () => {
    const { complete, rows, plans, skips } = await readFeedAt(zenditAdapter, fixture);
    expect([complete, rows.map((row) => row.number)]).toEqual([true, [1, 2, 3, 4, 5, 6, 7]]);
    expect(plans.map(({ externalId, coverage, price }) => [externalId, coverage.join(), price.units])).toEqual([
      ['ESIM-IT-30D-UNLIMITED-NOROAM', 'IT', 552_500],
      ['ESIM-JE-7D-1GB-NOROAM', 'JE', 39_500],
      ['ESIMHAJJ-SA-15D-2GB', 'AE,SA', 90_500],
      ['ESIM-MO-3D-5GB-NOROAM', 'MO', 121_000],
    ]);
    expect(skips).toEqual(['sub-national-destination country.name', 'not-an-esim type', 'not-an-esim type']);
  });

  it('is the whole list only when it holds as many as the total, wherever that stands', async () => {
    const page = readFileSync(fixture, 'utf8');
    expect((await readFeedText(zenditAdapter, page.replace('"total": 7', '"total": 21385'))).complete).toBe(false);
    const first = JSON.stringify({ data: { offers: { total: 1, list: [{ offerId: 'x' }] } } });
    expect((await readFeedText(zenditAdapter, first)).complete).toBe(true);
  });

  it.each([
    ['another JSON', '{"data": {"offers": {"list": [{"id": 1}]}}}'],
    ['an empty page', '{"data": {"offers": {"total": 0, "list": []}}}'],
    ['a bare list', '[{"offerId": "x"}]'],
    ['a table', 'a,b\n1,2\n'],
  ])('is not %s', async (_what, text) => {
    expect(await refusalOf(zenditAdapter, text)).toMatch(
      /holds no offers of Zendit: expected a page of Zendit’s offers/,
    );
  });
});
