import { z } from 'zod';
import type { Queries } from '#database/schema.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { reviewReasons, undoMs, type ReviewMove, type ReviewStatus } from '#domain/review/review-status.ts';
import type { LeftOut } from '#reviews/change-review.ts';
import { findReviewId } from '#reviews/desk-reader.ts';
import { changeStatus, statusOf } from '#reviews/move-review.ts';
import { unopenedImages } from '#reviews/opened-images.ts';
import { replyTo } from '#reviews/reply-to-review.ts';
import type { Decided, DecisionKind, DecisionStore, Effect, SeenItem } from './decision-kind.ts';
import { describeRefusal, leaveOutIn, leftOutTexts, mailOf, orSentence } from './leave-out-of-review.ts';

export { describeRefusal } from './leave-out-of-review.ts';

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
    const after = [to, ...leftOutTexts({ pictures, words })].join(', ');
    return success({ before: from, after, reason, note: parameters.note ?? noted, value: to, ...afterwards });
  });
}

/** Leaves parts of a review out, in whatever state it is. */
function leavingKind<Parameters>(
  action: 'omit' | 'black-out',
  parameters: z.ZodType<Parameters>,
  leftBy: (parameters: Parameters) => LeftOut,
): DecisionKind<Parameters, null> {
  return {
    ...about,
    action,
    parameters,
    carryOut: async (store, { subject: id, parameters: given }) =>
      store.database.write(async (transaction) => {
        const left = leftBy(given);
        const changed = await leaveOutIn(store, transaction, { id, ...left });
        if (!changed.ok) return changed;
        const { changes, afterwards } = changed.value;
        const status = await statusOf(transaction, id);
        // Its author will read why it is not there.
        if (status === 'pending' || status === 'published')
          await mailOf(store).tell(transaction, { reviewId: id, kind: 'changed', at: store.now, changes });
        return success({ after: leftOutTexts(left).join(', '), value: null, ...afterwards });
      }),
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
};

export const reviewDecisions = {
  approve: moveKind('approve'),
  reject: moveKind('reject'),
  remove: moveKind('remove'),
  restore: moveKind('restore'),
  omit: leavingKind('omit', z.object({ pictures: z.array(z.int().min(0)).min(1) }), ({ pictures }) => ({
    pictures,
    words: [],
  })),
  blackOut: leavingKind('black-out', z.object({ words: z.array(range).min(1) }), ({ words }) => ({
    pictures: [],
    words,
  })),
  note: noteKind,
  later: laterKind,
  reply: replyKind,
} as const;

/** Milliseconds until a decision takes effect; meanwhile it can be taken back. */
export const decisionDelayMs = undoMs;
