import { defineAdapter } from '#feeds/feed-adapter.ts';
import { mapScrapedPackage } from './mapper.ts';
import { expected, readScrapedPackages } from './reader.ts';

/** Output of a scraper of one brand's shop: packages under the destination's page. */
export const brandScrapeAdapter = defineAdapter({
  expected,
  feed: 'brand-scrape',
  read: readScrapedPackages,
  map: mapScrapedPackage,
});
