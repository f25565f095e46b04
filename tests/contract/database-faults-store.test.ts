import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { createLog } from '#runtime/services/log.ts';
import { openImageStore } from '#runtime/services/reviews/open-image-store.ts';
import { createTestDatabase, engines, type TestDatabase } from '#tests/support/database.ts';
import { twoColours } from '#tests/support/hostile-images.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { openTestDatabase } from '#tests/support/open-test-database.ts';
import { boundary, multipart, partsOf, postReview, validFields } from '#tests/support/review-form-body.ts';
import { addSellers, countReviewRows, createTestSubmit } from '#tests/support/review-submission-factory.ts';
import { buildTestServer, emptyContext } from '#tests/support/server-parts.ts';

const run = promisify(execFile);
const now = (): Date => new Date();

/** A server that accepts reviews, and its log. */
async function serve(submitReview: ReturnType<typeof createTestSubmit>) {
  const lines: Record<string, unknown>[] = [];
  const app = await buildTestServer({
    context: { ...emptyContext(), submitReview },
    log: createLog({ level: 'warn', destination: { write: (line) => void lines.push(JSON.parse(line)) } }),
  });
  const picture = await twoColours(600, 900).png().toBuffer();
  const send = (key: string) => {
    const body = multipart(partsOf({ ...validFields, recaptchaToken: key, text: 'x'.repeat(4000) }, [picture]));
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, 'idempotency-key': key };
    return postReview(app, { body, headers });
  };
  return { app, lines, send };
}

describe('a SQLite file that can take no more', () => {
  let suite: TestDatabase;
  beforeEach(async () => {
    suite = await createTestDatabase('sqlite');
    await addSellers(suite.database);
  });
  afterEach(() => suite[Symbol.asyncDispose]());

  /** Limits the pages of the writing connection, which fails like a full disk. */
  async function limitPages(database: Database, pages: number | null): Promise<void> {
    await database.writeBeside(async (transaction) => {
      const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(transaction);
      const most = pages === null ? 1_000_000_000 : Number(rows[0]?.page_count) + pages;
      await sql.raw(`pragma max_page_count = ${most}`).execute(transaction);
    });
  }

  it('refuses reviews with 503 while the disk is full, keeps reading, and takes them again when there is room', async () => {
    const { app, lines, send } = await serve(createTestSubmit(suite.database, { now }));
    expect((await send('first')).statusCode).toBe(201);
    const before = await countReviewRows(suite.database);
    await limitPages(suite.database, 0);
    const refused = [await send('second'), await send('third')];
    for (const { statusCode, headers, body } of refused) {
      expect([statusCode, headers['retry-after'], JSON.parse(body).error.code]).toEqual([503, '10', 'unavailable']);
    }
    expect(lines.map(({ reason }) => reason)).toEqual([expect.stringContaining('because the disk is full; make room')]);
    expect(await countReviewRows(suite.database)).toEqual(before);
    await limitPages(suite.database, null);
    expect((await send('second')).statusCode).toBe(201);
    await app.close();
  });
});

describe.each(engines)('a writer that goes on for long, on %s', (engine) => {
  it('lets visitors know that they are to come back, and takes their reviews afterwards', async () => {
    await using suite = await createTestDatabase(engine);
    await addSellers(suite.database);
    await using visitors = await openTestDatabase({ url: suite.url, dataDir: '', lockWaitMs: 100 });
    const { app, lines, send } = await serve(createTestSubmit(visitors, { now }));
    const [inside, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const importing = suite.database.write(async (transaction) => {
      await sql`update provider set name = 'Other'`.execute(transaction);
      // What a review needs of the database too.
      if (engine === 'postgres') await sql`lock table review in access exclusive mode`.execute(transaction);
      inside.resolve();
      await ended.promise;
    });
    await inside.promise;
    const refused = await send('meanwhile');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '10']);
    expect(lines.map(({ reason }) => reason)).toEqual([expect.stringContaining('in use by another')]);
    ended.resolve();
    await importing;
    expect((await send('meanwhile')).statusCode).toBe(201);
    await app.close();
  });
});

// Root may write everywhere, so the file is made unwritable for SQLite itself.
describe('a SQLite file that is read-only', () => {
  it('is still read, and refuses writes with one sentence', async () => {
    await using suite = await createTestDatabase('sqlite');
    await addSellers(suite.database);
    await suite.database.writeBeside((transaction) => sql`pragma query_only = on`.execute(transaction));
    const { app, lines, send } = await serve(createTestSubmit(suite.database, { now }));
    expect((await send('key')).statusCode).toBe(503);
    expect(lines.map(({ reason }) => reason)).toEqual([expect.stringContaining('is read-only for this user')]);
    expect(await countReviewRows(suite.database)).toMatchObject({ review: 0 });
    await app.close();
  });
});

describe('a folder of screenshots that cannot be written', () => {
  it('refuses the review with 503 and one sentence, and stores no part of it', async () => {
    await using suite = await createTestDatabase('sqlite');
    await addSellers(suite.database);
    // No folder can be created below a file, whatever the user.
    const imageStore = openImageStore({ kind: 'folder' }, '/dev/null');
    const { app, lines, send } = await serve(createTestSubmit(suite.database, { now, imageStore }));
    const answer = await send('key');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10']);
    expect(lines.map(({ reason }) => reason)).toEqual([
      'The folder /dev/null/review-images does not work now (ENOTDIR); check that it is there and that its settings are right.',
    ]);
    expect(await countReviewRows(suite.database)).toMatchObject({ review: 0, review_image: 0, bot_token_used: 0 });
    await app.close();
  });
});

describe('two processes that write to one SQLite file', { timeout: 120_000 }, () => {
  it('never tell anybody that it is locked, and lose nothing', async () => {
    const folder = makeFolder();
    const url = `sqlite:${join(folder, 'test.sqlite')}`;
    const opened = await openTestDatabase({ url, dataDir: '' });
    await migrate(opened);
    await addSellers(opened);
    await opened.close();
    const program = fileURLToPath(import.meta.resolve('#tests/contract/processes/busy-writer-process.ts'));
    const reports = await Promise.all(
      ['a', 'b'].map(async (name) => {
        const { stdout } = await run(process.execPath, [program, url, name, '60']);
        return JSON.parse(stdout) as { readonly done: number; readonly problems: readonly string[] };
      }),
    );
    expect(reports).toEqual([
      { done: 60, problems: [] },
      { done: 60, problems: [] },
    ]);
    const again = await openTestDatabase({ url, dataDir: '' });
    expect(await countReviewRows(again)).toMatchObject({ review: 120 });
    const { rows } = await sql<{
      count: number;
    }>`select sum(count) as count from daily_count where kind = 'arrival'`.execute(again.queries);
    expect(Number(rows[0]?.count)).toBe(120);
    await again.close();
  });
});
