import { describe, expect, it } from 'vitest';
import { createFreshness } from './freshness.ts';

const minute = 60_000;

describe('a document', () => {
  it('is good for half an hour', () => {
    let now = 0;
    const { isStale } = createFreshness({ loadedAt: 0, clock: () => now, hasChunkFailure: () => false });
    now = 30 * minute - 1;
    expect(isStale()).toBe(false);
    now = 30 * minute;
    expect(isStale()).toBe(true);
  });

  it('is good until a newer build is out', () => {
    const freshness = createFreshness({ loadedAt: 0, clock: () => 0, hasChunkFailure: () => false });
    expect(freshness.isStale()).toBe(false);
    freshness.expire();
    expect(freshness.isStale()).toBe(true);
  });

  it('is good until code cannot be loaded', () => {
    let hasFailed = false;
    const { isStale } = createFreshness({ loadedAt: 0, clock: () => 0, hasChunkFailure: () => hasFailed });
    expect(isStale()).toBe(false);
    hasFailed = true;
    expect(isStale()).toBe(true);
  });
});
