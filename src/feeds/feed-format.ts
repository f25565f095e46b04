import type { FeedAdapter } from './feed-adapter.ts';
import { airaloAdapter } from './adapters/airalo/adapter.ts';
import { canonicalCsvAdapter } from './adapters/canonical-csv/adapter.ts';
import { canonicalJsonAdapter } from './adapters/canonical-json/adapter.ts';
import { esimAccessAdapter } from './adapters/esim-access/adapter.ts';
import { esimGoAdapter } from './adapters/esim-go/adapter.ts';
import { priceCsvAdapter } from './adapters/price-csv/adapter.ts';

/** Names of the formats as the command line takes them. */
export const feedFormatNames = [
  'canonical-json',
  'canonical-csv',
  'price-csv',
  'esim-access',
  'airalo',
  'esim-go',
] as const;

export type FeedFormatName = (typeof feedFormatNames)[number];

export const feedAdapters: Readonly<Record<FeedFormatName, FeedAdapter>> = {
  'canonical-json': canonicalJsonAdapter,
  'canonical-csv': canonicalCsvAdapter,
  'price-csv': priceCsvAdapter,
  'esim-access': esimAccessAdapter,
  airalo: airaloAdapter,
  'esim-go': esimGoAdapter,
};

export function isFeedFormatName(name: string): name is FeedFormatName {
  return (feedFormatNames as readonly string[]).includes(name);
}
