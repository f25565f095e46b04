import { describe, expect, it } from 'vitest';
import { readFeedAt, readFeedText, refusalOf } from '#tests/support/feed-files.ts';
import { brandTwoCurrenciesAdapter } from './adapter.ts';

const fixture = 'src/feeds/adapters/brand-two-currencies/fixtures/local.json';

describe('saved answers of a brand', () => {
  it('are read offer by offer, and never hold all that the brand sells', async () => {
    const { complete, rows, plans, skips } = await readFeedAt(brandTwoCurrenciesAdapter, fixture);
    expect([complete, rows.map((row) => row.number)]).toEqual([false, [1, 2, 3, 4, 5, 6]]);
    expect(plans.map(({ externalId, coverage, price }) => [externalId, coverage.join(), price.units])).toEqual([
      ['p-1', 'DZ', 10_150_000_000],
      ['p-2', 'DZ', 2_100_000_000],
      ['p-3', 'DZ', 2_600_000_000],
      ['p-4', 'JP,KR', 1_630_000_000],
    ]);
    expect(skips).toEqual(['not-offered standard, premium', 'not-offered product_items']);
  });

  it('count a product without an offer and a destination without products', async () => {
    const text = JSON.stringify([
      { data: { product_items: [{}, 7] } },
      { data: { product_items: [] } },
      { data: null },
    ]);
    expect((await readFeedText(brandTwoCurrenciesAdapter, text)).rows).toHaveLength(4);
  });

  it.each([
    ['another list', '[{"data": {"plans": []}}]'],
    ['an empty list', '[]'],
    ['one answer', '{"data": {"product_items": []}}'],
    ['a table', 'a,b\n1,2\n'],
  ])('are not %s', async (_what, text) => {
    expect(await refusalOf(brandTwoCurrenciesAdapter, text)).toMatch(
      /is not a file of saved answers of a brand’s API: expected a file of saved/,
    );
  });
});
