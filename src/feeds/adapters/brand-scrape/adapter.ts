import { declareTable } from '#feeds/table/table-adapter.ts';

/**
 * Output of a scraper of one brand's shop: packages under the destination's page. "With calls" is unspecified, so it
 * is kept in the wording only.
 */
export const brandScrapeAdapter = declareTable(
  {
    feed: 'brand-scrape',
    title: 'a scraped shop',
    expected: 'a scraped shop: a JSON list of destinations with country, url and packages',
  },
  {
    table: 'json',
    entries: '*',
    rows: 'packages',
    recognise: ['url', 'packages'],
    fields: {
      seller: { site: '$entry.url' },
      id: {
        parts: [
          { from: '$entry.country' },
          { from: 'data', glued: true, optional: true },
          { from: 'duration', glued: true },
        ],
      },
      place: [{ from: '$entry.country' }],
      data: { from: 'data', drop: '\\s+with calls$' },
      days: { from: 'duration' },
      price: { from: 'price', currency: { from: 'currency' } },
      url: '$entry.url',
    },
  },
);
