import type { FeedAdapter } from './feed-adapter.ts';
import { priceCsvAdapter } from './adapters/price-csv/adapter.ts';

/** Names of the formats as the command line takes them. */
export const feedFormatNames = ['price-csv'] as const;

export type FeedFormatName = (typeof feedFormatNames)[number];

export const feedAdapters: Readonly<Record<FeedFormatName, FeedAdapter>> = {
  'price-csv': priceCsvAdapter,
};

export function isFeedFormatName(name: string): name is FeedFormatName {
  return (feedFormatNames as readonly string[]).includes(name);
}
