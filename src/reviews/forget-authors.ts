import { raiseDataVersion } from '#database/data-version.ts';
import type { Database } from '#database/database.ts';
import type { TransactionQueries } from '#database/schema.ts';
import type { ReviewStatus } from '#domain/review/review-status.ts';
import { placeOf, type ImageStore } from './image-store.ts';
import type { Actor } from '#operators/audit-trail.ts';
import { clearDecisions } from '#operators/due-decisions.ts';
import { noteEvent } from './note-event.ts';

/** Replaces the name of a forgotten author, in every language. */
const forgottenName = '–';

interface Forgetting {
  /** Of one person, as stored. */
  readonly addresses: readonly string[];
  readonly at: Date;
  /** For the audit trail. */
  readonly by: Actor;
}

/** Deletes address, name, screenshots and queued mails of a person's reviews; what they say stays. */
export async function forgetReviews(transaction: TransactionQueries, { addresses, at, by }: Forgetting) {
  const rows = await transaction
    .selectFrom('review')
    .select(['id', 'status'])
    .where('email', 'in', [...addresses])
    .execute();
  const images = await deleteImages(
    transaction,
    rows.map(({ id }) => id),
  );
  await forgetWork(
    transaction,
    rows.map(({ id }) => id),
    at,
  );
  for (const row of rows) await forgetReview(transaction, { ...row, by }, at);
  if (rows.some(({ status }) => status === 'published')) await raiseDataVersion(transaction, 'reviews');
  // The files at these places are removed after the transaction.
  return { reviews: rows.length, screenshots: images.count, places: images.places };
}

/** What operators had found, opened and decided about these reviews. */
async function forgetWork(transaction: TransactionQueries, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .deleteFrom('review_flag')
    .where((row) => row.or([row('review_id', 'in', [...ids]), row('other_id', 'in', [...ids])]))
    .execute();
  await transaction
    .deleteFrom('review_image_opened')
    .where('review_id', 'in', [...ids])
    .execute();
  await clearDecisions(transaction, { kind: 'review', subjects: ids }, { at, refusal: 'Its author was forgotten.' });
}

async function deleteImages(transaction: TransactionQueries, ids: readonly string[]) {
  if (ids.length === 0) return { count: 0, places: [] };
  const rows = await transaction
    .deleteFrom('review_image')
    .where('review_id', 'in', [...ids])
    .returning(['bytes', 'file_key'])
    .execute();
  return { count: rows.length, places: rows.flatMap((row) => placeOf(row) ?? []) };
}

async function forgetReview(
  transaction: TransactionQueries,
  { id, status, by }: { readonly id: string; readonly status: ReviewStatus; readonly by: Actor },
  at: Date,
): Promise<void> {
  await forgetAddress(transaction, [id], at);
  await transaction
    .updateTable('review')
    .set({ desk_note: null, author_name: forgottenName, idempotency_key: null, payload_hash: '' })
    .where('id', '=', id)
    .execute();
  await noteEvent(transaction, { reviewId: id, at, action: 'forget', from: status, to: status, by });
}

/** Reviews per transaction, so that other writers get their turn. */
const usualBatch = 500;

interface OldAddresses {
  readonly decidedBefore: Date;
  readonly at: Date;
  readonly batch?: number;
}

/**
 * Forgets the addresses of reviews decided before a day, and the screenshots of hidden ones; pending reviews are
 * never affected. Names stay, because their authors gave them to be shown. Resolves to the number of reviews.
 */
export async function forgetOldAddresses(
  { database, imageStore }: { readonly database: Pick<Database, 'write' | 'queries'>; readonly imageStore: ImageStore },
  { decidedBefore, at, batch = usualBatch }: OldAddresses,
): Promise<number> {
  for (let count = 0; ;) {
    const rows = await database.queries
      .selectFrom('review')
      .select('id')
      .where('email', '<>', '')
      .where('decided_at', '<', decidedBefore.toISOString())
      .limit(batch)
      .execute();
    if (rows.length === 0) return count;
    const ids = rows.map(({ id }) => id);
    const { places } = await database.write(async (transaction) => {
      await forgetAddress(transaction, ids, at);
      return deleteImages(transaction, await hiddenOf(transaction, ids));
    });
    await imageStore.remove(places);
    count += ids.length;
  }
}

/** Hidden reviews: their screenshots are no longer needed. */
async function hiddenOf(transaction: TransactionQueries, ids: readonly string[]): Promise<string[]> {
  const rows = await transaction
    .selectFrom('review')
    .select('id')
    .where('id', 'in', [...ids])
    .where('status', 'in', ['rejected', 'removed'])
    .execute();
  return rows.map(({ id }) => id);
}

async function forgetAddress(transaction: TransactionQueries, ids: readonly string[], at: Date): Promise<void> {
  await transaction
    .updateTable('review')
    .set({ email: '', email_forgotten_at: at.toISOString() })
    .where('id', 'in', [...ids])
    .execute();
  await transaction
    .deleteFrom('mail')
    .where('review_id', 'in', [...ids])
    .where('sent_at', 'is', null)
    .execute();
}
