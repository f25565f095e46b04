const halfAnHour = 30 * 60 * 1000;

/** Whether the document is still good enough to show further pages in. */
export interface Freshness {
  readonly isStale: () => boolean;
  /** From now on it is not. */
  readonly expire: () => void;
}

interface FreshnessOptions {
  /** When the document was loaded, in milliseconds since 1970. */
  readonly loadedAt: number;
  readonly clock: () => number;
  readonly hasChunkFailure: () => boolean;
}

/** A document is good for half an hour, until a newer build is out or code could not be loaded. */
export function createFreshness({ loadedAt, clock, hasChunkFailure }: FreshnessOptions): Freshness {
  let isExpired = false;
  return {
    isStale: () => isExpired || hasChunkFailure() || clock() - loadedAt >= halfAnHour,
    expire: () => {
      isExpired = true;
    },
  };
}
