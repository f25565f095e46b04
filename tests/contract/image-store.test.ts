import { readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ImageStore } from '#reviews/image-store.ts';
import { createReviewImageReader } from '#reviews/create-review-image-reader.ts';
import { openImageStore } from '#runtime/services/reviews/open-image-store.ts';
import { useTestDatabase } from '#tests/support/database.ts';
import { twoColours } from '#tests/support/hostile-images.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import {
  addSellers,
  countReviewRows,
  createTestSubmit,
  makeSubmission,
  submissionNow,
} from '#tests/support/review-submission-factory.ts';
import { startS3 } from './stand-ins/s3-stand-in.ts';

/** A store with access to what is really stored. */
interface KnownStore extends AsyncDisposable {
  readonly store: ImageStore;
  readonly files: () => readonly string[];
  /** As if every file had been written a week ago. */
  readonly age: () => void;
}

const weekAgo = new Date(submissionNow.getTime() - 7 * 24 * 60 * 60_000);

const kinds: Readonly<Record<string, () => Promise<KnownStore>>> = {
  folder: async () => {
    const dataDir = makeFolder();
    const folder = join(dataDir, 'review-images', 'reviews');
    const files = () => readdirSync(folder);
    return {
      store: openImageStore({ kind: 'folder' }, dataDir),
      files,
      age: () => files().forEach((name) => utimesSync(join(folder, name), weekAgo, weekAgo)),
      [Symbol.asyncDispose]: async () => rmSync(dataDir, { recursive: true }),
    };
  },
  s3: async () => {
    const service = await startS3('key-id');
    const { endpoint, objects } = service;
    const keys = { accessKeyId: 'key-id', secretAccessKey: 'secret' };
    return {
      store: openImageStore({ kind: 's3', bucket: 'images', region: 'auto', endpoint, ...keys }, ''),
      files: () => [...objects.keys()].map((key) => key.replace('images/reviews/', '')),
      age: () => objects.forEach((object) => (object.modified = weekAgo)),
      [Symbol.asyncDispose]: () => service[Symbol.asyncDispose](),
    };
  },
};

describe.each(Object.entries(kinds))('images of reviews in %s', (_kind, open) => {
  const suite = useTestDatabase('sqlite');
  let known: KnownStore;

  beforeEach(async () => {
    await addSellers(suite.database);
    known = await open();
  });
  afterEach(async () => {
    await known[Symbol.asyncDispose]();
  });

  const image = async () => ({ bytes: await twoColours(20, 20).png().toBuffer() });

  async function submit(token: string): Promise<string> {
    const submitReview = createTestSubmit(suite.database, { imageStore: known.store });
    return (await submitReview(makeSubmission({ token, images: [await image(), await image()] }))).status;
  }

  it('are kept as files and read when their review is published', async () => {
    expect(await submit('1')).toBe('stored');
    const { queries } = suite.database;
    const rows = await queries.selectFrom('review_image').select(['public_id', 'bytes', 'file_key']).execute();
    expect(rows.map(({ bytes }) => bytes)).toEqual([null, null]);
    expect(known.files().toSorted()).toEqual(rows.map(({ public_id }) => `${public_id}.jpg`).toSorted());
    const read = (publicId = '') => createReviewImageReader(queries, known.store).published(publicId);
    expect(await read(rows[0]?.public_id)).toBeNull();
    await queries.updateTable('review').set({ status: 'published', published_at: weekAgo.toISOString() }).execute();
    const published = await read(rows[0]?.public_id);
    expect([published?.type, published?.bytes.slice(0, 3)]).toEqual(['image/jpeg', new Uint8Array([0xff, 0xd8, 0xff])]);
  });

  it('leave no file when their review is refused in the end', async () => {
    await submit('1');
    expect(await submit('1')).toBe('refused');
    expect([known.files().length, await countReviewRows(suite.database)]).toMatchObject([2, { review_image: 2 }]);
  });

  it('are removed when they have belonged to no review for a day', async () => {
    await submit('1');
    const orphan = { type: 'image/jpeg', width: 1, height: 1, bytes: new Uint8Array([1]) } as const;
    for (const name of ['one', 'two', 'three']) await known.store.put(name, orphan);
    const sweep = () => known.store.sweep(suite.database.queries, submissionNow);
    expect([known.files().length, await sweep(), known.files().length]).toEqual([5, 0, 5]);
    known.age();
    expect([await sweep(), known.files().length, await sweep()]).toEqual([3, 2, 0]);
  });

  it('are nothing where their file is missing, and their bytes where they were in the database', async () => {
    expect(await known.store.read({ bytes: null, fileKey: 'reviews/missing.jpg' })).toBeNull();
    const bytes = new Uint8Array([1, 2]);
    expect(await known.store.read({ bytes, fileKey: null })).toBe(bytes);
  });
});
