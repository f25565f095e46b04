import { describe, expect, it } from 'vitest';
import { createLog } from '#runtime/services/log.ts';
import type { DataVersions } from '#runtime/services/data-versions.ts';
import { makeCachedAnswer, versionsAt } from '#tests/support/cached-answer-factory.ts';
import { AnswerCache, type CacheResult, type Made } from './answer-cache.ts';

const minute = 60_000;

/** A cache with a controlled clock and database. */
function openCache() {
  const world = { now: 10 * minute, version: 1, isUnavailable: false, made: 0 };
  const lines: string[] = [];
  const known = (): DataVersions | null => (world.isUnavailable ? null : versionsAt(world.version));
  const cache = new AnswerCache({
    maxBytes: 1_000_000,
    now: () => world.now,
    log: createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } }),
    versions: {
      known,
      read: async () => {
        const versions = known();
        if (versions === null) throw new Error('away');
        return versions;
      },
      forget: () => undefined,
      close: () => undefined,
    },
  });
  const make = async (): Promise<Made<string>> => {
    world.made += 1;
    const facts = { madeAt: world.now, dependsOnTime: true, version: world.version };
    return { kind: 'cached', key: 'a', answer: await makeCachedAnswer(`page ${world.made}`, facts) };
  };
  const ask = (work = make): Promise<CacheResult<string>> =>
    cache.answer({ keys: ['a'], inFlightKey: 'a', make: work });
  const state = async (): Promise<string> => {
    const answered = await ask();
    return answered.kind === 'cached' ? answered.state : answered.kind;
  };
  return { cache, world, lines, ask, state, make };
}

describe('AnswerCache', () => {
  it('sends a cached answer for a minute', async () => {
    const { state, world, cache } = openCache();
    expect([await state(), await state(), world.made]).toEqual(['miss', 'hit', 1]);
    expect(cache.find(['none', 'a'])?.state).toBe('hit');
    expect(cache.counts).toMatchObject({ hits: 1, misses: 1, entries: 1, maxBytes: 1_000_000 });
  });

  it('shares one in-flight request among concurrent callers', async () => {
    const { ask, world } = openCache();
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask()));
    expect(world.made).toBe(1);
    expect(new Set(answers.map((each) => each.kind === 'cached' && each.answer)).size).toBe(1);
  });

  it('invalidates an answer when the data changes', async () => {
    const { state, world, cache } = openCache();
    await state();
    world.version = 2;
    expect(cache.find(['a'])).toBeNull();
    expect([await state(), await state(), world.made]).toEqual(['miss', 'hit', 2]);
  });

  it('does not share an in-flight request across a data change', async () => {
    const { ask, world, make } = openCache();
    const gate = Promise.withResolvers<void>();
    const early = ask(async () => {
      const made = await make();
      await gate.promise;
      return made;
    });
    await Promise.resolve();
    world.version = 2;
    await ask();
    expect(world.made).toBe(2);
    gate.resolve();
    await early;
    expect((await ask()).kind).toBe('cached');
  });

  it('sends a page that is some minutes old and revalidates it once (stale-while-revalidate)', async () => {
    const { state, world, cache } = openCache();
    await state();
    world.now += 4 * minute;
    expect(await state()).toBe('aged');
    expect(await state()).toBe('hit');
    expect([world.made, cache.counts.aged]).toEqual([2, 1]);
  });

  it('renders a page before sending it when it is five minutes old or the system clock moved backwards', async () => {
    const { state, world } = openCache();
    await state();
    world.now += 5 * minute;
    expect(await state()).toBe('miss');
    world.now -= 20 * minute;
    expect(await state()).toBe('miss');
  });

  it('does not cache a failure', async () => {
    const { ask, state } = openCache();
    const fail = async (): Promise<Made<string>> => {
      throw new Error('broken');
    };
    await expect(ask(fail)).rejects.toThrow('broken');
    expect(await state()).toBe('miss');
  });

  it('sends the last answer for a day when a new one cannot be made (stale-if-error)', async () => {
    const { ask, state, world, lines } = openCache();
    await state();
    world.version = 2;
    const fail = async (): Promise<Made<string>> => {
      throw new Error('broken');
    };
    expect(await ask(fail)).toMatchObject({ state: 'stale' });
    expect(lines.join('')).toContain('an answer cannot be made');
    world.now += 24 * 60 * minute;
    await expect(ask(fail)).rejects.toThrow('broken');
  });

  it('sends cached answers while the database is unavailable, and logs it once', async () => {
    const { state, world, lines, cache } = openCache();
    await state();
    world.isUnavailable = true;
    world.now += 60 * minute;
    expect(cache.find(['a'])).toBeNull();
    expect([await state(), await state(), cache.counts.stale]).toEqual(['stale', 'stale', 2]);
    expect(lines.filter((line) => line.includes('the database does not answer'))).toHaveLength(1);
  });
});
