import { randomUUID, createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import type { TransactionQueries } from '#database/schema.ts';
import type { ReviewDraft, ReviewError } from '#domain/review/review-draft.ts';
import type { BotCheck, TokenUse } from './bot-check.ts';
import type { ImageStore, ReviewImage } from './image-store.ts';
import type { ReviewSubmission, SubmitAnswer, SubmitReview } from './review-submission.ts';
import type { MailQueue } from './mail-queue.ts';
import { readReviewPlans } from './review-plans.ts';
import { findFlags, type ReviewFlag } from './review-flags.ts';
import { findByKey, storeReview, type NewReview } from './store-review.ts';
import { imageFaultMessages, makeImages, placeImages } from './submission-images.ts';
import { useToken } from './use-token.ts';

export interface SubmissionParts {
  readonly database: Pick<Database, 'queries' | 'writeBeside'>;
  readonly botCheck: BotCheck;
  readonly imageStore: ImageStore;
  /**
   * Whether a client may store one more review; counts it.
   * @param client its address
   */
  readonly mayStore: (client: string) => Promise<boolean>;
  /** Notified of every stored review. */
  readonly mail: MailQueue;
  readonly now: () => Date;
}

/**
 * Stores pending reviews. A repeat under the same key returns the first one, whether it is already stored, in flight
 * in this process or just stored by another.
 */
export function createSubmitReview(parts: SubmissionParts): SubmitReview {
  const underWay = new Map<string, { readonly hash: string; readonly answer: Promise<SubmitAnswer> }>();
  return async (submission) => {
    const { idempotencyKey: key } = submission;
    const hash = submissionHash(submission);
    if (key === null) return submit(parts, submission, hash);
    const first = underWay.get(key);
    if (first !== undefined) return first.hash === hash ? asRepeat(await first.answer) : { status: 'conflict' };
    const answer = submit(parts, submission, hash);
    underWay.set(key, { hash, answer });
    try {
      return await answer;
    } finally {
      underWay.delete(key);
    }
  };
}

function asRepeat(answer: SubmitAnswer): SubmitAnswer {
  return answer.status === 'stored' ? { status: 'again', id: answer.id } : answer;
}

async function submit(parts: SubmissionParts, submission: ReviewSubmission, hash: string): Promise<SubmitAnswer> {
  const { botCheck, now } = parts;
  const known = await findRepeat(parts, submission, hash);
  if (known !== null) return known;
  const providerId = await findProvider(parts, submission);
  if (providerId === null) return refuse(['providers'], 'provider: unknown');
  const checked = await botCheck.verify(submission.token, { address: submission.client, now: now() });
  if (!checked.ok) {
    // The token may have been used up by the first of two concurrent requests.
    return (await findRepeat(parts, submission, hash)) ?? refuse(['recaptcha'], `bot check: ${checked.reason}`);
  }
  const made = await makeImages(submission.images);
  if (!made.ok) return { ...refuse(['images'], `image: ${made.reason}`), message: imageFaultMessages[made.reason] };
  if (!(await parts.mayStore(submission.client))) return { status: 'limited' };
  const flags = await findFlags(submission.draft.text, made.value);
  const draft = await withKnownPlan(parts, submission.draft);
  return keep(parts, { ...submission, draft, providerId, hash, images: made.value, flags, token: checked.once });
}

interface Accepted extends Omit<ReviewSubmission, 'images' | 'token'> {
  readonly providerId: number;
  readonly hash: string;
  readonly images: readonly ReviewImage[];
  readonly flags: readonly ReviewFlag[];
  readonly token: TokenUse | null;
}

async function keep(parts: SubmissionParts, accepted: Accepted): Promise<SubmitAnswer> {
  const { imageStore, now } = parts;
  const { token, hash: payloadHash } = accepted;
  const images = await placeImages(imageStore, accepted.images);
  const review = { ...accepted, id: randomUUID(), images, payloadHash, at: now() };
  const answer = await storeOrRefuse(parts, { review, token });
  // After an error the review may exist: its files stay, and a sweep deletes orphans.
  if (answer.status !== 'stored') await imageStore.remove(images.map(({ place }) => place));
  return answer;
}

interface Writing {
  readonly review: NewReview;
  readonly token: TokenUse | null;
}

async function storeOrRefuse(parts: SubmissionParts, writing: Writing): Promise<SubmitAnswer> {
  try {
    return await parts.database.writeBeside((transaction) => write(transaction, parts.mail, writing));
  } catch (error) {
    if (!(error instanceof TokenUsed)) throw error;
    return refuse(['recaptcha'], 'bot check: replayed');
  }
}

function refuse(errors: readonly ReviewError[], reason: string): Extract<SubmitAnswer, { status: 'refused' }> {
  return { status: 'refused', errors, reason };
}

/** Response to a repeat; null: no key, or a new one. */
async function findRepeat(
  { database }: SubmissionParts,
  { idempotencyKey: key }: ReviewSubmission,
  hash: string,
): Promise<SubmitAnswer | null> {
  const known = key === null ? null : await findByKey(database.queries, key);
  if (known === null) return null;
  return known.payloadHash === hash ? { status: 'again', id: known.id } : { status: 'conflict' };
}

/** Only sellers that visitors can pick have reviews; an open form may still name one that was merged since. */
async function findProvider({ database }: SubmissionParts, { draft }: ReviewSubmission): Promise<number | null> {
  const row = await database.queries
    .selectFrom('provider as named')
    .leftJoin('provider_merge as merged', 'merged.provider_id', 'named.id')
    .innerJoin('provider', (join) => join.on('provider.id', '=', sql<number>`coalesce(merged.into_id, named.id)`))
    .select('named.id')
    .where('named.public_id', '=', draft.provider)
    .where('provider.plan_count', '>', 0)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** An open form may name a plan that is gone since, or months that have not come. */
async function withKnownPlan({ database, now }: SubmissionParts, draft: ReviewDraft): Promise<ReviewDraft> {
  const { planId, month } = draft.facts;
  const sold = planId === null ? [] : await readReviewPlans(database.queries, draft.provider);
  const hasCome = month !== null && month <= now().toISOString().slice(0, 7);
  const facts = {
    ...draft.facts,
    planId: sold.some(({ id }) => id === planId) ? planId : null,
    month: hasCome ? month : null,
  };
  return { ...draft, facts };
}

/** Writes all parts of a review. Throws `TokenUsed`, which rolls back, when the token was used before. */
async function write(
  transaction: TransactionQueries,
  mail: MailQueue,
  { review, token }: Writing,
): Promise<SubmitAnswer> {
  const { id, idempotencyKey: key, payloadHash, at } = review;
  // Two processes that store the same request concurrently conflict on the key: the second one waits here for the
  // first.
  if (!(await storeReview(transaction, review))) {
    const known = key === null ? null : await findByKey(transaction, key);
    return known?.payloadHash === payloadHash ? { status: 'again', id: known.id } : { status: 'conflict' };
  }
  if (token !== null && !(await useToken(transaction, token, at))) throw new TokenUsed();
  await mail.tell(transaction, { reviewId: id, kind: 'received', at });
  return { status: 'stored', id };
}

class TokenUsed extends Error {
  override readonly name = 'TokenUsed';
}

/** Fingerprint of the submitted data: the same for a repeat, whatever its token. */
function submissionHash({ draft, language, images }: ReviewSubmission): string {
  const { name, email, countries, provider, text, rating, facts } = draft;
  const hash = createHash('sha256');
  hash.update(JSON.stringify([name, email, countries, provider, text, rating, language, facts]));
  for (const { bytes } of images) hash.update(`\n${bytes.length}\n`).update(bytes);
  return hash.digest('base64url');
}
