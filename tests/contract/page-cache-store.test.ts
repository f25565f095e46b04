import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#database/database.ts';
import { createPostgresVersions, postgresVersionMs } from '#database/version-reader.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import type { OpenContext } from '#runtime/open-context.ts';
import { createDatabasePlace, engines, type DatabasePlace } from '#tests/support/database.ts';
import { openTestContext } from '#tests/support/open-test-context.ts';
import { openTestDatabase } from '#tests/support/open-test-database.ts';
import { openPageServer, type PageServer } from '#tests/support/page-server.ts';
import { makeProvider, money, plansOf } from '#tests/support/plan-factory.ts';
import { moveReviewNow } from '#tests/support/desk-of.ts';
import { storeReview } from '#tests/support/stored-review.ts';

const now = new Date('2026-11-20T09:00:00Z');
const seller = makeProvider();

async function open(url: string): Promise<OpenContext> {
  return openTestContext({ databaseUrl: url, dataDir: '', now: () => now });
}

async function openAgain(url: string): Promise<Database> {
  return openTestDatabase({ url, dataDir: '' });
}

describe.each(engines)('pages from memory on %s', (engine) => {
  let place: DatabasePlace;
  let rooms: OpenContext;
  /** Another process: the server is not notified of its writes. */
  let other: Database;
  let server: PageServer;
  let clock = 0;

  beforeEach(async () => {
    place = await createDatabasePlace(engine);
    rooms = await open(place.url);
    other = await openAgain(place.url);
    await offer(rooms, 50_000);
    clock = 0;
    // The test's clock, so that cached PostgreSQL versions expire without waiting.
    const versions = engine === 'sqlite' ? rooms.context.versions : createPostgresVersions(other.queries, () => clock);
    server = await openPageServer({ ...rooms.context, versions });
  });
  afterEach(async () => {
    await server[Symbol.asyncDispose]();
    await rooms.close();
    await other.close();
    await place[Symbol.asyncDispose]();
  });

  async function offer({ writer }: OpenContext, units: number): Promise<void> {
    const plan = { coverage: ['JP'] as CountryCode[], price: money(units), ownPrices: [] };
    const options = { source: 'test', now, dryRun: false, withdrawMissing: true };
    await writer.apply(plansOf(seller, plan), options);
  }

  async function ask(path: string): Promise<{ readonly cache: string | null; readonly text: string }> {
    const { cache, bytes, status } = await server.get(path);
    expect([status, path]).toEqual([200, path]);
    return { cache, text: bytes.toString() };
  }

  async function publishReview(): Promise<void> {
    const [row] = await other.queries.selectFrom('provider').select('id').execute();
    const id = await storeReview(other, { providerId: row?.id ?? 1, text: 'Worked in the tunnel, too.' });
    await moveReviewNow(other, id, 'approve', { at: now });
    clock += postgresVersionMs;
  }

  it('show a new price at once, no matter who has stored it', async () => {
    expect((await ask('/japan')).text.includes('$5.00')).toBe(true);
    expect((await ask('/japan')).cache).toBe('hit');
    const writing = await open(place.url);
    await offer(writing, 70_000);
    await writing.close();
    clock += postgresVersionMs;
    const { cache, text } = await ask('/japan');
    expect(cache).toBe('miss');
    expect([text.includes('$5.00'), text.includes('$7.00')]).toEqual([false, true]);
  });

  it('show a review with the transaction that publishes it, and others stay in memory', async () => {
    for (const path of ['/reviews', '/terms']) await ask(path);
    await publishReview();
    expect(await ask('/reviews')).toMatchObject({ cache: 'miss', text: expect.stringContaining('in the tunnel') });
    expect((await ask('/terms')).cache).toBe('hit');
    expect((await ask('/reviews')).cache).toBe('hit');
  });

  it('count every review that somebody decides about', async () => {
    await ask('/about');
    await ask('/contact');
    const id = await storeReview(other, { providerId: 1 });
    await moveReviewNow(other, id, 'reject', { reason: 'advertising', at: now });
    clock += postgresVersionMs;
    expect((await ask('/about')).cache).toBe('miss');
    expect((await ask('/contact')).cache).toBe('hit');
  });

  it('can be read while the database is away, with their age; what is not in memory cannot', async () => {
    await ask('/japan');
    await rooms.close();
    await other.close();
    clock += postgresVersionMs;
    const kept = await server.get('/japan');
    expect([kept.status, kept.cache, kept.headers['age']]).toEqual([200, 'stale', '0']);
    const missing = await server.get('/region/europe');
    expect([missing.status, missing.headers['cache-control']]).toEqual([500, 'no-store']);
  });

  it('are made again in the process that writes, even before what it knows is old', async () => {
    const { versions: own } = rooms.context;
    const before = await own.read();
    expect((await own.read()).text).toBe(before.text);
    await offer(rooms, 90_000);
    expect((await own.read()).of('catalogue')).toBe(before.of('catalogue') + 1);
  });
});
