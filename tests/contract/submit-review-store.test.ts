import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLocalLimits } from '#limits/create-client-limits.ts';
import { createReviewImageReader } from '#reviews/create-review-image-reader.ts';
import { createReviewReader } from '#reviews/create-review-reader.ts';
import { databaseImageStore } from '#reviews/database-image-store.ts';
import type { ImageStore } from '#reviews/image-store.ts';
import { storedMailQueue } from '#reviews/mail-queue.ts';
import { createTestDatabase, engines, type TestDatabase } from '#tests/support/database.ts';
import { makeHostileImages, twoColours } from '#tests/support/hostile-images.ts';
import { openTestDatabase } from '#tests/support/open-test-database.ts';
import {
  addSellers,
  countReviewRows,
  createTestSubmit,
  makeDraft,
  makeSubmission,
  submissionNow,
} from '#tests/support/review-submission-factory.ts';
import { countStatements, failStatement } from './statements/statement-faults.ts';

const nothing = { review: 0, review_country: 0, review_image: 0, audit_event: 0, mail: 0, bot_token_used: 0 };

describe.each(engines)('a submitted review on %s', (engine) => {
  let suite: TestDatabase;

  beforeEach(async () => {
    suite = await createTestDatabase(engine);
    await addSellers(suite.database);
  });
  afterEach(() => suite[Symbol.asyncDispose]());

  const png = async (side: number) => ({ bytes: await twoColours(side, side).png().toBuffer() });

  it('is stored whole, with its images, and waits', async () => {
    const { database } = suite;
    const submit = createTestSubmit(database, { mail: storedMailQueue });
    const answer = await submit(makeSubmission({ images: [await png(30), await png(20)], idempotencyKey: 'key-1' }));
    if (answer.status !== 'stored') throw new Error(answer.status);
    const review = await database.queries.selectFrom('review').selectAll().executeTakeFirstOrThrow();
    expect(review).toMatchObject({
      id: answer.id,
      provider_id: 1,
      author_name: 'Aiko',
      email: 'aiko@example.org',
      text: 'Worked on the train.',
      rating: 4,
      language: 'fr',
      status: 'pending',
      created_at: submissionNow.toISOString(),
      published_at: null,
      idempotency_key: 'key-1',
      decided_at: null,
    });
    const images = await database.queries.selectFrom('review_image').selectAll().orderBy('position').execute();
    expect(images.map(({ position, width, type }) => [position, width, type])).toEqual([
      [0, 30, 'image/jpeg'],
      [1, 20, 'image/jpeg'],
    ]);
    for (const { bytes, byte_count, width } of images) {
      expect(bytes?.length).toBe(byte_count);
      expect((await sharp(bytes ?? undefined).metadata()).width).toBe(width);
    }
    expect(await countReviewRows(database)).toEqual({
      review: 1,
      review_country: 2,
      review_image: 2,
      audit_event: 1,
      mail: 1,
      bot_token_used: 1,
    });
    expect(await createReviewReader(database).published({ page: 1, pageSize: 5 })).toEqual({ reviews: [], total: 0 });
  });

  it('shows its images when it is published, and not before or after', async () => {
    const { database } = suite;
    await createTestSubmit(database)(makeSubmission({ images: [await png(30)] }));
    const { public_id: publicId } = await database.queries
      .selectFrom('review_image')
      .select('public_id')
      .executeTakeFirstOrThrow();
    const read = () => createReviewImageReader(database.queries, databaseImageStore).published(publicId);
    const setStatus = (status: 'published' | 'removed') =>
      database.queries.updateTable('review').set({ status, published_at: submissionNow.toISOString() }).execute();
    expect(await read()).toBeNull();
    await setStatus('published');
    const image = await read();
    expect(image?.type).toBe('image/jpeg');
    expect((await sharp(image?.bytes).metadata()).width).toBe(30);
    await setStatus('removed');
    expect(await read()).toBeNull();
  });

  it('is stored once when it is sent 50 times at once, to two processes', async () => {
    await using other = await openTestDatabase({ url: suite.url, dataDir: '' });
    // They are independent processes: they share only the database.
    const submits = Array.from({ length: 50 }, (_, index) => createTestSubmit(index % 2 ? other : suite.database));
    const submission = makeSubmission({ images: [await png(30)], idempotencyKey: 'key-1' });
    const answers = await Promise.all(submits.map((submit) => submit(submission)));
    const [review] = await suite.database.queries.selectFrom('review').select('id').execute();
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([
        JSON.stringify({ status: 'stored', id: review?.id }),
        JSON.stringify({ status: 'again', id: review?.id }),
      ]),
    );
    expect(answers.filter((answer) => answer.status === 'stored')).toHaveLength(1);
    expect(await countReviewRows(suite.database)).toMatchObject({ review: 1, review_image: 1, bot_token_used: 1 });
  });

  it('is stored once when it is sent 50 times at once to one process', async () => {
    const submit = createTestSubmit(suite.database);
    const submission = makeSubmission({ idempotencyKey: 'key-1' });
    const answers = await Promise.all(Array.from({ length: 50 }, () => submit(submission)));
    expect(answers.filter(({ status }) => status === 'stored')).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 'again')).toHaveLength(49);
    expect(await countReviewRows(suite.database)).toMatchObject({ review: 1, bot_token_used: 1 });
  });

  it('is found again by its key, with whatever token, and only with the same content', async () => {
    const submit = createTestSubmit(suite.database);
    const first = makeSubmission({ idempotencyKey: 'key-1' });
    const { status } = await submit(first);
    expect(status).toBe('stored');
    expect(await submit({ ...first, token: 'refused:expired' })).toMatchObject({ status: 'again' });
    expect(await submit({ ...first, draft: makeDraft({ text: 'Other.' }) })).toEqual({ status: 'conflict' });
    expect(await submit({ ...first, images: [await png(9)] })).toEqual({ status: 'conflict' });
    expect(await submit(makeSubmission({ token: 'token-2' }))).toMatchObject({ status: 'stored' });
    expect(await submit(makeSubmission({ token: 'token-3' }))).toMatchObject({ status: 'stored' });
    expect(await countReviewRows(suite.database)).toMatchObject({ review: 3 });
  });

  it('leaves nothing behind when it is refused', async () => {
    const submit = createTestSubmit(suite.database);
    const good = await png(9);
    const broken = { bytes: good.bytes.subarray(0, 40) };
    const wrong = [
      [makeSubmission({ draft: makeDraft({ provider: 'p9' }) }), 'providers'],
      [makeSubmission({ draft: makeDraft({ provider: 'p2' }) }), 'providers'],
      [makeSubmission({ token: 'refused:unavailable', idempotencyKey: 'key-1' }), 'recaptcha'],
      [makeSubmission({ images: [good, broken] }), 'images'],
      [makeSubmission({ images: [good, good, good, good, good, good] }), 'images'],
    ] as const;
    for (const [submission, field] of wrong) {
      expect(await submit(submission)).toMatchObject({ status: 'refused', errors: [field] });
    }
    expect(await countReviewRows(suite.database)).toEqual(nothing);
    // Neither key nor token was used up.
    expect(await submit(makeSubmission({ idempotencyKey: 'key-1' }))).toMatchObject({ status: 'stored' });
  });

  it('needs a token of its own', async () => {
    const submit = createTestSubmit(suite.database);
    const [one, two] = await Promise.all([
      submit(makeSubmission()),
      submit(makeSubmission({ images: [await png(9)] })),
    ]);
    expect([one.status, two.status].toSorted()).toEqual(['refused', 'stored']);
    expect(await submit(makeSubmission())).toMatchObject({ errors: ['recaptcha'], reason: 'bot check: replayed' });
    expect(await countReviewRows(suite.database)).toMatchObject({ review: 1, audit_event: 1, bot_token_used: 1 });
  });

  it('is counted by client when it is stored', async () => {
    const limits = createLocalLimits();
    const rule = { name: 'reviews', limit: 2, windowMs: 60_000 };
    const mayStore = (client: string): Promise<boolean> => limits.consume(rule, client, submissionNow);
    const submit = createTestSubmit(suite.database, { mayStore });
    const send = (token: string, client: string) =>
      submit(makeSubmission({ token, client, idempotencyKey: token })).then(({ status }) => status);
    expect(await send('refused:forged', 'a')).toBe('refused');
    expect([await send('1', 'a'), await send('2', 'a'), await send('3', 'a')]).toEqual(['stored', 'stored', 'limited']);
    expect([await send('2', 'a'), await send('4', 'b')]).toEqual(['again', 'stored']);
  });

  it('is not there at all whichever of its statements the database refuses', async () => {
    const images = [await png(9)];
    const send = () => createTestSubmit(suite.database, { mail: storedMailQueue })(makeSubmission({ images }));
    const { statements } = await countStatements(() => send().catch(() => null));
    await suite[Symbol.asyncDispose]();
    suite = await createTestDatabase(engine);
    await addSellers(suite.database);
    for (const number of statements.keys()) {
      const tried = await failStatement(number + 1, () => send().catch(() => null));
      expect([number, tried.value, await countReviewRows(suite.database)]).toEqual([number, null, nothing]);
    }
    expect(await send()).toMatchObject({ status: 'stored' });
  });

  it('takes back the images of a review that is refused in the end', async () => {
    const kept = new Set<string>();
    const imageStore: ImageStore = {
      put: async (publicId) => {
        if (kept.size === 2) throw new Error('the disk is full');
        kept.add(publicId);
        return { bytes: null, fileKey: publicId };
      },
      read: async () => null,
      remove: async (places) => places.forEach(({ fileKey }) => kept.delete(fileKey ?? '')),
      sweep: async () => 0,
    };
    const submit = createTestSubmit(suite.database, { imageStore });
    const image = await png(9);
    await expect(submit(makeSubmission({ images: [image, image, image] }))).rejects.toThrow('the disk is full');
    expect(kept.size).toBe(0);
    await submit(makeSubmission({ images: [image] }));
    expect(await submit(makeSubmission({ images: [image] }))).toMatchObject({ errors: ['recaptcha'] });
    const rows = await suite.database.queries.selectFrom('review_image').select('file_key').execute();
    expect([...kept]).toEqual(rows.map(({ file_key }) => file_key));
  });

  it('waits for an import without holding up readers', async () => {
    await using importer = await openTestDatabase({ url: suite.url, dataDir: '' });
    const [started, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const running = importer.write(async (transaction) => {
      await transaction.updateTable('provider').set({ name: 'Other' }).where('id', '=', 1).execute();
      started.resolve();
      await finish.promise;
    });
    await started.promise;
    const submitted = createTestSubmit(suite.database)(makeSubmission());
    for (let read = 0; read < 20; read += 1) {
      expect(await suite.database.queries.selectFrom('provider').select('id').execute()).toHaveLength(2);
    }
    finish.resolve();
    await running;
    expect(await submitted).toMatchObject({ status: 'stored' });
  });
});

it('has the right answer to every hostile image', async () => {
  // Looked at before anything is stored: which engine makes no difference.
  await using suite = await createTestDatabase('sqlite');
  await addSellers(suite.database);
  const submit = createTestSubmit(suite.database);
  const images = await makeHostileImages();
  expect(images.length).toBeGreaterThanOrEqual(20);
  for (const { name, bytes, outcome } of images) {
    const answer = await submit(makeSubmission({ token: name, images: [{ bytes }] }));
    const expected = typeof outcome === 'string' ? { status: 'refused', errors: ['images'] } : { status: 'stored' };
    expect(answer, name).toMatchObject(expected);
  }
  const taken = images.filter(({ outcome }) => typeof outcome !== 'string').length;
  expect(await countReviewRows(suite.database)).toMatchObject({ review: taken, review_image: taken });
});
