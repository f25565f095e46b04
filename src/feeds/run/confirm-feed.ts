import { confirmPlans, countOffered } from '#catalogue/project/confirm-plans.ts';
import type { ApplyOptions } from '#catalogue/statements/catalogue-writer-contract.ts';
import type { Database } from '#database/database.ts';
import type { Queries, TransactionQueries } from '#database/schema.ts';
import { feedAdapters } from '#feeds/adapters/feed-format.ts';
import type { FeedLimits } from '#feeds/judge/feed-limits.ts';
import { findReading, keepReading, readingHash, type ReadingRequest } from './feed-readings.ts';

/** A file and its import options, under the name of its feed. */
export interface FileOfFeed {
  readonly feed: string;
  /** SHA-256 in hexadecimal digits. */
  readonly fileHash: string;
  readonly request: ReadingRequest & { readonly now: Date; readonly beforeCommit?: ApplyOptions['beforeCommit'] };
  readonly limits: FeedLimits;
}

/** Maximum age of a reading: an unchanged feed is read again after it, so that no mistake here lasts. */
const longestUnreadMs = 7 * 24 * 60 * 60_000;

/**
 * Confirms the prices of a feed whose file is unchanged, instead of reading it again. False, and nothing is written:
 * its rows have to be read.
 * @param onConfirmed runs in the same transaction
 */
export async function confirmFeed(
  database: Database,
  file: FileOfFeed,
  onConfirmed: (transaction: TransactionQueries, planCount: number) => Promise<void>,
): Promise<boolean> {
  const { feed, fileHash, request, limits } = file;
  const { now } = request;
  return database.write(async (transaction) => {
    const reading = await findReading(transaction, feed);
    if (reading === null || reading.fileHash !== fileHash) return false;
    if (reading.requestHash !== readingHash(request, limits)) return false;
    if (now.getTime() - Date.parse(reading.readAt) >= longestUnreadMs) return false;
    const { seenAt, planCount } = reading;
    if (!(await confirmPlans(transaction, { ...plansOf(request), seenAt, planCount, now }))) return false;
    await keepReading(transaction, feed, { ...reading, seenAt: now.toISOString() });
    await onConfirmed(transaction, planCount);
    await request.beforeCommit?.(transaction);
    return true;
  });
}

/**
 * Records that the rows of a file were read. Use it in the transaction that publishes them.
 * @param isSettled false: missing plans wait for their withdrawal, or it is not certain which file was read, so the
 * next run has to read again
 */
export async function rememberReading(
  queries: Queries,
  { feed, fileHash, request, limits }: FileOfFeed,
  isSettled: boolean,
): Promise<void> {
  const at = request.now.toISOString();
  const reading = isSettled
    ? {
        fileHash,
        requestHash: readingHash(request, limits),
        readAt: at,
        seenAt: at,
        planCount: await countOffered(queries, plansOf(request)),
      }
    : null;
  await keepReading(queries, feed, reading);
}

function plansOf({ format, provider }: ReadingRequest) {
  return { feed: feedAdapters[format].feed, provider };
}
