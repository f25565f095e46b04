import { z } from 'zod';
import { DatabaseError } from '#database/database-error.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import type { FeedRunOutcome } from '#feeds/run/run-feed.ts';
import { readRun, readRuns } from '#feeds/run/run-records.ts';
import { openFeedDesk, type FeedDesk, type RevertCounts } from '#runtime/services/feeds/open-feed-desk.ts';
import type { DecisionKind, DecisionStore, LongDecisionKind, SeenItem } from './decision-kind.ts';

function feedsIn({ database, config, now }: DecisionStore): FeedDesk {
  return openFeedDesk({ database, setting: config, now: () => now });
}

/** A run changes once it is reverted. */
async function lookAtRun({ database: { queries } }: DecisionStore, subject: string): Promise<Result<SeenItem>> {
  const id = Number(subject);
  const run = await readRun(queries, id);
  return success({ subject, version: JSON.stringify([run?.status, run?.revertedAt]) });
}

/** Waits for a decision; what it would publish never changes. */
async function lookAtHeld(store: DecisionStore, subject: string): Promise<Result<SeenItem>> {
  const held = await feedsIn(store).waiting(Number(subject));
  return held.ok ? success({ subject, version: '' }) : held;
}

const about = { kind: 'feed', role: 'owner', needsTouch: false, isImmediate: false, look: lookAtRun } as const;

const none = z.object({});
type None = Record<string, never>;

const release: LongDecisionKind<{ providers: readonly string[] }, FeedRunOutcome> = {
  ...about,
  look: lookAtHeld,
  action: 'release',
  takesLong: true,
  needsTouch: true,
  // None: all of it.
  parameters: z.object({ providers: z.array(z.string()) }),
  carryOutLong: async (store, { subject, parameters: { providers } }, end) => {
    const released = await feedsIn(store).release(Number(subject), {
      sellers: providers,
      onPublish: (queries) =>
        end(queries, {
          before: 'held',
          after: providers.length === 0 ? 'released' : `released: ${providers.join(', ')}`,
        }),
    });
    if (!released.ok) return released;
    const { status, sentence } = released.value;
    // Nobody has refused it: it waits, and is tried again.
    if (status === 'failed') throw new DatabaseError(sentence);
    return status === 'refused' ? failure(sentence) : released;
  },
};

const discard: DecisionKind<None, null> = {
  ...about,
  look: lookAtHeld,
  action: 'discard',
  parameters: none,
  carryOut: async (store, { subject }) => {
    const desk = feedsIn(store);
    const held = await desk.discard(Number(subject));
    if (!held.ok) return held;
    const afterwards = (): Promise<void> => desk.forgetFile(held.value);
    return success({ before: 'held', after: 'discarded', value: null, afterwards });
  },
};

const revert: DecisionKind<None, RevertCounts> = {
  ...about,
  action: 'revert',
  takesLong: true,
  needsTouch: true,
  parameters: none,
  carryOut: async (store, { subject }) => {
    const reverted = await feedsIn(store).revert(Number(subject));
    return reverted.ok ? success({ before: 'published', after: 'reverted', value: reverted.value }) : reverted;
  },
};

/** A feed by its name, with its latest run. */
async function lookAtFeed({ database: { queries } }: DecisionStore, subject: string): Promise<Result<SeenItem>> {
  const [latest] = await readRuns(queries, { feed: subject, limit: 1 });
  return success({ subject, version: String(latest?.id ?? 0) });
}

const retire: DecisionKind<None, { readonly withdrawn: number }> = {
  ...about,
  look: lookAtFeed,
  action: 'retire',
  takesLong: true,
  parameters: none,
  carryOut: async (store, { subject }) => {
    const retired = await feedsIn(store).retire(subject);
    return retired.ok ? success({ after: `${retired.value.withdrawn} withdrawn`, value: retired.value }) : retired;
  },
};

/** Marks a feed as due, so that a server fetches it within a minute, in a process of its own. */
const run: DecisionKind<None, null> = {
  ...about,
  look: lookAtFeed,
  action: 'run',
  isImmediate: true,
  parameters: none,
  carryOut: async ({ database, now }, { subject }) => {
    const { numUpdatedRows } = await database.queries
      .updateTable('feed_source')
      .set({ asked_at: now.toISOString() })
      .where('name', '=', subject)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return failure(`The feed "${subject}" was never fetched: it is due, or not configured.`);
    return success({ after: 'asked', value: null });
  },
};

export const feedDecisions = { release, discard, revert, retire, run } as const;
