import { raiseDataVersion } from '#database/data-version.ts';
import { plainText } from '#domain/kernel/plain-text.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { statusOf, type DeskParts, type DeskRefusal } from './move-review.ts';
import { noteEvent } from './note-event.ts';

/** Longest answer of a seller, in UTF-16 units. */
export const longestReply = 5000;

interface Reply {
  /** Null removes the answer. */
  readonly text: string | null;
  readonly at: Date;
}

/** Publishes or removes the seller's answer to a published review, and notifies the author of a new one. */
export async function replyTo(parts: DeskParts, id: string, { text, at }: Reply): Promise<Result<void, DeskRefusal>> {
  const reply = text === null ? null : cleanReply(text);
  if (reply === '') return failure('no-text');
  return parts.database.write(async (transaction) => {
    const status = await statusOf(transaction, id);
    if (status === null) return failure('not-found');
    if (status !== 'published') return failure('not-allowed');
    const replyAt = reply === null ? null : at.toISOString();
    await transaction
      .updateTable('review')
      .set({ reply_text: reply, reply_at: replyAt })
      .where('id', '=', id)
      .execute();
    const note = reply === null ? 'taken back' : null;
    await noteEvent(transaction, {
      reviewId: id,
      at,
      action: 'reply',
      from: status,
      to: status,
      note,
      by: parts.by,
    });
    await raiseDataVersion(transaction, 'reviews');
    if (reply !== null) await parts.mail.tell(transaction, { reviewId: id, kind: 'reply', at, reply });
    return success(undefined);
  });
}

/** Empty: no text, or too long. */
function cleanReply(text: string): string {
  const clean = plainText(text);
  return clean.length > longestReply ? '' : clean;
}
