import { describe, expect, it } from 'vitest';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import type { StoredListing, StoredPlan } from '#domain/plan/stored-listing.ts';
import { ListingCache } from './listing-cache.ts';

const [de, fr, it_, jp] = ['DE', 'FR', 'IT', 'JP'].map((code) => code as DestinationKey) as [
  DestinationKey,
  DestinationKey,
  DestinationKey,
  DestinationKey,
];

/** A cache over listings of ten plans each; `reads` records the reads. */
function openCache(maxPlans: number) {
  const reads: string[] = [];
  const read = async (destination: DestinationKey): Promise<StoredListing> => {
    reads.push(destination);
    return { destination, plans: Array.from({ length: 10 }, (_, id) => ({ id }) as StoredPlan) };
  };
  return { reads, cache: new ListingCache({ read, maxPlans: async () => maxPlans }) };
}

describe('ListingCache', () => {
  it('gives the very same object until the version rises', async () => {
    const { cache, reads } = openCache(100);
    const first = await cache.get(de, 1);
    expect(await cache.get(de, 1)).toBe(first);
    expect(await cache.get(de, 2)).not.toBe(first);
    expect(reads).toEqual(['DE', 'DE']);
  });

  it('reads once for requests that come together', async () => {
    const { cache, reads } = openCache(100);
    const [first, second] = await Promise.all([cache.get(de, 1), cache.get(de, 1)]);
    expect(first).toBe(second);
    expect(reads).toEqual(['DE']);
  });

  it('forgets those asked for longest ago when it holds too many plans', async () => {
    const { cache, reads } = openCache(20);
    for (const key of [de, fr, de, it_]) await cache.get(key, 1);
    await cache.get(de, 1);
    expect(reads).toEqual(['DE', 'FR', 'IT']);
    await cache.get(fr, 1);
    expect(reads).toEqual(['DE', 'FR', 'IT', 'FR']);
  });

  it('keeps the last listing however large it is', async () => {
    const { cache, reads } = openCache(5);
    await cache.get(jp, 1);
    await cache.get(jp, 1);
    expect(reads).toEqual(['JP']);
  });

  it('hands on a failure to all who wait, and reads again for the next', async () => {
    let isBroken = true;
    const cache = new ListingCache({
      maxPlans: async () => 100,
      read: async (destination) => {
        if (isBroken) throw new Error('the disk is gone');
        return { destination, plans: [] };
      },
    });
    const waiting = await Promise.allSettled([cache.get(de, 1), cache.get(de, 1)]);
    expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isBroken = false;
    expect((await cache.get(de, 1)).plans).toEqual([]);
  });

  it('does not keep what was read for an older version', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const reads: number[] = [];
    const cache = new ListingCache({
      maxPlans: async () => 100,
      read: async (destination) => {
        const turn = reads.push(reads.length);
        if (turn === 1) await promise;
        return { destination, plans: [{ id: turn } as StoredPlan] };
      },
    });
    const old = cache.get(de, 1);
    const current = await cache.get(de, 2);
    resolve();
    await old;
    expect(await cache.get(de, 2)).toBe(current);
  });
});
