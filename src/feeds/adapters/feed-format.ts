import type { FeedAdapter } from '#feeds/row/feed-adapter.ts';
import { airaloAdapter } from './airalo/adapter.ts';
import { brandScrapeAdapter } from './brand-scrape/adapter.ts';
import { brandTwoCurrenciesAdapter } from './brand-two-currencies/adapter.ts';
import { canonicalCsvAdapter } from './canonical-csv/adapter.ts';
import { canonicalJsonAdapter } from './canonical-json/adapter.ts';
import { dailyPlanSheetAdapter } from './daily-plan-sheet/adapter.ts';
import { dataPlanAdapter } from './data-plan/adapter.ts';
import { esimAccessAdapter } from './esim-access/adapter.ts';
import { esimGoAdapter } from './esim-go/adapter.ts';
import { priceCsvAdapter } from './price-csv/adapter.ts';
import { rateSheetAdapter } from './rate-sheet/adapter.ts';
import { resellerAdapter } from './reseller/adapter.ts';
import { singleBrandAdapter } from './single-brand/adapter.ts';
import { tableAdapter } from './table/adapter.ts';
import { zenditAdapter } from './zendit/adapter.ts';

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
