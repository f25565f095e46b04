import { createHash } from 'node:crypto';
import type { Queries } from '#database/schema.ts';
import type { FeedOptions } from './feed-adapter.ts';
import type { FeedFormatName } from './feed-format.ts';
import type { FeedLimits } from './feed-limits.ts';

/** The file whose rows were last published under the name of a feed. Times are ISO 8601 in UTC. */
export interface FeedReading {
  /** SHA-256 in hexadecimal digits. */
  readonly fileHash: string;
  readonly requestHash: string;
  readonly readAt: string;
  /** When it was last known to be what the provider says. */
  readonly seenAt: string;
  /** Plans that the feed offered then. */
  readonly planCount: number;
}

/** Raise it where formats come to read the same file differently: every feed is then read again. */
const readingVersion = 1;

/** Everything but the rows that decides what is made of a file. */
export interface ReadingRequest extends FeedOptions {
  readonly format: FeedFormatName;
  readonly partial: boolean;
}

/** Changes with everything that is said beside a file and changes what is made of it. */
export function readingHash(request: ReadingRequest, limits: FeedLimits): string {
  const { format, provider, offerUrl, currency, markUp, partial } = request;
  const said = { readingVersion, format, provider, offerUrl, currency, markUp, partial, limits };
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
