import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import type { Database } from '#database/database.ts';
import type { Engine } from '#database/migration.ts';
import { createTestDatabase } from './database.ts';
import { twoColours } from './hostile-images.ts';
import { boundary, multipart, partsOf, validFields } from './review-form-body.ts';
import { startReviewEndpoint, type ReviewServer } from './review-server.ts';
import { addSellers } from './review-submission-factory.ts';
import { SeededRandom } from './seeded-random.ts';

export interface KillReport {
  readonly kills: number;
  /** Attempts that were answered with 201. */
  readonly confirmed: number;
  /** Attempts that were answered with anything else. */
  readonly refused: readonly string[];
  /** Of the confirmed ones, those whose review is not there. */
  readonly lost: readonly string[];
  /** Reviews that are there without their countries, images or event, or with images that are damaged. */
  readonly partial: readonly string[];
  /** Attempts that are there more than once. */
  readonly twice: readonly string[];
  /** Reviews that are there although their answer never came: they are whole too. */
  readonly unconfirmed: number;
}

/** How many visitors send at the same time. */
const visitors = 3;

/** Longer than the first submissions take, so that every moment of them is met. */
const longestLifeMs = 500;

/** Kills the server repeatedly while visitors send reviews with screenshots, then checks the stored data. */
export async function killWhileSubmitting(engine: Engine, kills: number): Promise<KillReport> {
  await using suite = await createTestDatabase(engine);
  await addSellers(suite.database);
  const random = new SeededRandom(engine.length);
  const images = [await twoColours(600, 900).png().toBuffer(), await twoColours(900, 600).jpeg().toBuffer()];
  const confirmed = new Set<string>();
  const refused: string[] = [];
  let next = startReviewEndpoint(suite.url);
  for (let kill = 0; kill < kills; kill += 1) {
    const server = await next;
    const life = { isOver: false, answered: Promise.withResolvers<void>() };
    const sending = Array.from({ length: visitors }, (_, visitor) =>
      sendUntilOver({ server, life, images, name: `${kill}-${visitor}`, confirmed, refused }),
    );
    // Every second server lives until it has confirmed something, however slow the machine is.
    if (kill % 2 === 1) await life.answered.promise;
    await pause(random.next() * longestLifeMs);
    life.isOver = true;
    await server.kill();
    await Promise.all(sending);
    next = startReviewEndpoint(suite.url);
  }
  await (await next).kill();
  return { kills, confirmed: confirmed.size, refused, ...(await inspect(suite.database, confirmed)) };
}

interface Sending {
  readonly server: ReviewServer;
  readonly life: { readonly isOver: boolean; readonly answered: PromiseWithResolvers<void> };
  readonly images: readonly Uint8Array[];
  readonly name: string;
  readonly confirmed: Set<string>;
  readonly refused: string[];
}

async function sendUntilOver({ server, life, images, name, confirmed, refused }: Sending): Promise<void> {
  for (let attempt = 0; !life.isOver; attempt += 1) {
    const key = `${name}-${attempt}`;
    const body = multipart(partsOf({ ...validFields, recaptchaToken: key, name: key }, images));
    const status = await fetch(`${server.address}/api/reviews`, {
      method: 'POST',
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'idempotency-key': key,
        // Different addresses: limits are not tested here.
        'x-forwarded-for': key,
      },
      body: Uint8Array.from(body),
    }).then(
      (answer) => answer.status,
      () => null,
    );
    if (status === 201) confirmed.add(key);
    // 408: a machine that stood still for a minute, as one that is paused does, finds every request too old.
    else if (status !== null && status !== 408) refused.push(`${key}: ${status}`);
    if (status !== null) life.answered.resolve();
  }
}

async function inspect(
  { queries }: Database,
  confirmed: ReadonlySet<string>,
): Promise<Pick<KillReport, 'lost' | 'partial' | 'twice' | 'unconfirmed'>> {
  const reviews = await queries.selectFrom('review').select(['id', 'author_name as key', 'idempotency_key']).execute();
  const byKey = Map.groupBy(reviews, ({ key }) => key);
  const partial: string[] = [];
  for (const { id, key } of reviews) {
    const [countries, events, images] = await Promise.all([
      queries.selectFrom('review_country').select('country').where('review_id', '=', id).execute(),
      queries.selectFrom('review_event').select('action').where('review_id', '=', id).execute(),
      queries.selectFrom('review_image').select(['bytes', 'byte_count']).where('review_id', '=', id).execute(),
    ]);
    const sound = await Promise.all(images.map(({ bytes, byte_count }) => isSound(bytes, byte_count)));
    const isWhole = countries.length === 2 && events.length === 1 && images.length === 2 && !sound.includes(false);
    if (!isWhole) partial.push(key);
  }
  return {
    lost: [...confirmed].filter((key) => !byKey.has(key)),
    partial,
    twice: [...byKey].filter(([, found]) => found.length > 1).map(([key]) => key),
    unconfirmed: reviews.filter(({ key }) => !confirmed.has(key)).length,
  };
}

async function isSound(bytes: Uint8Array | null, count: number): Promise<boolean> {
  if (bytes?.length !== count) return false;
  return sharp(bytes, { failOn: 'warning' })
    .stats()
    .then(
      () => true,
      () => false,
    );
}
