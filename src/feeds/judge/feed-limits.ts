import { z } from 'zod';
import { plausibleBounds } from '#domain/plan/plausible-plans.ts';

/** Limits beyond which a feed is held for approval. Shares are parts of 1. */
export interface FeedLimits {
  /** A feed that would withdraw more than this share of a provider's plans, or of all its plans, is held … */
  readonly withdrawnShare: number;
  /** … unless it is fewer plans than this, so that small feeds may change as a whole. */
  readonly withdrawnCount: number;
  /** A price, or a price per GB or day, that moves by more than this share of itself counts as repriced. */
  readonly repricedBy: number;
  /** A feed that reprices more than this share of a provider's plans, or of all its plans, is held … */
  readonly repricedShare: number;
  /** … unless it is fewer plans than this. */
  readonly repricedCount: number;
  /** A feed in which as many prices move by one and the same factor, further than this share, is held. */
  readonly movedAlikeBy: number;
  /** A feed in which more than this share of different offers has one and the same price is held … */
  readonly onePriceShare: number;
  /** … unless it has fewer plans than this. */
  readonly onePriceCount: number;
  /** A price this many times above or below the median of its destination is reported as suspicious. */
  readonly suspiciousFactor: number;
  /** A price this many times above or below it is refused. */
  readonly refusedFactor: number;
  /** A destination with fewer published plans of its kind has no market to compare with. */
  readonly marketPlans: number;
  /** Minimum price in US dollars, except for free plans. */
  readonly lowestPrice: number;
  /** Maximum price in US dollars. */
  readonly highestPrice: number;
  /** A plan missing from so many complete feeds in a row is shown as not confirmed. */
  readonly unconfirmedAfterRuns: number;
  /** A plan missing from so many complete feeds in a row is withdrawn. */
  readonly withdrawnAfterRuns: number;
}

const share = z.number('must be a number').gt(0, 'must be above 0').max(1, 'must be at most 1');
const count = z.int('must be a whole number').min(1, 'must be at least 1').max(1_000_000, 'must be at most 1000000');
const factor = z.number('must be a number').min(2, 'must be at least 2').max(1_000_000, 'must be at most 1000000');
const amount = z.number('must be a number').min(0, 'must be at least 0').max(1_000_000, 'must be at most 1000000');
const move = z.number('must be a number').gt(0, 'must be above 0').max(100, 'must be at most 100');
const runs = z.int('must be a whole number').min(1, 'must be at least 1').max(1_000, 'must be at most 1000');

const limitsSchema = z.strictObject({
  withdrawnShare: share.default(0.5),
  withdrawnCount: count.default(20),
  repricedBy: move.default(0.25),
  repricedShare: share.default(0.5),
  repricedCount: count.default(20),
  movedAlikeBy: move.default(0.05),
  onePriceShare: share.default(0.9),
  onePriceCount: count.default(20),
  suspiciousFactor: factor.default(plausibleBounds.suspiciousFactor),
  refusedFactor: factor.default(plausibleBounds.refusedFactor),
  marketPlans: count.default(plausibleBounds.marketPlans),
  lowestPrice: amount.default(plausibleBounds.lowestPrice),
  highestPrice: amount.default(plausibleBounds.highestPrice),
  unconfirmedAfterRuns: runs.default(plausibleBounds.unconfirmedAfterRuns),
  withdrawnAfterRuns: runs.default(plausibleBounds.withdrawnAfterRuns),
});

export const defaultFeedLimits: FeedLimits = limitsSchema.parse({});

/**
 * Validates partial limits; missing ones have their defaults. A failure is a sentence part such as `withdrawnShare
 * must be at most 1`.
 */
export function readFeedLimits(given: unknown): { readonly limits: FeedLimits } | { readonly problem: string } {
  const parsed = limitsSchema.safeParse(given);
  if (parsed.success) return { limits: parsed.data };
  const [issue] = parsed.error.issues;
  if (issue?.code === 'unrecognized_keys')
    return { problem: `has no "${issue.keys[0] ?? ''}"; it may have ${Object.keys(limitsSchema.shape).join(', ')}` };
  return { problem: `${issue?.path.join('.') || 'as a whole'} ${issue?.message ?? 'is wrong'}` };
}
