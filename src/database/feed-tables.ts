import type { Generated } from 'kysely';

/** One look at a feed: begun, and what became of it. Only ever added to; a row changes once, when its run ends. */
export interface FeedRunTable {
  id: Generated<number>;
  /** What the operator calls the source. */
  feed: string;
  format: string;
  /** Without its folder or address. */
  file_name: string;
  started_at: string;
  /** Null: it runs, or its process was ended. */
  ended_at: string | null;
  status: 'running' | 'published' | 'unchanged' | 'held' | 'refused' | 'failed';
  /** What became of it in words; empty while it runs. */
  sentence: string;
  /** JSON of counts and examples; null: nothing was read. */
  report: string | null;
  /** The held run whose file it published. */
  released_run_id: number | null;
}

/** A feed that waits for an operator, and what was decided about it. */
export interface HeldFeedTable {
  run_id: number;
  /** SHA-256 of the kept file in hexadecimal digits. */
  file_hash: string;
  file_size: number;
  /** JSON of what was said beside the file. */
  request: string;
  /** Null: it waits. `outdated`: a later run of the same feed has taken its place. */
  decision: 'released' | 'discarded' | 'outdated' | null;
  decided_at: string | null;
}

/** Which source last named the plans of a seller. */
export interface SourceSellerTable {
  provider_id: number;
  /** Which of the provider's feeds it is, as in `plan.feed`. */
  feed: string;
  /** What the operator calls the source. */
  source: string;
}

/** The file whose rows were last published under the name of a feed. */
export interface FeedReadingTable {
  feed: string;
  /** SHA-256 in hexadecimal digits. */
  file_hash: string;
  /** Of everything that was said beside the file. */
  request_hash: string;
  read_at: string;
  /** When its plans were last confirmed, by reading or because the file had not changed. */
  seen_at: string;
  /** Plans that the feed offered then. */
  plan_count: number;
}

/** What is known of a configured feed. */
export interface FeedSourceTable {
  name: string;
  /** When it was last asked for. */
  checked_at: string;
  /** How often in a row that has failed. */
  failures: number;
  /** One sentence; null: all is well. */
  problem: string | null;
  /** Of everything that was said about the feed: what is known below holds for it alone. */
  request_hash: string;
  etag: string | null;
  last_modified: string | null;
  /** The kept file that was imported last, and its SHA-256 in hexadecimal digits; null: none was. */
  file_name: string | null;
  file_hash: string | null;
}
