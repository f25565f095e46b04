import { cacheByVersion } from '#database/cache-by-version.ts';
import type { Database } from '#database/database.ts';
import type { Queries } from '#database/schema.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import type { FeedLimits } from '#feeds/judge/feed-limits.ts';
import { describeHold, lacksSeller } from '#feeds/judge/hold-reasons.ts';
import { readHeld } from '#feeds/run/held-feeds.ts';
import { readRun, readRuns, type FeedRun } from '#feeds/run/run-records.ts';
import { readHeldRuns } from './feed-list.ts';
import { describeChanges } from './held-changes.ts';
import { readHeldPairs, slugsOf } from './held-plan-pairs.ts';
import { readNamedSellers } from './named-plans.ts';
import type { Reading } from './reading.ts';

const runsBefore = 20;

/** Held runs whose comparison is kept. */
const mostCompared = 4;

/** Compares a held run once for each state of the catalogue: a run of thousands of plans takes a fraction of a second. */
export function openFeedRuns(database: Database, limits: FeedLimits) {
  const { queries, versions } = database;
  const changesOf = cacheByVersion(
    async (runId: number) => {
      const held = await readHeld(queries, runId);
      return held === null ? null : describeChanges(await readHeldPairs(queries, held), { limits, seed: runId });
    },
    { versions, names: ['catalogue'], most: mostCompared },
  );
  return {
    /** How many runs wait for a decision. They are compared behind the page that says so, before somebody opens one. */
    heldRuns: async (): Promise<number> => {
      const held = await readHeldRuns(queries);
      // Whoever opens a run is told why it cannot be compared.
      for (const runId of [...held.values()].slice(0, mostCompared)) changesOf(runId).catch(() => {});
      return held.size;
    },
    /** Null: there is no such run. */
    feedRun: async (runId: number) => {
      const run = await readRun(queries, runId);
      if (run === null) return null;
      const held = await readHeld(queries, runId);
      const slugs = slugsOf(run);
      return {
        run,
        /** Null: it was not held. */
        held: held && { decision: held.decision, decidedAt: held.decidedAt },
        /** Why it is held, as the site says it; null: it is not. */
        holdSentence: held === null || run.report === null ? null : describeHold(run.report.holdReasons),
        /** Nothing names its seller, so that it cannot be released. */
        lacksSeller: lacksSeller(run.report),
        /** What a release would change; null: nothing waits. */
        changes: held !== null && held.decision === null ? await changesOf(runId) : null,
        /** Of the providers in it, by slug. */
        sellers: await readNamedSellers(queries, slugs),
        /** Of the last runs, the oldest first. */
        repricedBefore: await readRepriced(queries, run),
        /** Pinned prices of its providers, which stay. */
        pins: await countPins(queries, slugs),
      };
    },
  };
}

/** A run of a feed, held or not. */
export type ShownFeedRun = Reading<ReturnType<typeof openFeedRuns>['feedRun']>;

async function readRepriced(queries: Queries, { id, feed }: FeedRun) {
  const runs = await readRuns(queries, { feed, limit: runsBefore + 1 });
  return runs
    .filter((run) => run.id < id && run.report !== null)
    .map((run) => ({ runId: run.id, repriced: run.report?.repriced ?? 0 }))
    .toReversed();
}

async function countPins(queries: Queries, slugs: readonly ProviderSlug[]): Promise<number> {
  if (slugs.length === 0) return 0;
  const { count } = await queries
    .selectFrom('plan_overlay')
    .innerJoin('plan', 'plan.id', 'plan_overlay.plan_id')
    .innerJoin('provider', 'provider.id', 'plan.provider_id')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('plan_overlay.kind', '=', 'price')
    .where('provider.slug', 'in', [...slugs])
    .executeTakeFirstOrThrow();
  return Number(count);
}
