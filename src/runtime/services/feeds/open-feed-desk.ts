import { rm } from 'node:fs/promises';
import { saysSomething } from '#catalogue/overlays/provider-overrides.ts';
import { retireSource, revertRun, type RevertCounts } from '#catalogue/project/revert-run.ts';
import type { Database } from '#database/database.ts';
import type { Queries } from '#database/schema.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { keepReading } from '#feeds/run/feed-readings.ts';
import { decideHeld, listHeld, outdateHeld, readHeld, type HeldFeed } from '#feeds/run/held-feeds.ts';
import { keptFile, releaseFeed } from '#feeds/run/release-feed.ts';
import type { FeedRunOutcome } from '#feeds/run/run-feed.ts';
import { readRun, readRuns, type FeedRun } from '#feeds/run/run-records.ts';
import type { SourceSettings } from '#runtime/settings/source-settings.ts';
import { readSources } from './open-source-desk.ts';
import { clearExamples, openFeedStore, type ImportSetting } from './import-feed.ts';
import { createOverrideDesk, type OverriddenPlan } from '#runtime/services/plans/override-desk.ts';
import type { OverriddenProvider } from '#runtime/services/plans/provider-desk.ts';

export type { RevertCounts } from '#catalogue/project/revert-run.ts';
export type { WorstChange } from '#feeds/judge/worst-changes.ts';
export type { HeldFeed } from '#feeds/run/held-feeds.ts';
export type { FeedRun } from '#feeds/run/run-records.ts';

/** A run, and the decision about its file where it was held. */
export interface ShownRun {
  readonly run: FeedRun;
  readonly held: HeldFeed | null;
  /** What the operator says over the sellers and plans of the feed; sellers of whom nothing is said are left out. */
  readonly overrides: { readonly providers: readonly OverriddenProvider[]; readonly plans: readonly OverriddenPlan[] };
}

export interface RetiredFeed {
  /** Plans that were withdrawn. */
  readonly withdrawn: number;
}

/** What of a held file is released. */
interface ReleasePart {
  /** Of these only, the rest goes on waiting; empty: all of it. */
  readonly sellers: readonly string[];
  /** Called in the transaction that publishes. */
  readonly onPublish: (queries: Queries) => Promise<void>;
}

/** Operator's commands about feed runs. */
export interface FeedDesk {
  /** Newest first. @param feed null: all feeds */
  history(query: { readonly feed: string | null; readonly limit: number }): Promise<readonly FeedRun[]>;
  /** Held runs without a decision, oldest first. */
  held(): Promise<readonly HeldFeed[]>;
  /** A held run that waits for a decision. */
  waiting(runId: number): Promise<Result<HeldFeed>>;
  show(runId: number): Promise<Result<ShownRun>>;
  /** Publishes exactly the held file. */
  release(runId: number, release: ReleasePart): Promise<Result<FeedRunOutcome>>;
  /** Drops a held feed; the published data stays. The file that version 1.0.0 kept of it is removed by `forgetFile`. */
  discard(runId: number): Promise<Result<HeldFeed>>;
  forgetFile(held: HeldFeed): Promise<void>;
  /**
   * Takes a published run back: its prices leave all histories. If it is the last of its feed, its plans are as they were
   * before; else they stay as later runs have confirmed them.
   */
  revert(runId: number): Promise<Result<RevertCounts>>;
  /** Ends a feed that is no longer configured: its plans are withdrawn, and its figures are gone. */
  retire(feed: string): Promise<Result<RetiredFeed>>;
}

export interface FeedDeskSettings extends ImportSetting {
  /** Default: no feeds are configured. */
  readonly sources?: SourceSettings;
}

interface DeskParts {
  readonly database: Database;
  readonly setting: FeedDeskSettings;
  readonly now: () => Date;
}

