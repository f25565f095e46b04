import { describe, expect, it } from 'vitest';
import { readFeedAt, refusalOf } from '#tests/support/feed-files.ts';
import { brandScrapeAdapter } from './adapter.ts';

const fixture = 'src/feeds/adapters/brand-scrape/fixtures/destinations.json';

describe('a scraped shop', () => {
  it('is read package by package, and a page without any is a row too', async () => {
    const { complete, rows, plans, skips } = await readFeedAt(brandScrapeAdapter, fixture);
    expect([complete, rows.map((row) => row.number)]).toEqual([true, [1, 2, 3, 4, 5, 6, 7]]);
    expect(plans.map(({ externalId, dataKind, dataMb, price }) => [externalId, dataKind, dataMb, price.units])).toEqual(
      [
        ['albania-2-5gb-5days', 'total', 2500, 380_000],
        ['albania-unlimiteddata-7days', 'unlimited', null, 465_000],
        ['albania-unlimiteddatawithcalls-7days', 'unlimited', null, 520_000],
        ['albania-2-5gb-5days', 'total', 2500, 380_000],
      ],
    );
    expect(skips).toEqual([
      'not-offered packages',
      'region-without-countries country',
      'sub-national-destination country',
    ]);
  });

  it.each([
    ['another list', '[{"country": "Malta", "plans": []}]'],
    ['an empty list', '[]'],
    ['an object', '{"country": "Malta", "url": "https://kori.example", "packages": []}'],
    ['a table', 'a,b\n1,2\n'],
  ])('is not %s', async (_what, text) => {
    expect(await refusalOf(brandScrapeAdapter, text)).toMatch(/is not a scraped shop: expected a scraped shop: a JSON/);
  });
});
