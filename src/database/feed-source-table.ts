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
