import { z } from 'zod';
import type { Queries, TransactionQueries } from '#database/schema.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import {
  needsReason,
  reviewReasons,
  undoMs,
  type ReviewMove,
  type ReviewStatus,
} from '#domain/review/review-status.ts';
import { leaveOut, type LeftOut } from '#reviews/change-review.ts';
import { findReviewId } from '#reviews/desk-reader.ts';
import { ImageStoreError, type ImagePlace } from '#reviews/image-store.ts';
import { silentMailQueue, storedMailQueue, type MailQueue } from '#reviews/mail-queue.ts';
import type { DeskRefusal } from '#reviews/desk-refusal.ts';
import { changeStatus, statusOf } from '#reviews/move-review.ts';
import { unopenedImages } from '#reviews/opened-images.ts';
import { longestReply, replyTo } from '#reviews/reply-to-review.ts';
import { openImageStore } from '#runtime/services/reviews/open-image-store.ts';
import type { Decided, DecisionKind, DecisionStore, Effect, SeenItem } from './decision-kind.ts';

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

/** Message for the operator. */
export function describeRefusal(refusal: DeskRefusal): string {
  return refusals[refusal];
}

async function orSentence<Value>(done: Promise<Result<Value, DeskRefusal>>): Promise<Result<Value>> {
  const result = await done;
  return result.ok ? result : failure(describeRefusal(result.reason));
}

/** Without a mail server queued mails would never be sent. */
function mailOf({ config }: DecisionStore): MailQueue {
  return config.reviews.mail === null ? silentMailQueue : storedMailQueue;
}

async function look({ database: { queries } }: DecisionStore, beginning: string): Promise<Result<SeenItem>> {
  const id = await findReviewId(queries, beginning);
  const row = id === null ? undefined : await statusQuery(queries, id).executeTakeFirst();
  if (id === null || row === undefined) return failure(describeRefusal('not-found'));
  return success({ subject: id, version: row.status });
}

function statusQuery(queries: Queries, id: string) {
  return queries.selectFrom('review').select('status').where('id', '=', id);
}

const about = { kind: 'review', role: 'moderator', needsTouch: false, isImmediate: false, look } as const;

const note = z.string().trim().min(1).max(2000).nullable().default(null);
const range = z.object({ begins: z.int(), ends: z.int() });
const leftOut = {
  /** Positions of screenshots, from 0. */
  pictures: z.array(z.int().min(0)).default([]),
  /** Parts of the text, in UTF-16 units. */
  words: z.array(range).default([]),
};

const moveParameters = z.object({ reason: z.enum(reviewReasons).nullable().default(null), note, ...leftOut });

type MoveParameters = z.infer<typeof moveParameters>;

/** What a move leads to: the texts of its row and the state afterwards. */
function moveKind(move: ReviewMove): DecisionKind<MoveParameters, ReviewStatus> {
  return {
    ...about,
    action: move,
    parameters: moveParameters,
    carryOut: (store, decided) => carryOutMove(store, move, decided),
    command: (id, { reason, note: words }) =>
      [
        `roamchart reviews ${move} ${id}`,
        needsReason(move) ? `--reason ${reason}` : '',
        words === null ? '' : `--note ${JSON.stringify(words)}`,
      ]
        .filter((part) => part !== '')
        .join(' '),
  };
}

async function carryOutMove(
  store: DecisionStore,
  move: ReviewMove,
  { subject: id, parameters, operator }: Decided<MoveParameters>,
): Promise<Result<Effect<ReviewStatus>>> {
  const { reason, pictures, words } = parameters;
  return store.database.write(async (transaction) => {
    const changed = await leaveOutIn(store, transaction, { id, pictures, words });
    if (!changed.ok) return changed;
    if (move === 'approve' && (await unopenedImages(transaction, id, operator)).length > 0)
      return failure(describeRefusal('not-opened'));
    const { changes, afterwards } = changed.value;
    const moved = await orSentence(
      changeStatus(transaction, mailOf(store), { id, move, reason, at: store.now, changes }),
    );
    if (!moved.ok) return moved;
    const { from, to, note: noted } = moved.value;
    return success({ before: from, after: to, reason, note: parameters.note ?? noted, value: to, ...afterwards });
  });
}

interface LeavingOut extends LeftOut {
  readonly id: string;
}

