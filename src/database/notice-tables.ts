/** What the operator was told last about a topic. */
export interface OperatorToldTable {
  /** Such as `reviews`, `feed:nori`, `digest`. */
  topic: string;
  /** Up to where it was told, for example the time of the newest review. Grows as text. */
  mark: string;
  told_at: string;
}

/** Jobs whose last run failed. */
export interface FailedJobTable {
  job: 'backup';
  /** One sentence. */
  problem: string;
  failed_at: string;
}
