import { describe, expect, it } from 'vitest';
import { createMemoryContext, makePlan } from '#tests/support/memory-context.ts';
import { openPageServer } from '#tests/support/page-server.ts';

describe('a cached page', () => {
  it('states its age in seconds as soon as it is not current', async () => {
    let now = new Date('2026-11-20T09:00:00Z');
    let isUnavailable = false;
    const context = createMemoryContext({ plans: [makePlan(1)] });
    const { versions } = context;
    const server = await openPageServer({
      ...context,
      now: () => now,
      versions: {
        ...versions,
        known: () => (isUnavailable ? null : versions.known()),
        read: () => (isUnavailable ? Promise.reject(new Error('away')) : versions.read()),
      },
    });
    const ask = async (path = '/about') => {
      const { status, cache, headers } = await server.get(path);
      return [status, cache, headers['age']];
    };
    expect(await ask()).toEqual([200, 'miss', undefined]);
    now = new Date('2026-11-20T09:00:07Z');
    expect(await ask()).toEqual([200, 'hit', undefined]);
    now = new Date('2026-11-20T09:01:05Z');
    expect(await ask('/japan')).toEqual([200, 'miss', undefined]);
    now = new Date('2026-11-20T09:03:05Z');
    expect(await ask('/japan')).toEqual([200, 'aged', '120']);
    isUnavailable = true;
    now = new Date('2026-11-20T10:00:00.900Z');
    expect(await ask()).toEqual([200, 'stale', '3600']);
    await server[Symbol.asyncDispose]();
  });
});
