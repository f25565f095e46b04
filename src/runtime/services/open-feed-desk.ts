import { openDatabase, type Database } from '#database/database.ts';
import { migrate } from '#database/migrate.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { decideHeld, listHeld, needlessHashes, readHeld, type HeldFeed } from '#feeds/held-feeds.ts';
import { openKeptFiles } from '#feeds/kept-files.ts';
import { releaseFeed, type FeedRunOutcome } from '#feeds/run-feed.ts';
import { readRun, readRuns, type FeedRun } from '#feeds/run-records.ts';
import { clearExamples, openFeedStore, type ImportSetting } from './import-feed.ts';

export type { HeldFeed } from '#feeds/held-feeds.ts';
export type { FeedRun } from '#feeds/run-records.ts';

/** A run, and the decision about its file where it was held. */
export interface ShownRun {
  readonly run: FeedRun;
  /** Null: not held. */
  readonly held: HeldFeed | null;
}

/** Operator's commands about feed runs. */
export interface FeedDesk {
  /** Newest first. @param feed null: all feeds */
  history(query: { readonly feed: string | null; readonly limit: number }): Promise<readonly FeedRun[]>;
  /** Held runs without a decision, oldest first. */
  held(): Promise<readonly HeldFeed[]>;
  show(runId: number): Promise<Result<ShownRun>>;
  /** Publishes exactly the held file. */
  release(runId: number): Promise<Result<FeedRunOutcome>>;
  /** Drops a held feed; the published data stays. */
  discard(runId: number): Promise<Result<HeldFeed>>;
}

/** Opens and migrates the database and runs `work` with the feeds. */
export async function withFeedDesk<Value>(
  setting: ImportSetting,
  now: () => Date,
  work: (desk: FeedDesk) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const opened = await openDatabase({ url: setting.databaseUrl, dataDir: setting.dataDir });
  if (!opened.ok) return opened;
  await using database = opened.value;
  const migrated = await migrate(database);
  return migrated.ok ? await work(openFeedDesk({ database, setting, now })) : migrated;
}

interface DeskParts {
  readonly database: Database;
  readonly setting: ImportSetting;
  readonly now: () => Date;
}

function openFeedDesk({ database, setting, now }: DeskParts): FeedDesk {
  const { queries } = database;
  return {
    history: (query) => readRuns(queries, query),
    held: () => listHeld(queries),
    show: async (runId) => {
      const run = await readRun(queries, runId);
      if (run === null) return failure(`There is no run ${runId}; "roamchart feeds history" lists them.`);
      return success({ run, held: await readHeld(queries, runId) });
    },
    release: async (runId) => {
      const held = await findWaiting(database, runId);
      if (!held.ok) return held;
      const released = await releaseFeed(held.value, { ...(await openFeedStore(database, setting)), now: now() });
      if (released.ok) await clearExamples(database, released.value);
      return released;
    },
    discard: async (runId) => {
      const held = await findWaiting(database, runId);
      if (!held.ok) return held;
      await database.write((transaction) => decideHeld(transaction, runId, { decision: 'discarded', now: now() }));
      await openKeptFiles(setting.dataDir).remove(await needlessHashes(queries));
      return held;
    },
  };
}

const decisionWords = {
  released: 'was released before',
  discarded: 'was discarded before',
  outdated: 'is out of date: a later run of the same feed has taken its place',
} as const;

async function findWaiting({ queries }: Database, runId: number): Promise<Result<HeldFeed>> {
  const held = await readHeld(queries, runId);
  if (held === null) return failure(`No held feed has the number ${runId}; "roamchart feeds held" lists them.`);
  if (held.decision === null) return success(held);
  return failure(`Feed ${runId} ${decisionWords[held.decision]}; nothing was changed.`);
}
