import type { FeedAdapter } from './feed-adapter.ts';
import { airaloAdapter } from './adapters/airalo/adapter.ts';
import { brandScrapeAdapter } from './adapters/brand-scrape/adapter.ts';
import { brandTwoCurrenciesAdapter } from './adapters/brand-two-currencies/adapter.ts';
import { canonicalCsvAdapter } from './adapters/canonical-csv/adapter.ts';
import { canonicalJsonAdapter } from './adapters/canonical-json/adapter.ts';
import { dailyPlanSheetAdapter } from './adapters/daily-plan-sheet/adapter.ts';
import { dataPlanAdapter } from './adapters/data-plan/adapter.ts';
import { esimAccessAdapter } from './adapters/esim-access/adapter.ts';
import { esimGoAdapter } from './adapters/esim-go/adapter.ts';
import { priceCsvAdapter } from './adapters/price-csv/adapter.ts';
import { rateSheetAdapter } from './adapters/rate-sheet/adapter.ts';
import { resellerAdapter } from './adapters/reseller/adapter.ts';
import { singleBrandAdapter } from './adapters/single-brand/adapter.ts';
import { tableAdapter } from './adapters/table/adapter.ts';
import { zenditAdapter } from './adapters/zendit/adapter.ts';

/** Names of the formats on the command line. */
export const feedFormatNames = [
  'canonical-json',
  'canonical-csv',
  'price-csv',
  'data-plan',
  'esim-access',
  'airalo',
  'esim-go',
  'zendit',
  'rate-sheet',
  'reseller',
  'brand-two-currencies',
  'daily-plan-sheet',
  'single-brand',
  'brand-scrape',
  'table',
] as const;

export type FeedFormatName = (typeof feedFormatNames)[number];

export const feedAdapters: Readonly<Record<FeedFormatName, FeedAdapter>> = {
  'canonical-json': canonicalJsonAdapter,
  'canonical-csv': canonicalCsvAdapter,
  'price-csv': priceCsvAdapter,
  'data-plan': dataPlanAdapter,
  'esim-access': esimAccessAdapter,
  airalo: airaloAdapter,
  'esim-go': esimGoAdapter,
  zendit: zenditAdapter,
  'rate-sheet': rateSheetAdapter,
  reseller: resellerAdapter,
  'brand-two-currencies': brandTwoCurrenciesAdapter,
  'daily-plan-sheet': dailyPlanSheetAdapter,
  'single-brand': singleBrandAdapter,
  'brand-scrape': brandScrapeAdapter,
  table: tableAdapter,
};

export function isFeedFormatName(name: string): name is FeedFormatName {
  return feedFormatNames.some((known) => known === name);
}
