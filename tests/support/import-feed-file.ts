import { createCatalogueWriter } from '#catalogue/project/catalogue-writer.ts';
import type { Database } from '#database/database.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { defaultFeedLimits, type FeedLimits } from '#feeds/judge/feed-limits.ts';
import type { ImportOutcome } from '#feeds/judge/import-outcome.ts';
import type { ImportReport } from '#feeds/judge/import-report.ts';
import { parseProviderSlug } from '#domain/plan/provider-slug.ts';
import type { FeedStore, ImportRequest } from '#feeds/run/import-request.ts';
import { takeFile } from '#feeds/run/run-feed.ts';
import { noOptions } from './feed-files.ts';
import { testRates } from './test-rates.ts';

/** An operator imports a file by hand. */
export const usualRequest = {
  ...noOptions,
  feed: null,
  format: 'price-csv',
  partial: false,
  isApproved: false,
  changes: null,
  dryRun: false,
  now: new Date('2026-08-20T08:00:00Z'),
} as const satisfies Omit<ImportRequest, 'path'>;

const namedFormats: readonly ImportRequest['format'][] = [
  'data-plan',
  'reseller',
  'brand-two-currencies',
  'daily-plan-sheet',
];

/** The seller of formats that name none: without a name their feeds are held. */
export function sellerFor(format: ImportRequest['format']): ImportRequest['provider'] {
  const slug = namedFormats.includes(format) ? parseProviderSlug('kite-roam') : null;
  return slug?.ok === true ? slug.value : null;
}

export function importStoreOf(database: Database, limits: Partial<FeedLimits> = {}): FeedStore {
  return {
    database,
    writer: createCatalogueWriter(database),
    rates: testRates,
    limits: { ...defaultFeedLimits, ...limits },
  };
}

/** The report of the import, else the sentence. */
export async function importFeedFile(
  database: Database,
  request: Partial<ImportRequest> & { readonly path: string },
  limits: Partial<FeedLimits> = {},
): Promise<Result<ImportReport>> {
  return resultOf(await takeFile({ ...usualRequest, ...request }, importStoreOf(database, limits), null));
}

function resultOf({ status, sentence, report }: ImportOutcome): Result<ImportReport> {
  const isDone = status === 'published' || status === 'unchanged';
  return isDone && report !== null ? success(report) : failure(sentence);
}
