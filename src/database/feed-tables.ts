import type { Generated } from 'kysely';

/** A run of a feed and its outcome. Append-only; a row changes once, when its run ends. */
export interface FeedRunTable {
  id: Generated<number>;
  /** The operator's name for the source. */
  feed: string;
  format: string;
  /** Without its folder or address. */
  file_name: string;
  started_at: string;
  /** Null: running, or its process was killed. */
  ended_at: string | null;
  status: 'running' | 'published' | 'unchanged' | 'held' | 'refused' | 'failed';
  /** Outcome in words; empty while it runs. */
  sentence: string;
  /** JSON of counts and examples; null: nothing was read. */
  report: string | null;
  /** The held run whose file it published. */
  released_run_id: number | null;
  /** The import record of what it published; null: it published nothing. */
  import_id: Generated<number | null>;
}

/** A held feed, and the decision about it. */
export interface HeldFeedTable {
  run_id: number;
  /** SHA-256 of the kept file in hexadecimal digits. */
  file_hash: string;
  file_size: number;
  /** JSON of the import options. */
  request: string;
  /** Null: waiting. `outdated`: superseded by a later run of the same feed. */
  decision: 'released' | 'discarded' | 'outdated' | null;
  decided_at: string | null;
}

export interface HeldPlansTable {
  run_id: number;
  /** From 0 on, in the order of the feed. */
  number: number;
  /** JSON, compressed with zstd. */
  plans: Uint8Array;
}

/** The last published file of a feed. */
export interface FeedReadingTable {
  feed: string;
  /** SHA-256 in hexadecimal digits. */
  file_hash: string;
  /** Hash of the import options. */
  request_hash: string;
  read_at: string;
  /** When its plans were last confirmed, by reading or because the file had not changed. */
  seen_at: string;
  /** Plans that the feed offered then. */
  plan_count: number;
}

export interface FeedSourceTable {
  name: string;
  /** When it was last fetched. */
  checked_at: string;
  failures: number;
  /** One sentence; null: all is well. */
  problem: string | null;
  /** Hash of the feed's configuration: the state below is valid for it alone. */
  request_hash: string;
  etag: string | null;
  last_modified: string | null;
  /** The kept file that was imported last, and its SHA-256 in hexadecimal digits; null: none. */
  file_name: string | null;
  file_hash: string | null;
  /** When an operator last asked to fetch it now; null: never. */
  asked_at: Generated<string | null>;
}
