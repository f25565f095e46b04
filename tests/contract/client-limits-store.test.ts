import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { Database } from '#database/database.ts';
import { createSharedLimits } from '#limits/create-client-limits.ts';
import { MemoryHitStore } from '#limits/memory-hit-store.ts';
import { createPostgresHitStore } from '#limits/postgres-hit-store.ts';
import { openRedisHitStore } from '#limits/redis-hit-store.ts';
import type { HitStore } from '#limits/hit-store.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { openTestDatabase } from '#tests/support/open-test-database.ts';
import { missingRedis, startRedis, type ThrowAwayRedis } from './stand-ins/redis.ts';

const withoutRedis = missingRedis();
if (withoutRedis !== null) console.log(`Counting clients in Redis was not tried: ${withoutRedis}.`);

/** What two processes of a site count in. */
interface Place {
  readonly stores: readonly [HitStore, HitStore];
  close(): Promise<void>;
}

const kinds: Readonly<Record<string, () => Promise<Place>>> = {
  memory: async () => {
    const hits = new MemoryHitStore();
    return { stores: [hits, hits], close: () => hits.close() };
  },
  postgres: async () => {
    const suite: TestDatabase = await createTestDatabase('postgres');
    const other = await openOther(suite.url);
    return {
      stores: [createPostgresHitStore(suite.database.queries), createPostgresHitStore(other.queries)],
      close: async () => {
        await other.close();
        await suite[Symbol.asyncDispose]();
      },
    };
  },
  ...(withoutRedis === null && { redis: openRedisPlace }),
};

async function openOther(url: string): Promise<Database> {
  return openTestDatabase({ url, dataDir: '' });
}

async function openRedisPlace(): Promise<Place> {
  const redis: ThrowAwayRedis = await startRedis();
  const [one, other] = [await openStore(redis.url), await openStore(redis.url)];
  return {
    stores: [one, other],
    close: async () => {
      await Promise.all([one.close(), other.close()]);
      await redis.stop();
    },
  };
}

async function openStore(url: string): Promise<HitStore> {
  const opened = await openRedisHitStore(url, () => undefined);
  if (!opened.ok) throw new Error(opened.reason);
  return opened.value;
}

/** Redis lets keys die by its own clock, so times are of today. */
const start = Date.now();
let rules = 0;

/** A rule that no test has counted for before. */
function newRule(limit: number, windowMs: number) {
  rules += 1;
  return { name: `rule ${rules}`, limit, windowMs };
}

describe.each(Object.keys(kinds))('uses counted in %s', (kind) => {
  let place: Place;
  beforeAll(async () => {
    place = await (kinds[kind] ?? failNoKind)();
  });
  afterAll(() => place.close());

  it('never exceed the limit within any window, and are granted below it, by whichever process', async () => {
    const anyUse = fc.record({
      process: fc.constantFrom(0, 1),
      client: fc.constantFrom('a', 'b'),
      points: fc.integer({ min: 1, max: 5 }),
      pause: fc.integer({ min: 0, max: 40_000 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(anyUse, { maxLength: 25 }), async (uses) => {
        const rule = newRule(4, 100_000);
        const taken: { readonly client: string; readonly at: number; readonly points: number }[] = [];
        let now = start;
        for (const { process, client, points, pause } of uses) {
          now += pause;
          const recent = taken.filter((each) => each.client === client && each.at > now - rule.windowMs);
          const room = rule.limit - recent.reduce((sum, each) => sum + each.points, 0);
          const granted = await place.stores[process === 0 ? 0 : 1].consume({ rule, client, points, now });
          expect(granted).toBe(Math.min(points, room));
          taken.push({ client, at: now, points: granted });
        }
      }),
      { numRuns: 20, seed: 36 },
    );
  });

  it('are granted exactly as often as allowed when all come at once', async () => {
    const rule = newRule(7, 60_000);
    const granted = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        place.stores[index % 2 === 0 ? 0 : 1].consume({ rule, client: '192.0.2.1', points: 1, now: start }),
      ),
    );
    expect(granted.filter((points) => points === 1)).toHaveLength(7);
  });

  it('lock nobody out until a time that comes from a clock that was put back', async () => {
    const rule = newRule(3, 60_000);
    const take = (now: number) => place.stores[0].consume({ rule, client: '192.0.2.1', points: 3, now });
    expect(await take(start + 10 * rule.windowMs)).toBe(3);
    expect(await take(start)).toBe(3);
    expect(await take(start + 1)).toBe(0);
    // A time server corrects a clock by less than a window: nothing is forgotten.
    expect(await take(start - 1_000)).toBe(0);
  });

  it('are granted exactly as often as allowed by limits of two processes, eight at once', async () => {
    const rule = newRule(300, 60_000);
    const [one, other] = place.stores.map((store) =>
      createSharedLimits(store, (error) => expect.unreachable(String(error))),
    );
    const taken: unknown[] = [];
    const visitor = async (index: number): Promise<void> => {
      for (let call = 0; call < 45; call += 1)
        taken.push(await (call % 3 === 0 ? one : other)?.consume(rule, `2001:db8:1:2::${index}`, new Date(start)));
    };
    await Promise.all(Array.from({ length: 8 }, (_, index) => visitor(index)));
    expect([taken.length, taken.filter((isGranted) => isGranted === true).length]).toEqual([360, 300]);
  });
});

function failNoKind(): never {
  throw new Error('there is no such kind');
}

describe('rows of clients in PostgreSQL', () => {
  it('hold no address, and are deleted when they count nothing any more', async () => {
    await using suite = await createTestDatabase('postgres');
    const { queries } = suite.database;
    const hits = createPostgresHitStore(queries);
    const rule = newRule(1_000, 60_000);
    for (let index = 0; index < 499; index += 1)
      await hits.consume({ rule, client: '192.0.2.77', points: 1, now: start });
    const rows = await queries.selectFrom('client_use').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('192.0.2');
    await hits.consume({ rule, client: '192.0.2.78', points: 1, now: start + 60_001 });
    const kept = await queries.selectFrom('client_use').select('forget_at').execute();
    expect(kept.map(({ forget_at }) => Number(forget_at))).toEqual([start + 120_001]);
  });
});

describe.skipIf(withoutRedis !== null)('a Redis', () => {
  it('that does not answer is named without its password', async () => {
    const opened = await openRedisHitStore('redis://:planted-secret@127.0.0.1:1', () => undefined);
    expect(opened).toEqual({
      ok: false,
      reason: expect.stringMatching(/^The Redis server 127\.0\.0\.1:1 of REDIS_URL/),
    });
    expect(JSON.stringify(opened)).not.toContain('planted-secret');
  });

  it('that goes away makes questions fail at once', async () => {
    const redis = await startRedis();
    const store = await openStore(redis.url);
    const rule = newRule(2, 60_000);
    const ask = () => store.consume({ rule, client: '192.0.2.1', points: 1, now: Date.now() });
    expect(await ask()).toBe(1);
    await redis.stop();
    await expect(ask()).rejects.toThrow(/closed|offline|disconnect/i);
    await store.close();
  });
});
