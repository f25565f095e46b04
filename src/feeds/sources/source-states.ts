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

export interface SourceState {
  readonly name: string;
  /** ISO 8601 in UTC. */
  readonly checkedAt: string;
  readonly failures: number;
  /** One sentence; null: all is well. */
  readonly problem: string | null;
  readonly placeHash: string;
  /** Null: none yet. */
  readonly file: ReadFile | null;
  /** When an operator last asked to fetch it now; null: never. */
  readonly askedAt: string | null;
  /** When the rows of its file were read and confirmed; null: they have to be read the next time. */
  readonly reading: { readonly readAt: string; readonly seenAt: string } | null;
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

function stateOf(row: StateRow): SourceState {
  const { name, failures, problem, file_name, file_hash, read_at, seen_at } = row;
  return {
    name,
    checkedAt: row.checked_at,
    failures,
    problem,
    askedAt: row.asked_at,
    placeHash: row.request_hash,
    file:
      file_name !== null && file_hash !== null
        ? { name: file_name, hash: file_hash, etag: row.etag, lastModified: row.last_modified }
        : null,
    reading: read_at !== null && seen_at !== null ? { readAt: read_at, seenAt: seen_at } : null,
  };
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