export function openFeedDesk({ database, setting, now }: DeskParts): FeedDesk {
  const { queries } = database;
  return {
    history: (query) => readRuns(queries, query),
    held: () => listHeld(queries),
    waiting: (runId) => findWaiting(database, runId),
    show: async (runId) => {
      const run = await readRun(queries, runId);
      if (run === null) return failure(`There is no run ${runId}; "roamchart feeds history" lists them.`);
      return success({ run, held: await readHeld(queries, runId), overrides: await overridesOf(run, database, now) });
    },
    release: async (runId, { sellers, onPublish }) => {
      const held = await findWaiting(database, runId);
      if (!held.ok) return held;
      const named = held.value.run.report?.sellers ?? null;
      const unknown = sellers.find((slug) => named !== null && named.every(({ provider }) => provider !== slug));
      if (unknown !== undefined)
        return failure(`Run ${runId} has no provider "${unknown}"; "roamchart feeds show ${runId}" lists them.`);
      const onlySellers = sellers.length === 0 ? null : new Set(sellers);
      const store = await openFeedStore(database, setting);
      const released = await releaseFeed(held.value, {
        ...store,
        dataDir: setting.dataDir,
        now: now(),
        onlySellers,
        onPublish,
      });
      if (released.ok) await clearExamples(database, released.value);
      return released;
    },
    discard: async (runId) => {
      const held = await findWaiting(database, runId);
      if (!held.ok) return held;
      await database.write((transaction) => decideHeld(transaction, runId, { decision: 'discarded', now: now() }));
      return held;
    },
    forgetFile: (held) => rm(keptFile(setting.dataDir, held), { force: true }),
    revert: (runId) => revertFeedRun(database, runId, now()),
    retire: (feed) => retireFeed({ database, setting, now }, feed),
  };
}

async function overridesOf({ report }: FeedRun, database: Database, now: () => Date): Promise<ShownRun['overrides']> {
  const slugs = new Set((report?.sellers ?? []).map(({ provider }) => provider));
  const desk = createOverrideDesk(database, now);
  const providers = (await desk.providers()).filter(({ slug, override, hasLogo, mergedInto }) => {
    return slugs.has(slug) && (hasLogo || mergedInto !== null || saysSomething(override));
  });
  return { providers, plans: await desk.plans([...slugs]) };
}

async function revertFeedRun(database: Database, runId: number, now: Date): Promise<Result<RevertCounts>> {
  return database.write(async (queries) => {
    const run = await readRun(queries, runId);
    if (run === null) return failure(`There is no run ${runId}; "roamchart feeds history" lists them.`);
    if (run.importId === null) return failure(`Run ${runId} published nothing that could be reverted.`);
    if (run.revertedAt !== null) return failure(`Run ${runId} was already reverted; nothing was changed.`);
    // The next run reads the file again, even if it is the same.
    await keepReading(queries, run.feed, null);
    return success(await revertRun({ queries, engine: database.engine }, run.importId, now));
  });
}

async function retireFeed({ database, setting, now }: DeskParts, feed: string): Promise<Result<RetiredFeed>> {
  const sources = setting.sources === undefined ? success([]) : await readSources(setting.sources);
  if (!sources.ok) return failure(sources.reason.join('\n'));
  if (sources.value.some(({ name }) => name === feed))
    return failure(
      `The feed "${feed}" is still configured and would come back with its next run; remove its entry from FEED_SOURCES first.`,
    );
  const [known] = await readRuns(database.queries, { feed, limit: 1 });
  if (known === undefined) return failure(`No feed is called "${feed}"; "roamchart feeds history" shows the names.`);
  const withdrawn = await database.write(async (queries) => {
    await keepReading(queries, feed, null);
    await queries.deleteFrom('feed_source').where('name', '=', feed).execute();
    await outdateHeld(queries, { feed, before: known.id + 1, now: now() });
    return retireSource({ queries, engine: database.engine }, feed, now());
  });
  return success({ withdrawn });
}

const decisionWords = {
  released: 'was already released',
  discarded: 'was already discarded',
  outdated: 'was superseded by a later run of the same feed',
} as const;

async function findWaiting({ queries }: Database, runId: number): Promise<Result<HeldFeed>> {
  const held = await readHeld(queries, runId);
  if (held === null) return failure(`No held feed has the number ${runId}; "roamchart feeds held" lists them.`);
  if (held.decision === null) return success(held);
  return failure(`Feed ${runId} ${decisionWords[held.decision]}; nothing was changed.`);
}
