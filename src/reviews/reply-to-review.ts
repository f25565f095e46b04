import { raiseDataVersion } from '#database/data-version.ts';
import type { TransactionQueries } from '#database/schema.ts';
import { plainText } from '#domain/kernel/plain-text.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import type { MailQueue } from './mail-queue.ts';
import type { DeskRefusal } from './desk-refusal.ts';
import { statusOf } from './move-review.ts';

/** Longest answer of a seller, in UTF-16 units. */
export const longestReply = 5000;

interface Reply {
  readonly id: string;
  /** Null removes the answer. */
  readonly text: string | null;
  readonly at: Date;
}

/** Publishes or removes the seller's answer to a published review, and notifies the author of a new one. */
export async function replyTo(
  transaction: TransactionQueries,
  mail: MailQueue,
  { id, text, at }: Reply,
): Promise<Result<void, DeskRefusal>> {
  const reply = text === null ? null : cleanReply(text);
  if (reply === '') return failure('no-text');
  const status = await statusOf(transaction, id);
  if (status === null) return failure('not-found');
  if (status !== 'published') return failure('not-allowed');
  const replyAt = reply === null ? null : at.toISOString();
  await transaction.updateTable('review').set({ reply_text: reply, reply_at: replyAt }).where('id', '=', id).execute();
  await raiseDataVersion(transaction, 'reviews');
  if (reply !== null) await mail.tell(transaction, { reviewId: id, kind: 'reply', at, reply });
  return success(undefined);
}

/** Empty: no text, or too long. */
function cleanReply(text: string): string {
  const clean = plainText(text);
  return clean.length > longestReply ? '' : clean;
}
