import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isReviewReason,
  moveReview,
  needsReason,
  reviewMoves,
  reviewReasons,
  reviewStatuses,
} from './review-status.ts';

describe('moveReview', () => {
  it('knows these moves and no other', () => {
    const allowed = reviewStatuses.flatMap((status) =>
      reviewMoves.flatMap((move) => {
        const moved = moveReview(status, move);
        return moved.ok ? [`${move}: ${status} → ${moved.value}`] : [];
      }),
    );
    expect(allowed).toEqual([
      'approve: pending → published',
      'reject: pending → rejected',
      'remove: published → removed',
      'approve: rejected → published',
      'restore: removed → published',
    ]);
    expect(moveReview('published', 'approve')).toEqual({ ok: false, reason: 'not-allowed' });
  });

  it('never leads back to waiting, and always somewhere', () => {
    fc.assert(
      fc.property(fc.constantFrom(...reviewStatuses), fc.constantFrom(...reviewMoves), (status, move) => {
        const moved = moveReview(status, move);
        expect(moved.ok && moved.value).not.toBe('pending');
      }),
    );
    expect(reviewStatuses.filter((status) => reviewMoves.every((move) => !moveReview(status, move).ok))).toEqual([]);
  });

  it('asks for a reason where something is taken away', () => {
    expect(reviewMoves.filter(needsReason)).toEqual(['reject', 'remove']);
  });
});

describe('isReviewReason', () => {
  it('knows the closed list alone', () => {
    expect(reviewReasons.every(isReviewReason)).toBe(true);
    expect(['', 'spam', 'Legal', 'constructor'].some(isReviewReason)).toBe(false);
  });
});
