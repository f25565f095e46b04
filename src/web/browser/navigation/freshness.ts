const halfAnHour = 30 * 60 * 1000;

/** Whether the document may still show further pages. */
export interface Freshness {
  readonly isStale: () => boolean;
  /** Marks the document as stale. */
  readonly expire: () => void;
}

interface FreshnessOptions {
  /** When the document was loaded, in milliseconds since 1970. */
  readonly loadedAt: number;
  readonly clock: () => number;
  readonly hasChunkFailure: () => boolean;
}

/** A document is fresh for half an hour, unless a newer build is out or code failed to load. */
export function createFreshness({ loadedAt, clock, hasChunkFailure }: FreshnessOptions): Freshness {
  let isExpired = false;
  return {
    isStale: () => isExpired || hasChunkFailure() || clock() - loadedAt >= halfAnHour,
    expire: () => {
      isExpired = true;
    },
  };
}
