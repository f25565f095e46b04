import { InvalidArgumentError, Option } from 'commander';
import { parseCurrencyCode } from '#domain/money/currencies.ts';
import { parseProviderSlug } from '#domain/plan/provider-slug.ts';
import {
  feedFormatNames,
  isFeedFormatName,
  parseOfferUrl,
  type FeedFormatName,
  type ImportRequest,
} from '#runtime/services/import-feed.ts';
import { orWrongUse } from './or-wrong-use.ts';

/** Command-line options that describe a feed. */
export interface FeedOptions {
  readonly format: FeedFormatName;
  readonly provider?: NonNullable<ImportRequest['provider']>;
  readonly offerUrl?: NonNullable<ImportRequest['offerUrl']>;
  readonly currency?: NonNullable<ImportRequest['currency']>;
}

export function feedOptions(): Option[] {
  return [
    new Option('--format <name>', `what the file is: ${feedFormatNames.join(', ')}`)
      .makeOptionMandatory()
      .argParser(parseFormat),
    new Option('--provider <slug>', 'whose plans these are, in place of what the file or the format says').argParser(
      orWrongUse(parseProviderSlug),
    ),
    new Option(
      '--offer-url <template>',
      'where a plan is sold, with {id} and {provider}, if the file does not say',
    ).argParser(orWrongUse(parseOfferUrl)),
    new Option('--currency <code>', 'the currency of prices that the file states without one').argParser(
      orWrongUse(parseCurrencyCode),
    ),
  ];
}

export function readFeedOptions({
  format,
  provider,
  offerUrl,
  currency,
}: FeedOptions): Pick<ImportRequest, 'format' | 'provider' | 'offerUrl' | 'currency' | 'markUp'> {
  // A mark-up belongs to a configured feed, so that it is the same for each run.
  return { format, provider: provider ?? null, offerUrl: offerUrl ?? null, currency: currency ?? null, markUp: null };
}

function parseFormat(name: string): FeedFormatName {
  if (isFeedFormatName(name)) return name;
  throw new InvalidArgumentError(`The formats are ${feedFormatNames.join(', ')}.`);
}
