import { readFileSync } from 'node:fs';
import { InvalidArgumentError, Option } from 'commander';
import { failure, type Result } from '#domain/kernel/result.ts';
import { parseCurrencyCode } from '#domain/money/currencies.ts';
import { parseProviderSlug } from '#domain/plan/provider-slug.ts';
import {
  feedFormatNames,
  isFeedFormatName,
  parseMapping,
  parseOfferUrl,
  type FeedFormatName,
  type ImportRequest,
} from '#runtime/services/feeds/import-feed.ts';
import { orWrongUse } from '#cli/terminal/or-wrong-use.ts';
import type { Terminal } from '#cli/terminal/terminal.ts';

/** Command-line options that describe a feed. */
export interface FeedOptions {
  readonly format?: FeedFormatName;
  readonly mapping?: NonNullable<ImportRequest['mapping']>;
  readonly provider?: NonNullable<ImportRequest['provider']>;
  readonly offerUrl?: NonNullable<ImportRequest['offerUrl']>;
  readonly currency?: NonNullable<ImportRequest['currency']>;
}

export function feedOptions({ locate }: Pick<Terminal, 'locate'>): Option[] {
  return [
    new Option('--format <name>', `format of the file: ${feedFormatNames.join(', ')}`).argParser(parseFormat),
    new Option('--mapping <file>', 'a JSON file with a mapping; implies --format table').argParser(
      orWrongUse((path) => readMapping(locate(path))),
    ),
    new Option('--provider <slug>', 'provider of these plans, overriding the file and the format').argParser(
      orWrongUse(parseProviderSlug),
    ),
    new Option(
      '--offer-url <template>',
      'address where a plan is sold, with {id} and {provider}, if the file has none',
    ).argParser(orWrongUse(parseOfferUrl)),
    new Option('--currency <code>', 'currency of prices that the file states without one').argParser(
      orWrongUse(parseCurrencyCode),
    ),
  ];
}

type GivenOptions = Pick<ImportRequest, 'provider' | 'offerUrl' | 'currency' | 'markUp' | 'mapping'>;

export function readFeedOptions({ provider, offerUrl, currency, mapping }: FeedOptions): GivenOptions {
  return {
    provider: provider ?? null,
    offerUrl: offerUrl ?? null,
    currency: currency ?? null,
    // A mark-up belongs to a configured feed, so that it is the same for each run.
    markUp: null,
    mapping: mapping ?? null,
  };
}

/** The format that the options name; null: none, so it has to be found out. */
export function formatOf({ format, mapping }: FeedOptions): FeedFormatName | null {
  return format ?? (mapping === undefined ? null : 'table');
}

function readMapping(path: string): Result<NonNullable<ImportRequest['mapping']>> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return failure(`The file ${path} cannot be read; check its path and permissions`);
  }
  const mapping = parseMapping(text);
  return mapping.ok ? mapping : failure(`In ${path} ${mapping.reason}`);
}

function parseFormat(name: string): FeedFormatName {
  if (isFeedFormatName(name)) return name;
  throw new InvalidArgumentError(`The formats are ${feedFormatNames.join(', ')}.`);
}
