import { cacheByVersion } from '#database/cache-by-version.ts';
import type { Database } from '#database/database.ts';
import type { Queries } from '#database/schema.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import type { FeedLimits } from '#feeds/judge/feed-limits.ts';
import { describeHold, lacksSeller } from '#feeds/judge/hold-reasons.ts';
import { readHeld, type HeldFeed } from '#feeds/run/held-feeds.ts';
import { readRun, readRuns, type FeedRun } from '#feeds/run/run-records.ts';
import { describeChanges, type HeldChanges } from './held-changes.ts';
import { readHeldPairs, slugsOf } from './held-plan-pairs.ts';
import { readNamedSellers, type NamedSeller } from './named-plans.ts';

/** A run of a feed, held or not. */
export interface ShownFeedRun {
  readonly run: FeedRun;
  /** Null: it was not held. */
  readonly held: Pick<HeldFeed, 'decision' | 'decidedAt'> | null;
  /** Why it is held, as the site says it; null: it is not. */
  readonly holdSentence: string | null;
  /** Nothing names its seller, so that it cannot be released. */
  readonly lacksSeller: boolean;
  /** What a release would change; null: nothing waits. */
  readonly changes: HeldChanges | null;
  /** Of the providers in it, by slug. */
  readonly sellers: ReadonlyMap<string, NamedSeller>;
  /** Of the last runs, the oldest first. */
  readonly repricedBefore: readonly { readonly runId: number; readonly repriced: number }[];
  /** Pinned prices of its providers, which stay. */
  readonly pins: number;
}

const runsBefore = 20;

/** Reads a run; null: there is none. Compares a held one once for each state of the catalogue: a run of thousands of plans takes a fraction of a second. */
export function openFeedRunReader(database: Database, limits: FeedLimits) {
  const { queries, versions } = database;
  const changesOf = cacheByVersion(
    async (runId: number) => {
      const held = await readHeld(queries, runId);
      return held === null ? null : describeChanges(await readHeldPairs(queries, held), { limits, seed: runId });
    },
    { versions, names: ['catalogue'], most: 4 },
  );
  return async (runId: number): Promise<ShownFeedRun | null> => {
    const run = await readRun(queries, runId);
    if (run === null) return null;
    const held = await readHeld(queries, runId);
    const isWaiting = held !== null && held.decision === null;
    const slugs = slugsOf(run);
    return {
      run,
      held: held && { decision: held.decision, decidedAt: held.decidedAt },
      holdSentence: held === null || run.report === null ? null : describeHold(run.report.holdReasons),
      lacksSeller: lacksSeller(run.report),
      changes: isWaiting ? await changesOf(runId) : null,
      sellers: await readNamedSellers(queries, slugs),
      repricedBefore: await readRepriced(queries, run),
      pins: await countPins(queries, slugs),
    };
  };
}

async function readRepriced(queries: Queries, { id, feed }: FeedRun): Promise<ShownFeedRun['repricedBefore']> {
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
