import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import type { ReviewMove, ReviewReason } from '#domain/review/review-status.ts';
import type { DecisionAnswer, Desk } from '#runtime/services/desk/open-desk.ts';
import type { ReviewDesk } from '#runtime/services/reviews/open-reviews.ts';
import { decisionDelayMs, describeRefusal, reviewDecisions } from '#runtime/services/desk/review-decisions.ts';
import { describeReview, describeReviewDetail, reviewForScript } from './review-text.ts';

export interface ReviewReader {
  readonly reviews: ReviewDesk;
}

export type DeskOfReviews = Desk & ReviewReader;

interface Shown {
  readonly withRating: boolean;
  readonly json: boolean;
}

export async function listReviews(
  { reviews: desk }: ReviewReader,
  { json, withRating, ...filter }: Shown & Parameters<ReviewDesk['list']>[0],
): Promise<Result<string>> {
  const { reviews } = await desk.list(filter);
  if (json) return success(`${JSON.stringify(reviews.map((review) => reviewForScript(review, { withRating })))}\n`);
  if (reviews.length === 0)
    return success(filter.status === undefined ? 'No reviews.\n' : `No ${filter.status} reviews.\n`);
  return success(reviews.map((review) => describeReview(review, { withRating })).join('\n'));
}

export async function showOne(
  desk: DeskOfReviews,
  id: string,
  { json, withRating, images, at }: Shown & { readonly images: string | null; readonly at: Date },
): Promise<Result<string>> {
  const found = await desk.reviews.show(id);
  if (!found.ok) return failure(describeRefusal(found.reason));
  const review = found.value;
  const written = images === null ? success('') : await writeImages(desk, { id: review.id, folder: images, at });
  if (!written.ok) return written;
  if (json) return success(`${JSON.stringify(reviewForScript(review, { withRating }))}\n`);
  return success(`${describeReviewDetail(review, { withRating })}${written.value}`);
}

/** Writes the screenshots of a review to files, which opens them. */
export async function writeImages(
  { reviews, by: { operator } }: DeskOfReviews,
  { id, folder, at }: { readonly id: string; readonly folder: string; readonly at: Date },
): Promise<Result<string>> {
  const images = await reviews.images(id, {
    // Once they are there to be looked at.
    read: async (files) => {
      try {
        // Owner only: they are not published yet.
        if (!existsSync(folder)) await mkdir(folder, { mode: 0o700 });
        for (const { position, bytes } of files) await writeFile(join(folder, `${id}-${position + 1}.jpg`), bytes);
        return true;
      } catch {
        return false;
      }
    },
    operator,
    at,
  });
  if (!images.ok) return failure(describeRefusal(images.reason));
  if (images.value === null)
    return failure(
      `The folder "${folder}" cannot be written to. Name one whose parent folder exists and that you may write to.`,
    );
  const count = images.value;
  return success(`  ${count} ${count === 1 ? 'screenshot' : 'screenshots'} written to ${folder}\n`);
}

const done: Readonly<Record<ReviewMove, string>> = {
  approve: 'published',
  reject: 'rejected',
  remove: 'taken down',
  restore: 'published again',
};

export interface Move {
  readonly move: ReviewMove;
  readonly reason: ReviewReason | null;
  readonly note: string | null;
}

/** Decides on a review. @param isNow default: it waits, and can be taken back */
export async function moveOne(
  desk: Desk,
  id: string,
  { move, isNow, ...words }: Move & { readonly isNow: boolean },
): Promise<Result<string>> {
  const parameters = { ...words, pictures: [], words: [] };
  const delayMs = isNow ? 0 : decisionDelayMs;
  const moved = await desk.decide(reviewDecisions[move], { subject: id, parameters, delayMs });
  return moved.ok ? success(`Review ${id}: ${done[move]}${whenText(moved.value, id)}.\n`) : moved;
}

function whenText(answer: DecisionAnswer<unknown>, id: string): string {
  if (answer.state === 'done') return '';
  const time = answer.dueAt.toISOString().slice(11, 19);
  return ` at ${time} UTC; until then "roamchart reviews undo ${id}" takes it back`;
}

/** Takes back the decision on a review that waits. */
export async function undoOne(desk: DeskOfReviews, id: string): Promise<Result<string>> {
  const found = await desk.reviews.show(id);
  if (!found.ok) return failure(describeRefusal(found.reason));
  const undone = await desk.takeBack({ kind: 'review', subject: found.value.id });
  return undone.ok ? success(`Review ${id}: taken back; it is ${found.value.status} as before.\n`) : undone;
}

interface Reply {
  readonly text?: string;
  readonly file?: string;
  readonly delete?: true;
}

export async function replyToOne(desk: Desk, id: string, reply: Reply): Promise<Result<string>> {
  const text = reply.delete === true ? success(null) : await replyText(reply);
  if (!text.ok) return text;
  const replied = await desk.decideNow(reviewDecisions.reply, id, { text: text.value });
  return replied.ok
    ? success(`Review ${id}: the reply was ${text.value === null ? 'deleted' : 'published'}.\n`)
    : replied;
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
