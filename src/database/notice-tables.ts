/** What the operator was told last about a topic. */
export interface OperatorToldTable {
  /** Such as `reviews`, `feed:nori`, `digest`. */
  topic: string;
  /** Up to where it was told, for example the time of the newest review. Grows as text. */
  mark: string;
  told_at: string;
}

/** What failed last: the job of backups, or the proxy in front of the site. */
export interface FailedJobTable {
  job: 'backup' | 'proxy';
  /** One sentence. */
  problem: string;
  failed_at: string;
}
