import { createHash } from 'node:crypto';
import type { Queries } from '#database/schema.ts';
import type { FeedOptions } from '#feeds/row/feed-adapter.ts';
import type { FeedFormatName } from '#feeds/adapters/feed-format.ts';
import type { FeedLimits } from '#feeds/judge/feed-limits.ts';

/** The last published file of a feed. Times are ISO 8601 in UTC. */
export interface FeedReading {
  /** SHA-256 in hexadecimal digits. */
  readonly fileHash: string;
  readonly requestHash: string;
  readonly readAt: string;
  /** When it was last known to be current at the provider. */
  readonly seenAt: string;
  readonly planCount: number;
}

/** Bump when formats read the same file differently: every feed is then read again. */
const readingVersion = 3;

/** Everything besides the rows that determines the result of a file. */
export interface ReadingRequest extends FeedOptions {
  readonly format: FeedFormatName;
  readonly partial: boolean;
}

/** Hash of all import options and limits that affect the result. */
export function readingHash(request: ReadingRequest, limits: FeedLimits): string {
  const { format, provider, offerUrl, currency, markUp, partial, places, mapping } = request;
  const options = { format, provider, offerUrl, currency, markUp, partial, places, ...(mapping && { mapping }) };
  const said = { readingVersion, ...options, limits };
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
}

/** Null: its rows have to be read. */
export async function findReading(queries: Queries, feed: string): Promise<FeedReading | null> {
  const row = await queries.selectFrom('feed_reading').selectAll().where('feed', '=', feed).executeTakeFirst();
  if (row === undefined) return null;
  return {
    fileHash: row.file_hash,
    requestHash: row.request_hash,
    readAt: row.read_at,
    seenAt: row.seen_at,
    planCount: row.plan_count,
  };
}

/** @param reading null: the rows have to be read the next time, whatever the file */
export async function keepReading(queries: Queries, feed: string, reading: FeedReading | null): Promise<void> {
  if (reading === null) {
    await queries.deleteFrom('feed_reading').where('feed', '=', feed).execute();
    return;
  }
  const row = {
    file_hash: reading.fileHash,
    request_hash: reading.requestHash,
    read_at: reading.readAt,
    seen_at: reading.seenAt,
    plan_count: reading.planCount,
  };
  await queries
    .insertInto('feed_reading')
    .values({ feed, ...row })
    .onConflict((conflict) => conflict.column('feed').doUpdateSet(row))
    .execute();
}
