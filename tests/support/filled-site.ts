import { cpSync, rmSync } from 'node:fs';
import type { Database } from '#database/database.ts';
import type { Engine } from '#database/migration.ts';
import { migrate } from '#database/migrate.ts';
import { raiseDataVersion } from '#database/data-version.ts';
import type { ImageStore } from '#reviews/image-store.ts';
import { databaseImageStore } from '#reviews/database-image-store.ts';
import { makeDemoCatalogue } from '#demo/make-demo-catalogue.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { LinkTemplate } from '#domain/site/link-template.ts';
import { createOverrideDesk } from '#runtime/services/plans/override-desk.ts';
import { copyDatabase, createDatabasePlace, type DatabasePlace } from './database.ts';
import { makeFolder } from './make-folder.ts';
import { oddText } from './odd-text.ts';
import { openTestContext } from './open-test-context.ts';
import { openTestDatabase } from './open-test-database.ts';
import { storeReview } from './stored-review.ts';

const site = { name: 'Test', origin: 'https://esim.example', contactEmail: null, operatorName: null };

/** A site with something in every kind of column, closed: nothing holds its database. */
export interface FilledSite extends AsyncDisposable {
  readonly url: string;
  /** A folder of its own. */
  readonly dataDir: string;
}

/** Filled once for each engine and test file, in a second or more each; suites get copies. */
const templates = new Map<Engine, Promise<FilledSite>>();

export async function fillSite(engine: Engine): Promise<FilledSite> {
  const filling = templates.get(engine) ?? fillSiteWith(engine, databaseImageStore);
  templates.set(engine, filling);
  const template = await filling;
  const dataDir = makeDataDir();
  cpSync(template.dataDir, dataDir, { recursive: true });
  return disposable(await copyDatabase(template.url), dataDir);
}

/** @param imageStore where the screenshot of its review lies */
export async function fillSiteWith(engine: Engine, imageStore: ImageStore): Promise<FilledSite> {
  const place = await createDatabasePlace(engine);
  const dataDir = makeDataDir();
  const opened = await openTestContext({ databaseUrl: place.url, dataDir, site, now: () => new Date() });
  await makeDemoCatalogue({
    writer: opened.writer,
    dataDir,
    now: new Date('2026-11-20T08:00:00Z'),
    planCount: 600,
  });
  await opened.makeDemoReviews();
  await opened.close();
  await using database = await openMigrated(place.url);
  await fillRareTables(database, imageStore);
  return disposable(place, dataDir);
}

function makeDataDir(): string {
  return makeFolder();
}

function disposable(place: DatabasePlace, dataDir: string): FilledSite {
  return {
    url: place.url,
    dataDir,
    [Symbol.asyncDispose]: async () => {
      rmSync(dataDir, { recursive: true, force: true });
      await place[Symbol.asyncDispose]();
    },
  };
}

/** Bytes that are no text. */
const oddBytes = Uint8Array.from({ length: 300 }, (_, at) => (at * 37) % 256);

async function fillRareTables(database: Database, imageStore: ImageStore): Promise<void> {
  const { queries } = database;
  const { id: providerId } = await queries.selectFrom('provider').select('id').orderBy('id').executeTakeFirstOrThrow();
  const review = await storeReview(database, { providerId, text: oddText, status: 'published', images: [oddBytes] });
  const image = { type: 'image/jpeg' as const, width: 8, height: 6, bytes: oddBytes };
  const publicId = 'screenshot-of-elsewhere';
  const place = await imageStore.put(publicId, image);
  const size = { type: image.type, width: 8, height: 6, byte_count: oddBytes.length };
  const row = { review_id: review, position: 1, public_id: publicId, ...size };
  await queries
    .insertInto('review_image')
    .values({ ...row, bytes: place.bytes, file_key: place.fileKey })
    .execute();
  await sayOverFeeds(database, providerId);
  await queries.insertInto('site_secret').values({ name: 'altcha', value: 'secret', made_at: null }).execute();
  await queries
    .insertInto('former_secret')
    .values({ name: 'altcha', value: 'former', accepted_until: '2026-11-21' })
    .execute();
  const run = { feed: 'f', format: 'x', file_name: 'f.csv', started_at: '2026-11-20', status: 'held' as const };
  for (let count = 0; count < 3; count += 1) {
    await queries
      .insertInto('feed_run')
      .values({ ...run, ended_at: null, sentence: oddText, report: null, released_run_id: null })
      .execute();
  }
  await queries.updateTable('feed_run').set({ released_run_id: 1 }).where('id', '=', 3).execute();
  await raiseDataVersion(queries, 'reviews');
}

/** Something of everything that an operator can say over the feeds. */
async function sayOverFeeds(database: Database, providerId: number): Promise<void> {
  const at = new Date('2026-11-21T08:00:00Z');
  const desk = createOverrideDesk(database, () => at);
  const { slug } = await database.queries
    .selectFrom('provider')
    .select('slug')
    .where('id', '=', providerId)
    .executeTakeFirstOrThrow();
  await desk.setProvider(slug, {
    name: oddText,
    seat: oddText,
    support: ['help@seller.example'],
    payment: ['card', 'konbini'],
    refundRule: { ja: oddText },
    linkTemplate: 'https://go.example/?to={url}&sub={sub}' as LinkTemplate,
  });
  await desk.setLogo(slug, { hash: '0123456789abcdef', bytes: oddBytes });
  const plans = await database.queries
    .selectFrom('plan')
    .select('id')
    .where('active', '=', 1)
    .orderBy('id')
    .limit(3)
    .execute();
  const [hidden, pinned, corrected] = plans.map(({ id }) => id);
  await desk.hidePlan(hidden ?? 0, oddText);
  const correction = { facts: { validityDays: 9 }, reason: oddText, correctedAt: at.toISOString(), endsAt: null };
  await desk.correct(corrected ?? 0, correction);
  const price = { units: 123_400, currency: 'USD' as CurrencyCode };
  await desk.pin(pinned ?? 0, {
    price,
    reason: oddText,
    pinnedAt: at.toISOString(),
    endsAt: '2027-01-01T00:00:00.000Z',
  });
}

export async function openMigrated(url: string): Promise<Database> {
  const opened = await openTestDatabase({ url, dataDir: '' });
  const migrated = await migrate(opened);
  if (!migrated.ok) throw new Error(migrated.reason);
  return opened;
}
