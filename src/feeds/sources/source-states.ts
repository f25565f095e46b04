import { createHash } from 'node:crypto';
import type { Queries } from '#database/schema.ts';
import type { FeedSource } from './feed-source.ts';

/** The last file whose rows were read. */
export interface ReadFile {
  /** Name among the kept files of the source. */
  readonly name: string;
  /** SHA-256 in hexadecimal digits. */
  readonly hash: string;
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** Hash of the place a feed is fetched from, so that a key in an address stays unreadable. */
export function placeHash({ place }: FeedSource): string {
  return createHash('sha256').update(place).digest('base64url');
}

export async function readSourceStates(queries: Queries): Promise<ReadonlyMap<string, SourceState>> {
  const rows = await stateQuery(queries).execute();
  return new Map(rows.map((row) => [row.name, stateOf(row)]));
}

function stateQuery(queries: Queries) {
  return queries
    .selectFrom('feed_source')
    .leftJoin('feed_reading', 'feed_reading.feed', 'feed_source.name')
    .selectAll('feed_source')
    .select(['feed_reading.read_at', 'feed_reading.seen_at']);
}

type StateRow = Awaited<ReturnType<ReturnType<typeof stateQuery>['execute']>>[number];

/** What is known of a feed. Times are ISO 8601 in UTC. */
export type SourceState = ReturnType<typeof stateOf>;

function stateOf(row: StateRow) {
  const { name, failures, problem, read_at, seen_at } = row;
  return {
    name,
    checkedAt: row.checked_at,
    failures,
    /** One sentence; null: all is well. */
    problem,
    /** When an operator last asked to fetch it now; null: never. */
    askedAt: row.asked_at,
    placeHash: row.request_hash,
    file: fileOf(row),
    /** When the rows of its file were read and confirmed; null: they have to be read the next time. */
    reading: read_at !== null && seen_at !== null ? { readAt: read_at, seenAt: seen_at } : null,
  };
}

/** Null: none yet. */
function fileOf({ file_name: name, file_hash: hash, etag, last_modified: lastModified }: StateRow): ReadFile | null {
  return name === null || hash === null ? null : { name, hash, etag, lastModified };
}

export async function writeSourceState(
  queries: Queries,
  state: Omit<SourceState, 'reading' | 'askedAt'>,
): Promise<void> {
  const { name, checkedAt, failures, problem, file } = state;
  const rest = {
    checked_at: checkedAt,
    failures,
    problem,
    request_hash: state.placeHash,
    etag: file?.etag ?? null,
    last_modified: file?.lastModified ?? null,
    file_name: file?.name ?? null,
    file_hash: file?.hash ?? null,
  };
  await queries
    .insertInto('feed_source')
    .values({ name, ...rest })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(rest))
    .execute();
}
