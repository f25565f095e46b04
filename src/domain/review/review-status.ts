import { failure, success, type Result } from '#domain/kernel/result.ts';

/** States of a review. Only published ones are ever shown. */
export const reviewStatuses = ['pending', 'published', 'rejected', 'removed'] as const;

export type ReviewStatus = (typeof reviewStatuses)[number];

/** What a moderator may do with a review. */
export const reviewMoves = ['approve', 'reject', 'remove', 'restore'] as const;

export type ReviewMove = (typeof reviewMoves)[number];

/** Why a review is not shown: a closed list, with public counts. */
export const reviewReasons = [
  'not-about-esim',
  'advertising',
  'personal-data',
  'abusive',
  'not-own-experience',
  'duplicate',
  'unreadable',
  'requested-by-author',
  'legal',
] as const;

export type ReviewReason = (typeof reviewReasons)[number];

/** A decision can be undone for this long; its author is told after that. */
export const undoMs = 15_000;

interface Move {
  readonly from: readonly ReviewStatus[];
  readonly to: ReviewStatus;
  /** True: the move takes a review away. */
  readonly needsReason: boolean;
}

const moves: Readonly<Record<ReviewMove, Move>> = {
  approve: { from: ['pending', 'rejected'], to: 'published', needsReason: false },
  reject: { from: ['pending'], to: 'rejected', needsReason: true },
  remove: { from: ['published'], to: 'removed', needsReason: true },
  restore: { from: ['removed'], to: 'published', needsReason: false },
};

/** The state after a move; the failure is `not-allowed` when the state has no such move. */
export function moveReview(status: ReviewStatus, move: ReviewMove): Result<ReviewStatus, 'not-allowed'> {
  const { from, to } = moves[move];
  return from.includes(status) ? success(to) : failure('not-allowed');
}

export function needsReason(move: ReviewMove): boolean {
  return moves[move].needsReason;
}

export function isReviewReason(text: string): text is ReviewReason {
  return reviewReasons.some((reason) => reason === text);
}
