import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { raiseDataVersion } from '#database/data-version.ts';
import type { Database } from '#database/database.ts';
import type { TransactionQueries } from '#database/schema.ts';
import type { ExampleReview } from '#domain/review/example-review.ts';
import { readExampleSellers, reviewRow } from './example-reviews.ts';
import { demoSeed } from './generator/demo-plans.ts';
import { demoReviews } from './generator/demo-reviews.ts';

/** Hours since each was sent. */
const waitingHours = [19, 17, 16, 14, 11, 8, 6, 3] as const;

/** What somebody should see before publishing, at the end of the text of some of them. */
const slips: Readonly<Record<number, { readonly kind: 'phone' | 'link'; readonly words: string }>> = {
  0: { kind: 'phone', words: '+00 90 5550 0142' },
  3: { kind: 'link', words: 'https://cheap-codes.example/now' },
};

/** Pictures of each; the others have none. */
const pictures: Readonly<Record<number, number>> = { 0: 2, 1: 1, 4: 1 };

/** Lets some invented reviews wait for a moderator. */
export async function makeWaitingReviews(database: Pick<Database, 'queries' | 'write'>, now: Date): Promise<void> {
  const sellers = (await readExampleSellers(database.queries)).slice(0, waitingHours.length);
  const reviews = sellers.flatMap((seller, place) => {
    const [review] = demoReviews({ seed: `${demoSeed}: waiting`, sellers: [seller], asOf: now });
    const writtenAt = new Date(now.getTime() - (waitingHours[place] ?? 1) * 60 * 60_000);
    return review === undefined ? [] : [{ ...review, id: randomUUID(), writtenAt, reply: null }];
  });
  const picture = await drawPicture();
  await database.write(async (transaction) => {
    for (const [place, review] of reviews.entries()) await storeWaiting(transaction, review, { place, picture });
    await raiseDataVersion(transaction, 'moderation');
  });
}

interface Waiting {
  readonly place: number;
  readonly picture: Uint8Array;
}

async function storeWaiting(transaction: TransactionQueries, review: ExampleReview, { place, picture }: Waiting) {
  const slip = slips[place];
  const text = slip === undefined ? review.text : `${review.text} ${slip.words}`;
  const waits = { status: 'pending', published_at: null, decided_at: null } as const;
  await transaction
    .insertInto('review')
    .values({ ...reviewRow({ ...review, text }), ...waits })
    .execute();
  const countries = review.countries.map((country) => ({ review_id: review.id, country }));
  if (countries.length > 0) await transaction.insertInto('review_country').values(countries).execute();
  if (slip !== undefined) {
    const found = { position: 0, kind: slip.kind, begins: text.length - slip.words.length, ends: text.length };
    await transaction
      .insertInto('review_flag')
      .values({ review_id: review.id, other_id: null, ...found })
      .execute();
  }
  for (let position = 0; position < (pictures[place] ?? 0); position += 1) {
    const size = { type: 'image/jpeg', width: pictureWidth, height: pictureHeight, byte_count: picture.length };
    await transaction
      .insertInto('review_image')
      .values({ review_id: review.id, position, public_id: randomUUID(), ...size, bytes: picture, file_key: null })
      .execute();
  }
}

const [pictureWidth, pictureHeight] = [500, 800];

/** A phone that measures its speed. */
async function drawPicture(): Promise<Uint8Array> {
  const dial = 'M90 380a160 160 0 1 1 320 0';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureWidth}" height="${pictureHeight}">
    <rect width="100%" height="100%" fill="#0a0f17"/><path d="${dial}" stroke="#243347" stroke-width="24" fill="none"/>
    <path d="M90 380a160 160 0 0 1 256-128" stroke="#4ec6e0" stroke-width="24" fill="none"/>
    <rect x="130" y="330" width="240" height="54" fill="#fff"/><rect x="48" y="692" width="404" height="68" rx="16" fill="#1d2a3b"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
}
