import type { DestinationKey } from '#domain/place/destination-key.ts';
import type { StoredListing } from '#domain/plan/stored-listing.ts';

interface Kept {
  readonly listing: Promise<StoredListing>;
  /** 0 until it is read. */
  plans: number;
}

export interface ListingCacheOptions {
  readonly read: (destination: DestinationKey) => Promise<StoredListing>;
  /** Capacity in plans; the most recently used listing stays whatever its size. */
  readonly maxPlans: () => Promise<number>;
}

/** LRU cache of the listings of one catalogue version. Concurrent requests share a read in flight. */
export class ListingCache {
  readonly #options: ListingCacheOptions;
  #version = -1;
  /** Most recently used last. */
  #kept = new Map<DestinationKey, Kept>();

  constructor(options: ListingCacheOptions) {
    this.#options = options;
  }

  /**
   * Rejects if the read fails; the next request retries.
   * @param version current catalogue version
   */
  get(destination: DestinationKey, version: number): Promise<StoredListing> {
    if (version !== this.#version) {
      this.#version = version;
      this.#kept = new Map();
    }
    const kept = this.#kept.get(destination) ?? this.#read(destination);
    this.#kept.delete(destination);
    this.#kept.set(destination, kept);
    return kept.listing;
  }

  #read(destination: DestinationKey): Kept {
    return { listing: this.#readInto(this.#kept, destination), plans: 0 };
  }

  async #readInto(all: Map<DestinationKey, Kept>, destination: DestinationKey): Promise<StoredListing> {
    try {
      const [listing, maxPlans] = await Promise.all([this.#options.read(destination), this.#options.maxPlans()]);
      const kept = all.get(destination);
      if (kept !== undefined) kept.plans = listing.plans.length;
      dropOldest(all, maxPlans);
      return listing;
    } catch (error) {
      all.delete(destination);
      throw error;
    }
  }
}

function dropOldest(all: Map<DestinationKey, Kept>, maxPlans: number): void {
  let total = all.values().reduce((sum, { plans }) => sum + plans, 0);
  for (const [destination, { plans }] of [...all].slice(0, -1)) {
    if (total <= maxPlans) return;
    all.delete(destination);
    total -= plans;
  }
}
