import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startTestProcess } from '#tests/support/child-process.ts';
import { createDatabasePlace, createTestDatabase, engines } from '#tests/support/database.ts';
import { openMigrated } from '#tests/support/filled-site.ts';
import { twoColours } from '#tests/support/hostile-images.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { boundary, multipart, partsOf, validFields } from '#tests/support/review-form-body.ts';
import { addSellers } from '#tests/support/review-submission-factory.ts';
import { runCommandLine } from '#tests/support/run-command-line.ts';

/** How many visitors send reviews with a screenshot, one after the other. */
const visitors = 2;

describe.each(engines)('a backup while visitors write, on %s', (engine) => {
  it('has every review that was acknowledged before it began, each of them whole', async () => {
    await using suite = await createTestDatabase(engine);
    await addSellers(suite.database);
    const folder = makeFolder();
    const server = await startTestProcess(
      import.meta.resolve('#tests/contract/processes/review-server-process.ts'),
      suite.url,
    );
    const image = await twoColours(300, 200).png().toBuffer();
    const acknowledged = new Set<string>();
    const enough = Promise.withResolvers<void>();
    const life = { isOver: false };
    const visit = async (visitor: number): Promise<void> => {
      for (let attempt = 0; !life.isOver; attempt += 1) {
        const key = `${visitor}-${attempt}`;
        const body = multipart(partsOf({ ...validFields, recaptchaToken: key, name: key }, [image]));
        const { status } = await fetch(`${server.address}/api/reviews`, {
          method: 'POST',
          headers: {
            'content-type': `multipart/form-data; boundary=${boundary}`,
            'idempotency-key': key,
            'x-forwarded-for': `192.0.2.${visitor + attempt}`,
          },
          body: Uint8Array.from(body),
        });
        if (status === 201) acknowledged.add(key);
        if (acknowledged.size >= 5) enough.resolve();
      }
    };
    const writing = Array.from({ length: visitors }, (_, visitor) => visit(visitor * 100));
    await enough.promise;
    const before = [...acknowledged];
    const environment = { DATABASE_URL: suite.url, DATA_DIR: folder };
    const made = await runCommandLine(`backup --to ${folder}/b.tar`, environment, new Date());
    // The site kept running meanwhile, and still does.
    life.isOver = true;
    await Promise.all(writing);
    await server.end('SIGKILL');
    expect(made).toMatchObject({ status: 0, err: '' });
    await using place = await createDatabasePlace(engine);
    const restored = await runCommandLine(
      `restore ${folder}/b.tar`,
      { ...environment, DATABASE_URL: place.url },
      new Date(),
    );
    rmSync(folder, { recursive: true });
    expect(restored).toMatchObject({ status: 0, err: '' });
    await using database = await openMigrated(place.url);
    const { queries } = database;
    const kept = await queries.selectFrom('review').select(['id', 'author_name']).execute();
    const names = new Set(kept.map(({ author_name }) => author_name));
    expect(before.filter((key) => !names.has(key))).toEqual([]);
    expect([...names].filter((key) => !acknowledged.has(key))).toEqual([]);
    const images = await queries.selectFrom('review_image').select('review_id').execute();
    const countries = await queries.selectFrom('review_country').select('review_id').execute();
    expect([images.length, countries.length]).toEqual([kept.length, kept.length * 2]);
  });
});