/** Files of screenshots are removed once the transaction has been committed. */
async function leaveOutIn(store: DecisionStore, transaction: TransactionQueries, { id, pictures, words }: LeavingOut) {
  if (pictures.length + words.length === 0) return success({ changes: null, afterwards: {} });
  const changed = await orSentence(leaveOut(transaction, id, { pictures, words }));
  if (!changed.ok) return changed;
  const { places, ...changes } = changed.value;
  return success({ changes, afterwards: { afterwards: () => removeFiles(store, places) } });
}

/** Servers sweep what cannot be removed now. */
async function removeFiles({ config }: DecisionStore, places: readonly ImagePlace[]): Promise<void> {
  try {
    await openImageStore(config.reviews.images, config.dataDir).remove(places);
  } catch (error) {
    if (!(error instanceof ImageStoreError)) throw error;
  }
}

/** Leaves parts of a review out, in whatever state it is. */
function leavingKind<Parameters>(
  action: 'omit' | 'black-out',
  parameters: z.ZodType<Parameters>,
  parts: (parameters: Parameters) => { readonly left: LeftOut; readonly text: string; readonly option: string },
): DecisionKind<Parameters, null> {
  return {
    ...about,
    action,
    parameters,
    carryOut: async (store, { subject: id, parameters: given }) =>
      store.database.write(async (transaction) => {
        const { left, text } = parts(given);
        const changed = await leaveOutIn(store, transaction, { id, ...left });
        if (!changed.ok) return changed;
        const { changes, afterwards } = changed.value;
        const status = await statusOf(transaction, id);
        // Its author will read why it is not there.
        if (status === 'pending' || status === 'published')
          await mailOf(store).tell(transaction, { reviewId: id, kind: 'changed', at: store.now, changes });
        return success({ after: text, value: null, ...afterwards });
      }),
    command: (id, given) => `roamchart reviews ${action} ${id} ${parts(given).option}`,
  };
}

const noteKind: DecisionKind<{ note: string | null }, null> = {
  ...about,
  action: 'note',
  isImmediate: true,
  parameters: z.object({ note }),
  carryOut: async ({ database }, { subject: id, parameters: { note: words } }) => {
    await database.queries.updateTable('review').set({ desk_note: words }).where('id', '=', id).execute();
    return success({ note: words, value: null });
  },
  command: (id, { note: words }) => `roamchart reviews note ${id} --text ${JSON.stringify(words ?? '')}`,
};

const laterKind: DecisionKind<Record<string, never>, null> = {
  ...about,
  action: 'later',
  isImmediate: true,
  isSilent: true,
  parameters: z.object({}),
  carryOut: async ({ database, now }, { subject: id }) => {
    await database.queries
      .updateTable('review')
      .set({ put_off_at: now.toISOString() })
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .execute();
    return success({ value: null });
  },
  command: () => null,
};

const replyKind: DecisionKind<{ text: string | null }, null> = {
  ...about,
  action: 'reply',
  // Null removes the answer.
  parameters: z.object({ text: z.string().nullable() }),
  carryOut: async (store, { subject: id, parameters: { text } }) =>
    store.database.write(async (transaction) => {
      const replied = await orSentence(replyTo(transaction, mailOf(store), { id, text, at: store.now }));
      return replied.ok ? success({ after: text === null ? 'no reply' : 'reply', value: null }) : replied;
    }),
  command: (id, { text }) => `roamchart reviews reply ${id} ${text === null ? '--delete' : '--file FILE'}`,
};

export const reviewDecisions = {
  approve: moveKind('approve'),
  reject: moveKind('reject'),
  remove: moveKind('remove'),
  restore: moveKind('restore'),
  omit: leavingKind('omit', z.object({ pictures: z.array(z.int().min(0)).min(1) }), ({ pictures }) => ({
    left: { pictures, words: [] },
    text: `without screenshot ${pictures.map((position) => position + 1).join(', ')}`,
    option: pictures.map((position) => `--picture ${position + 1}`).join(' '),
  })),
  blackOut: leavingKind('black-out', z.object({ words: z.array(range).min(1) }), ({ words }) => ({
    left: { pictures: [], words },
    text: `without ${words.map(({ begins, ends }) => `${begins}-${ends}`).join(', ')}`,
    option: words.map(({ begins, ends }) => `--at ${begins}-${ends}`).join(' '),
  })),
  note: noteKind,
  later: laterKind,
  reply: replyKind,
} as const;

/** Milliseconds until a decision takes effect; meanwhile it can be taken back. */
export const decisionDelayMs = undoMs;
