import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { undoMs, type ReviewMove } from '#domain/review/review-status.ts';
import { longestReply, type DeskRefusal, type ReviewDesk } from '#runtime/services/reviews/open-review-desk.ts';
import { describeReview, describeReviewDetail, reviewForScript } from './review-text.ts';

interface Shown {
  readonly withRating: boolean;
  readonly json: boolean;
}

const refusals: Readonly<Record<DeskRefusal, string>> = {
  'not-found': 'No review has this id, or several begin with it. Run "roamchart reviews list" to see the ids.',
  'not-allowed': 'The review’s status does not allow this. Run "roamchart reviews show" to see its status.',
  'reason-needed': 'Give a reason with --reason.',
  'nothing-to-undo': `Only the latest decision can be undone, and only within ${undoMs / 1000} seconds. Run "roamchart reviews show" to see what was done.`,
  'no-text': `The reply must have 1 to ${longestReply} characters.`,
};

/** Message for the operator. */
export function describeRefusal(refusal: DeskRefusal): string {
  return refusals[refusal];
}

export async function listReviews(
  desk: ReviewDesk,
  { json, withRating, ...filter }: Shown & Parameters<ReviewDesk['list']>[0],
): Promise<Result<string>> {
  const reviews = await desk.list(filter);
  if (json) return success(`${JSON.stringify(reviews.map((review) => reviewForScript(review, { withRating })))}\n`);
  if (reviews.length === 0)
    return success(filter.status === undefined ? 'No reviews.\n' : `No ${filter.status} reviews.\n`);
  return success(reviews.map((review) => describeReview(review, { withRating })).join('\n'));
}

export async function showOne(
  desk: ReviewDesk,
  id: string,
  { json, withRating, images }: Shown & { readonly images: string | null },
): Promise<Result<string>> {
  const found = await desk.show(id);
  if (!found.ok) return failure(describeRefusal(found.reason));
  const review = found.value;
  const written = images === null ? success('') : await writeImages(desk, { id: review.id, folder: images });
  if (!written.ok) return written;
  if (json) return success(`${JSON.stringify(reviewForScript(review, { withRating }))}\n`);
  return success(`${describeReviewDetail(review, { withRating })}${written.value}`);
}

/** Writes the screenshots of a review to files. */
export async function writeImages(
  desk: ReviewDesk,
  { id, folder }: { readonly id: string; readonly folder: string },
): Promise<Result<string>> {
  const images = await desk.images(id);
  if (!images.ok) return failure(describeRefusal(images.reason));
  const { length: count } = images.value;
  try {
    // Owner only: they are not published yet.
    if (!existsSync(folder)) await mkdir(folder, { mode: 0o700 });
    for (const { position, bytes } of images.value) {
      await writeFile(join(folder, `${id}-${position + 1}.jpg`), bytes);
    }
  } catch {
    return failure(
      `The folder "${folder}" cannot be written to. Name one whose parent folder exists and that you may write to.`,
    );
  }
  return success(`  ${count} ${count === 1 ? 'screenshot' : 'screenshots'} written to ${folder}\n`);
}

type Move = Parameters<ReviewDesk['decide']>[1];

const done: Readonly<Record<ReviewMove, string>> = {
  approve: 'published',
  reject: 'rejected',
  remove: 'taken down',
  restore: 'published again',
};

export async function moveOne(desk: ReviewDesk, id: string, decision: Move): Promise<Result<string>> {
  const moved = await desk.decide(id, decision);
  return moved.ok ? success(`Review ${id}: ${done[decision.move]}.\n`) : failure(describeRefusal(moved.reason));
}

/** Undoes the latest decision on a review. */
export async function undoOne(desk: ReviewDesk, id: string, at: Date): Promise<Result<string>> {
  const undone = await desk.undo(id, at);
  return undone.ok ? success(`Review ${id}: ${undone.value} again.\n`) : failure(describeRefusal(undone.reason));
}

interface Reply {
  readonly text?: string;
  readonly file?: string;
  readonly delete?: true;
  readonly at: Date;
}

export async function replyToOne(desk: ReviewDesk, id: string, reply: Reply): Promise<Result<string>> {
  const text = reply.delete === true ? success(null) : await replyText(reply);
  if (!text.ok) return text;
  const replied = await desk.reply(id, { text: text.value, at: reply.at });
  if (!replied.ok) return failure(describeRefusal(replied.reason));
  return success(`Review ${id}: the reply was ${text.value === null ? 'deleted' : 'published'}.\n`);
}

async function replyText({ text, file }: Reply): Promise<Result<string>> {
  if (text !== undefined) return success(text);
  if (file === undefined) return failure('Give the reply with --text or --file, or delete it with --delete.');
  try {
    return success(await readFile(file, 'utf8'));
  } catch {
    return failure(`The file "${file}" cannot be read. Check its path and permissions.`);
  }
}
