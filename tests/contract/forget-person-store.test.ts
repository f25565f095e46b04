import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPriceAlerts } from '#alerts/create-price-alerts.ts';
import { allMigrations } from '#database/migrations/all-migrations.ts';
import { shapesOf } from '#database/table-shapes.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { createFileImageStore } from '#reviews/file-image-store.ts';
import { openFolder } from '#reviews/image-disks.ts';
import { queueNotices } from '#mail/queue-notices.ts';
import { storedMailQueue } from '#reviews/mail-queue.ts';
import { addressColumns, forgetEverywhere, textColumns } from '#runtime/services/visitors/forget-person.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { runCommandLine } from '#tests/support/run-command-line.ts';
import { storeReview, storeSeller } from '#tests/support/stored-review.ts';

const at = new Date('2026-11-21T09:00:00.000Z');
const wish = { path: '/japan', search: 'days=7&gb=5', currency: 'USD' as CurrencyCode, locale: 'en' as const };

describe.each(engines)('forgetting a person on %s', (engine) => {
  const suite = useTestDatabase(engine);
  let dataDir: string;
  beforeEach(async () => {
    dataDir = makeFolder();
    await storeSeller(suite.database);
  });

  const run = (words: string) => runCommandLine(words, { DATABASE_URL: suite.url, DATA_DIR: dataDir }, at);

  /** Every row of every table, in small letters. */
  async function everything(): Promise<string> {
    const { queries } = suite.database;
    const tables = shapesOf(allMigrations).map(({ name }) => name);
    const rows = await Promise.all(
      tables.map((table) =>
        queries
          .selectFrom(table as 'review')
          .selectAll()
          .execute(),
      ),
    );
    return JSON.stringify(rows).toLowerCase();
  }

  async function fill(address: string): Promise<void> {
    const id = await storeReview(suite.database, {
      email: address,
      name: 'Ann',
      status: 'published',
      images: [Uint8Array.of(1)],
    });
    await suite.database.write((transaction) =>
      storedMailQueue.tell(transaction, { reviewId: id, kind: 'published', at }),
    );
    const alerts = createPriceAlerts(suite.database);
    await alerts.request({ ...wish, address }, at);
    await alerts.request({ ...wish, path: '/france', address: address.toUpperCase() }, at);
  }

  it('reaches every store, whatever the capitals, and says what was deleted where', async () => {
    await fill('Ann@example.org');
    await fill('bob@example.org');
    const { status, out, err } = await run('forget ann@EXAMPLE.org --json');
    expect([status, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toEqual({
      reviews: 1,
      screenshots: 1,
      priceAlerts: 2,
      mails: 3,
      mentions: [],
      leavesFiles: false,
      leftIn: [],
      replacedFile: null,
    });
    const left = await everything();
    expect(left).not.toContain('ann@example.org');
    expect(left.split('bob@example.org')).toHaveLength(7);
    const again = await run('forget Ann@example.org');
    expect(again).toMatchObject({
      status: 0,
      out: expect.stringMatching(/^Nothing is stored for this address\.\nExisting backups/),
    });
    expect(await everything()).toBe(left);
  });

  it('knows a domain in either spelling', async () => {
    await storeReview(suite.database, { email: 'ann@BÜCHER.example' });
    await storeReview(suite.database, { email: 'ann@xn--bcher-kva.example' });
    expect((await run('forget Ann@bücher.example')).out).toContain('reviews       2: ');
  });

  it('names texts in which the address still stands', async () => {
    await storeReview(suite.database, {
      email: 'x@example.org',
      text: 'Write to ANN_1@example.org',
      name: 'ann_1@example.org',
    });
    await storeReview(suite.database, { email: 'x@example.org', text: 'annx1@example.org is somebody else' });
    const { out } = await run('forget ann_1@example.org');
    expect(out).toContain('1 text still contains the address (review.author_name); decide on it yourself.\n');
    expect(out).toContain('1 text still contains the address (review.text); decide on it yourself.\n');
  });

  it('removes files of screenshots, and says when they cannot be reached', async () => {
    const folder = join(dataDir, 'review-images');
    const store = createFileImageStore({ shownAs: 'the folder', open: async () => openFolder(folder) });
    const image = { type: 'image/jpeg' as const, width: 1, height: 1, bytes: Uint8Array.of(1) };
    for (const [position, name] of ['one', 'two'].entries()) {
      const id = await storeReview(suite.database, { email: `${name}@example.org` });
      const place = await store.put(name, image);
      const row = { review_id: id, position, public_id: name, type: image.type, width: 1, height: 1, byte_count: 1 };
      await suite.database.queries
        .insertInto('review_image')
        .values({ ...row, bytes: null, file_key: place.fileKey })
        .execute();
    }
    const gone = await forgetEverywhere(
      { database: suite.database, imageStores: [store] },
      { address: 'one@example.org', at, by: { operator: 'ann', via: 'shell' } },
    );
    expect([gone.screenshots, gone.leavesFiles, existsSync(join(folder, 'reviews', 'one.jpg'))]).toEqual([
      1,
      false,
      false,
    ]);
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'in the way');
    const kept = await forgetEverywhere(
      { database: suite.database, imageStores: [store] },
      { address: 'two@example.org', at, by: { operator: 'ann', via: 'shell' } },
    );
    expect([kept.screenshots, kept.leavesFiles]).toEqual([1, true]);
  });

  it('removes files of screenshots that were stored before REVIEW_IMAGES was changed', async () => {
    const folder = join(dataDir, 'review-images');
    const store = createFileImageStore({ shownAs: 'the folder', open: async () => openFolder(folder) });
    const image = { type: 'image/jpeg' as const, width: 1, height: 1, bytes: Uint8Array.of(1) };
    const { fileKey } = await store.put('old', image);
    const id = await storeReview(suite.database, { email: 'ann@example.org' });
    const row = { review_id: id, position: 0, public_id: 'old', type: image.type, width: 1, height: 1, byte_count: 1 };
    await suite.database.queries
      .insertInto('review_image')
      .values({ ...row, bytes: null, file_key: fileKey })
      .execute();
    const { out } = await run('forget ann@example.org');
    expect(out).toContain('screenshots   1: deleted');
    expect(existsSync(join(folder, 'reviews', 'old.jpg'))).toBe(false);
  });

  it('names what waits in the queue or was counted with the address in it', async () => {
    await storeReview(suite.database, { email: 'ann@example.org' });
    await suite.database.write((transaction) =>
      queueNotices(
        transaction,
        {
          mail: { to: 'you@example.org', subject: 'A failure', text: 'Row 3: Ann@example.org is no plan.' },
          events: [{ type: 'feed.failed', data: { says: 'Row 3: ann@example.org is no plan.' } }],
        },
        at,
      ),
    );
    const { out } = await run('forget ann@example.org');
    expect(out).toContain('2 texts still contain the address (mail.payload)');
  });

  describe.skipIf(engine !== 'sqlite')('in the bytes of the files', () => {
    const file = (): string => suite.url.replace('sqlite:', '');

    /** Names of the database's files that contain a text, in any capitals. */
    function filesWith(text: string): readonly string[] {
      const folder = dirname(file());
      return readdirSync(folder).filter((name) =>
        readFileSync(join(folder, name), 'latin1').toLowerCase().includes(text),
      );
    }

    it('leaves no byte of the address', async () => {
      await fill('Ann@example.org');
      await fill('bob@example.org');
      expect(await run('forget ann@example.org')).toMatchObject({ status: 0, err: '' });
      expect(filesWith('bob@example.org')).not.toEqual([]);
      expect(filesWith('ann@example.org')).toEqual([]);
    });

    it('says while somebody reads that it is still there, and that the command has to be run again', async () => {
      await fill('Ann@example.org');
      using reader = new DatabaseSync(file());
      reader.exec('begin');
      reader.prepare('select count(*) from review').get();
      const held = await run('forget ann@example.org');
      expect([held.status, held.out]).toEqual([1, expect.stringContaining('mails         3: deleted\n')]);
      expect(held.err).toMatch(
        /^Something is reading the database, so the address is still in .*test\.sqlite-wal; wait .* run this again\.\n$/,
      );
      expect(filesWith('ann@example.org')).toContain('test.sqlite-wal');
      reader.exec('rollback');
      const again = await run('forget ann@example.org --json');
      expect(again).toMatchObject({ status: 0, err: '', out: expect.stringContaining('"leftIn":[]') });
      expect(filesWith('ann@example.org')).toEqual([]);
    });

    it('waits for somebody who reads for a moment', async () => {
      await fill('ann@example.org');
      using reader = new DatabaseSync(file());
      reader.exec('begin');
      reader.prepare('select count(*) from review').get();
      const forgetting = run('forget ann@example.org');
      // The address is in the log then, and the command waits for the reader.
      await vi.waitUntil(() =>
        suite.database.queries
          .selectFrom('mail')
          .select('id')
          .executeTakeFirst()
          .then((left) => left === undefined),
      );
      reader.exec('rollback');
      expect(await forgetting).toMatchObject({ status: 0, err: '' });
      expect(filesWith('ann@example.org')).toEqual([]);
    });

    it('overwrites what a server has deleted before, which does not overwrite', async () => {
      await fill('ann@example.org');
      await suite.database.queries
        .updateTable('mail')
        .set({ payload: 'ann@example.org '.repeat(2_000) })
        .execute();
      await suite.database.queries.deleteFrom('mail').execute();
      expect(await run('forget ann@example.org')).toMatchObject({ status: 0, err: '' });
      expect(filesWith('ann@example.org')).toEqual([]);
    });

    it('is content with texts that it names', async () => {
      await fill('ann@example.org');
      await storeReview(suite.database, { email: 'x@example.org', text: 'Write to ann@example.org' });
      const { status, out, err } = await run('forget ann@example.org');
      expect([status, err]).toEqual([0, '']);
      expect(out).toContain('1 text still contains the address (review.text)');
    });
  });

  it('is refused for what is no address', async () => {
    expect(await run('forget %')).toMatchObject({
      status: 1,
      err: 'This is not an email address; nothing was changed.\n',
    });
    expect((await run('reviews forget ann@example.org')).status).toBe(2);
  });
});

describe('the columns that are searched', () => {
  it('are all that hold addresses, and are there', () => {
    const columns = shapesOf(allMigrations).flatMap(({ name, columns: own }) =>
      own.map((column) => `${name}.${column.name}`),
    );
    const listed = addressColumns.map((each) => each.join('.'));
    const named = columns.filter((column) => /\.(.*_)?(e?mail|address|recipient|contact)$/.test(column));
    expect(named.toSorted()).toEqual(listed.toSorted());
    expect(columns).toEqual(expect.arrayContaining(textColumns.map((each) => each.join('.'))));
  });
});
