import { describe, expect, it } from 'vitest';
import { createMemoryContext, makePlan } from '#tests/support/memory-context.ts';
import { openPageServer } from '#tests/support/page-server.ts';

describe('a page from memory', () => {
  it('says how old it is, in seconds, while the database is away and before', async () => {
    let now = new Date('2026-11-20T09:00:00Z');
    let isAway = false;
    const context = createMemoryContext({ plans: [makePlan(1)] });
    const { versions } = context;
    const server = await openPageServer({
      ...context,
      now: () => now,
      versions: {
        ...versions,
        known: () => (isAway ? null : versions.known()),
        read: () => (isAway ? Promise.reject(new Error('away')) : versions.read()),
      },
    });
    const ask = async () => {
      const { status, cache, headers } = await server.get('/about');
      return [status, cache, headers['age']];
    };
    expect(await ask()).toEqual([200, 'miss', '0']);
    now = new Date('2026-11-20T09:00:07Z');
    expect(await ask()).toEqual([200, 'hit', '7']);
    isAway = true;
    now = new Date('2026-11-20T10:00:00.900Z');
    expect(await ask()).toEqual([200, 'stale', '3600']);
    await server[Symbol.asyncDispose]();
  });
});
