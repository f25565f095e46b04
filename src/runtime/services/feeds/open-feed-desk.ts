import { rm } from 'node:fs/promises';
import { saysSomething } from '#catalogue/overlays/provider-overrides.ts';
import { retireSource, revertRun, type RevertCounts } from '#catalogue/project/revert-run.ts';
import type { Database } from '#database/database.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { keepReading } from '#feeds/run/feed-readings.ts';
import { decideHeld, listHeld, outdateHeld, readHeld, type HeldFeed } from '#feeds/run/held-feeds.ts';
import { keptFile, releaseFeed } from '#feeds/run/release-feed.ts';
import { readRun, readRuns, type FeedRun } from '#feeds/run/run-records.ts';
import type { SourceSettings } from '#runtime/settings/source-settings.ts';
import { readSources } from './open-source-desk.ts';
import { clearExamples, openFeedStore, type ImportSetting } from './import-feed.ts';
import { createOverrideDesk } from '#runtime/services/plans/override-desk.ts';

export type { RevertCounts } from '#catalogue/project/revert-run.ts';
export type { WorstChange } from '#feeds/judge/worst-changes.ts';
export type { HeldFeed } from '#feeds/run/held-feeds.ts';
export type { FeedRun } from '#feeds/run/run-records.ts';

export interface FeedDeskSettings extends ImportSetting {
  /** Default: no feeds are configured. */
  readonly sources?: SourceSettings;
}

type OnRelease = Parameters<typeof releaseFeed>[1]['onPublish'];

interface DeskParts {
  readonly database: Database;
  readonly setting: FeedDeskSettings;
  readonly now: () => Date;
}

/** Operator's commands about feed runs. */
export function openFeedDesk({ database, setting, now }: DeskParts) {
  const { queries } = database;
  return {
    /** Newest first. @param query.feed null: all feeds */
    history: (query: Parameters<typeof readRuns>[1]) => readRuns(queries, query),
    /** Held runs without a decision, oldest first. */
    held: () => listHeld(queries),
    /** A held run that waits for a decision. */
    waiting: (runId: number) => findWaiting(database, runId),
    /** A run, and the decision about its file where it was held. */
    show: async (runId: number) => {
      const run = await readRun(queries, runId);
      if (run === null) return failure(`There is no run ${runId}; "roamchart feeds history" lists them.`);
      return success({ run, held: await readHeld(queries, runId), overrides: await overridesOf(run, database, now) });
    },
    /**
     * Publishes exactly the held file. @param part.sellers of these only, the rest goes on waiting; empty: all of it
     * @param part.onPublish called in the transaction that publishes
     */
    release: async (
      runId: number,
      { sellers, onPublish }: { readonly sellers: readonly string[]; readonly onPublish: OnRelease },
    ) => {
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
    /** Drops a held feed; the published data stays. The file that version 1.0.0 kept of it is removed by `forgetFile`. */
    discard: async (runId: number) => {
      const held = await findWaiting(database, runId);
      if (!held.ok) return held;
      await database.write((transaction) => decideHeld(transaction, runId, { decision: 'discarded', now: now() }));
      return held;
    },
    forgetFile: (held: HeldFeed) => rm(keptFile(setting.dataDir, held), { force: true }),
    /**
     * Takes a published run back: its prices leave all histories. If it is the last of its feed, its plans are as they were
     * before; else they stay as later runs have confirmed them.
     */
    revert: (runId: number) => revertFeedRun(database, runId, now()),
    /** Ends a feed that is no longer configured: its plans are withdrawn, and its figures are gone. */
    retire: (feed: string) => retireFeed({ database, setting, now }, feed),
  };
}

export type FeedDesk = ReturnType<typeof openFeedDesk>;

export type ShownRun = Extract<Awaited<ReturnType<FeedDesk['show']>>, { readonly ok: true }>['value'];

/** What the operator says over the sellers and plans of the feed; sellers of whom nothing is said are left out. */
async function overridesOf({ report }: FeedRun, database: Database, now: () => Date) {
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

async function retireFeed({ database, setting, now }: DeskParts, feed: string) {
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
