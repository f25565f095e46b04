import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '#database/database.ts';
import { createLog } from '#runtime/services/log.ts';
import { openContext, type OpenContext } from '#runtime/open-context.ts';
import { openTestDatabase } from '#tests/support/open-test-database.ts';
import { boundary, multipart, partsOf, postReview, validFields } from '#tests/support/review-form-body.ts';
import { addSellers, countReviewRows, createTestSubmit } from '#tests/support/review-submission-factory.ts';
import { buildTestServer, plainSite } from '#tests/support/server-parts.ts';
import { startPostgres, type ThrowAwayPostgres } from '#tests/support/postgres.ts';

const site = { name: 'Test', origin: 'http://localhost:3000', contactEmail: null, operatorName: null };
const limits = { connections: 4, connectMs: 5_000, statementMs: 30_000 };

/** The server with a PostgreSQL of its own, which can be stopped. */
describe('a server whose PostgreSQL goes away and comes back', () => {
  let postgres: ThrowAwayPostgres;
  let opened: OpenContext;
  let database: Database;
  let app: FastifyInstance;
  const lines: Record<string, unknown>[] = [];

  beforeAll(async () => {
    postgres = await startPostgres();
    const context = await openContext({ databaseUrl: postgres.url, dataDir: '', limits, site, now: () => new Date() });
    const second = await openDatabase({ url: postgres.url, dataDir: '', limits });
    if (!context.ok || !second.ok) throw new Error('the database cannot be opened');
    opened = context.value;
    database = second.value;
    await addSellers(database);
    app = await buildTestServer({
      context: { ...opened.context, submitReview: createTestSubmit(database, { now: () => new Date() }) },
      site: {
        ...plainSite,
        // An uncached page, which needs the database.
        answer: async (request, context) => {
          await context.catalogue.version();
          return plainSite.answer(request, context);
        },
      },
      readiness: opened.monitor.readiness,
      log: createLog({ level: 'warn', destination: { write: (line) => void lines.push(JSON.parse(line)) } }),
    });
  });
  afterAll(async () => {
    await app.close();
    await database.close();
    await opened.close();
    postgres.stop();
  });

  const send = (key: string) => {
    const body = multipart(partsOf({ ...validFields, recaptchaToken: key }));
    const type = `multipart/form-data; boundary=${boundary}`;
    return postReview(app, { body, headers: { 'content-type': type, 'idempotency-key': key } });
  };

  it('answers 503 with when to come back, in the visitor’s language, and goes on by itself', async () => {
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    await postgres.halt();
    const answers = await Promise.all([
      app.inject('/ja/japan'),
      app.inject('/api/providers'),
      app.inject('/ja/japan/_payload.json'),
      app.inject('/go/1'),
      app.inject('/readyz'),
      app.inject('/assets/reviews/0123456789012345678901.jpg'),
      send('while-away'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 7 }, () => 503));
    for (const { headers } of answers) {
      expect([headers['retry-after'], headers['cache-control']]).toEqual(['10', 'no-store']);
    }
    const [page, call, payload] = answers;
    expect(page?.body).toMatch(/^error 503 \/ja\/japan ja /);
    expect([call?.json().error.code, payload?.json().error.code]).toEqual(['unavailable', 'unavailable']);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    // One sentence, however many requests fail, with advice and without the password.
    const told = lines.filter(({ reason }) => reason !== undefined);
    expect(told).toHaveLength(1);
    expect(told[0]?.['reason']).toMatch(/^The database server 127\.0\.0\.1:\d+\/postgres .*(PostgreSQL|again)/);
    expect(JSON.stringify(lines)).not.toContain(new URL(postgres.url).password);

    await postgres.resume();
    // The delay between attempts grows during the outage; the next one is within seconds.
    await untilReady();
    expect((await app.inject('/ja/japan')).statusCode).toBe(200);
    expect((await send('while-away')).statusCode).toBe(201);
    expect((await send('while-away')).statusCode).toBe(201);
    expect(await countReviewRows(database)).toMatchObject({ review: 1 });
  });

  it('says no more than to come back while it restarts, and serves everybody after it', async () => {
    // Connections that will be dead are in the pool.
    await Promise.all(Array.from({ length: 8 }, () => app.inject('/japan')));
    await postgres.halt();
    const restarted = postgres.resume();
    const during = Promise.all([app.inject('/japan'), app.inject('/api/providers'), send('during-restart')]);
    await restarted;
    await untilReady();
    // Requests during the outage get 503 with Retry-After; later ones succeed.
    for (const { statusCode } of await during) expect([200, 201, 503]).toContain(statusCode);
    const after = await Promise.all([app.inject('/japan'), app.inject('/api/providers'), send('during-restart')]);
    expect(after.map(({ statusCode }) => statusCode)).toEqual([200, 200, 201]);
  });

  it('survives a server that ends while a transaction is open, and stores nothing of it', async () => {
    const before = await countReviewRows(database);
    const inside = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const writing = database.writeBeside(async (transaction) => {
      await transaction
        .insertInto('bot_token_used')
        .values({ token_hash: 'half', expires_at: '2030-01-01T00:00:00Z' })
        .execute();
      inside.resolve();
      await goOn.promise;
      await transaction.selectFrom('review').select('id').execute();
    });
    const ended = writing.then(
      () => null,
      (error: unknown) => error,
    );
    await inside.promise;
    await postgres.halt();
    await postgres.resume();
    goOn.resolve();
    expect(await ended).toMatchObject({ name: 'DatabaseError', isPassing: true });
    await untilReady();
    expect(await countReviewRows(database)).toEqual(before);
  });

  it('asks a read once more over a new connection when its own was ended', async () => {
    const everyone = Array.from({ length: limits.connections }, () => opened.context.catalogue.version());
    await Promise.all(everyone);
    await endOtherConnections(database);
    const answers = await Promise.all(Array.from({ length: 8 }, () => app.inject('/japan')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
  });

  async function untilReady(): Promise<void> {
    while ((await app.inject('/readyz')).statusCode !== 200) await new Promise((resolve) => setTimeout(resolve, 20));
  }
});

/** As an operator or a fail-over does. */
async function endOtherConnections({ queries }: Database): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and application_name = 'roamchart'`.execute(
    queries,
  );
}

describe('the limits of a server', () => {
  it('end a statement that takes too long, and make room for the next', async () => {
    const postgres = await startPostgres();
    try {
      const settings = { url: postgres.url, dataDir: '', lockWaitMs: 500 };
      await using database = await openTestDatabase({
        ...settings,
        limits: { connections: 1, connectMs: 1_000, statementMs: 200 },
      });
      await expect(sql`select pg_sleep(30)`.execute(database.queries)).rejects.toThrow('DATABASE_STATEMENT_SECONDS');
      expect((await sql<{ one: number }>`select 1 as one`.execute(database.queries)).rows).toEqual([{ one: 1 }]);
      // The only connection: a request that waits too long for it fails.
      const held = Promise.withResolvers<void>();
      const inside = Promise.withResolvers<void>();
      const holding = database.writeBeside(async () => {
        inside.resolve();
        await held.promise;
      });
      await inside.promise;
      await expect(sql`select 1`.execute(database.queries)).rejects.toMatchObject({ isPassing: true });
      expect(database.pool()).toMatchObject({ open: 1, most: 1 });
      held.resolve();
      await holding;
      // An import may take its time.
      const long = database.write(async (transaction) => sql`select pg_sleep(0.4)`.execute(transaction));
      await expect(long).resolves.toBeDefined();
    } finally {
      postgres.stop();
    }
  });

  it('are asked for nowhere by commands: their statements take as long as they need', async () => {
    const postgres = await startPostgres();
    try {
      await using database = await openTestDatabase({ url: postgres.url, dataDir: '' });
      const { rows } = await sql`show statement_timeout`.execute(database.queries);
      expect(rows).toEqual([{ statement_timeout: '0' }]);
    } finally {
      postgres.stop();
    }
  });
});
