import type { Database } from '#database/database.ts';
import { emptyLog } from '#database/erase-traces.ts';
import type { TransactionQueries } from '#database/schema.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { leaveOut, type LeftOut } from '#reviews/change-review.ts';
import type { DeskRefusal } from '#reviews/desk-refusal.ts';
import { ImageStoreError, type ImagePlace } from '#reviews/image-store.ts';
import { silentMailQueue, storedMailQueue, type MailQueue } from '#reviews/mail-queue.ts';
import { longestReply } from '#reviews/reply-to-review.ts';
import { openImageStore } from '#runtime/services/reviews/open-image-store.ts';
import type { DecisionStore } from './decision-kind.ts';

const refusals: Readonly<Record<DeskRefusal, string>> = {
  'not-found': 'No review has this id, or several begin with it. Run "roamchart reviews list" to see the ids.',
  'not-allowed': 'The review’s status does not allow this. Run "roamchart reviews show" to see its status.',
  'reason-needed': 'Give a reason with --reason.',
  'no-text': `The reply must have 1 to ${longestReply} characters.`,
  'not-opened':
    'Open each of its screenshots with "roamchart reviews show ID --images FOLDER" first, or leave them out with "roamchart reviews omit".',
  'no-picture': 'It has no such screenshot. Run "roamchart reviews show" to see which it has.',
  'no-such-words': 'Its text has no such part. Positions are counted from 0, in UTF-16 units.',
};

export function describeRefusal(refusal: DeskRefusal): string {
  return refusals[refusal];
}

export async function orSentence<Value>(done: Promise<Result<Value, DeskRefusal>>): Promise<Result<Value>> {
  const result = await done;
  return result.ok ? result : failure(describeRefusal(result.reason));
}

/** Without a mail server queued mails would never be sent. */
export function mailOf({ config }: DecisionStore): MailQueue {
  return config.reviews.mail === null ? silentMailQueue : storedMailQueue;
}

interface LeavingOut extends LeftOut {
  readonly id: string;
}

/** Files of screenshots are removed once the transaction has been committed. */
export async function leaveOutIn(
  store: DecisionStore,
  transaction: TransactionQueries,
  { id, pictures, words }: LeavingOut,
) {
  if (pictures.length + words.length === 0) return success({ changes: null, afterwards: {} });
  const changed = await orSentence(leaveOut(transaction, id, { pictures, words }));
  if (!changed.ok) return changed;
  const { places, ...changes } = changed.value;
  const afterwards = async (database: Database): Promise<void> => {
    await removeFiles(store, places);
    // Its log still holds the words.
    if (words.length > 0) await emptyLog(database);
  };
  return success({ changes, afterwards: { afterwards } });
}

/** Servers sweep what cannot be removed now. */
async function removeFiles({ config }: DecisionStore, places: readonly ImagePlace[]): Promise<void> {
  try {
    await openImageStore(config.reviews.images, config.dataDir).remove(places);
  } catch (error) {
    if (!(error instanceof ImageStoreError)) throw error;
  }
}

/** As rows tell it: numbers and positions, never words. */
export function leftOutTexts({ pictures, words }: LeftOut): readonly string[] {
  return [
    ...(pictures.length === 0 ? [] : [`without screenshot ${pictures.map((position) => position + 1).join(', ')}`]),
    ...(words.length === 0 ? [] : [`without ${words.map(({ begins, ends }) => `${begins}-${ends}`).join(', ')}`]),
  ];
}
