import { feedDueAt } from '#domain/site/feed-schedule.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import type { FeedSource } from '#feeds/sources/feed-source.ts';
import type { Environment } from '#feeds/sources/read-headers.ts';
import { feedNetwork } from '#feeds/sources/feed-network.ts';
import { readFeedSources } from '#feeds/sources/read-feed-sources.ts';
import { noteAudit, type Actor } from '#operators/audit-trail.ts';
import { isUnended, type SourceRun } from '#feeds/sources/run-source.ts';
import { readSourceStates, type SourceState } from '#feeds/sources/source-states.ts';
import type { ImportSetting } from './import-feed.ts';
import { areFeedsRun, isDue, runFeeds, type FeedRunParts } from './run-feeds.ts';
import { withDatabase } from '#runtime/services/with-database.ts';
import type { SourceSettings } from '#runtime/settings/source-settings.ts';

export type { FeedSource } from '#feeds/sources/feed-source.ts';
export type { SourceRun } from '#feeds/sources/run-source.ts';
export { namePlace } from '#feeds/sources/fetch-source.ts';

export interface SourceStatus {
  readonly source: FeedSource;
  /** Null: never run. */
  readonly state: SourceState | null;
  /** A process is running it; `state` is then that of the previous run. */
  readonly isRunning: boolean;
  /** Null: as soon as a server runs, or running now. */
  readonly dueAt: Date | null;
}

/** Operator's commands about configured feeds. */
export interface SourceDesk {
  readonly sources: readonly FeedSource[];
  status(): Promise<readonly SourceStatus[]>;
  /** Runs feeds now. @param names `due`: those that are due; empty: all @param by who asks for it, unless they are due */
  run(names: 'due' | readonly string[], by: Actor): Promise<Result<readonly SourceRun[]>>;
}

export interface SourceDeskSettings extends ImportSetting {
  readonly sources: SourceSettings;
}

interface DeskDependencies extends Pick<FeedRunParts, 'now'> {
  readonly environment: Environment;
}

/** Reads the file of feeds; no file: no feeds. The failure has one sentence for each problem. */
export async function readSources({
  file,
  networks,
}: SourceSettings): Promise<Result<readonly FeedSource[], readonly string[]>> {
  return file === null ? success([]) : readFeedSources(file, feedNetwork(networks));
}

/** Opens and migrates the database and runs `work` with the feeds. The failure has one sentence for each problem. */
export async function withSourceDesk<Value>(
  setting: SourceDeskSettings,
  dependencies: DeskDependencies,
  work: (desk: SourceDesk) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const { dataDir, feeds, sources: settings } = setting;
  const sources = await readSources(settings);
  if (!sources.ok) return failure(sources.reason.join('\n'));
  return withDatabase(setting, (database) =>
    work(
      openDesk(sources.value, {
        ...dependencies,
        database,
        dataDir,
        feeds,
        keptFiles: settings.keptFiles,
        network: feedNetwork(settings.networks),
      }),
    ),
  );
}

const noSources =
  'No feeds are configured; name a file in FEED_SOURCES that lists them, see "Feeds" in docs/operations/catalogue.md.';

function openDesk(sources: readonly FeedSource[], parts: FeedRunParts): SourceDesk {
  const { database, now } = parts;
  return {
    sources,
    status: async () => {
      const states = await readSourceStates(database.queries);
      const areRun = await areFeedsRun(database, now());
      return sources.map((source) => describeStatus(source, states.get(source.name) ?? null, areRun));
    },
    run: async (names, by) => {
      if (sources.length === 0) return failure(noSources);
      if (names === 'due') return runFeeds((states) => dueSources(sources, states, now()), parts);
      const unknown = names.find((name) => sources.every((source) => source.name !== name));
      if (unknown !== undefined)
        return failure(`No feed is called "${unknown}"; "roamchart feeds list" shows the names.`);
      const chosen = sources.filter(({ name }) => names.length === 0 || names.includes(name));
      for (const { name: subject } of chosen)
        await noteAudit(database.queries, { at: now(), by, kind: 'feed', action: 'run', subject, after: 'asked' });
      return runFeeds(() => chosen, parts);
    },
  };
}

function dueSources(sources: readonly FeedSource[], states: ReadonlyMap<string, SourceState>, now: Date) {
  return sources.filter((source) => isDue(source, states.get(source.name), now));
}

function describeStatus(source: FeedSource, state: SourceState | null, areRun: boolean): SourceStatus {
  if (state === null) return { source, state, isRunning: false, dueAt: null };
  if (areRun && isUnended(state)) {
    const before = { ...state, problem: null, failures: state.failures - 1 };
    return { source, state: before, isRunning: true, dueAt: null };
  }
  const past = { checkedAt: new Date(state.checkedAt), failures: state.failures };
  return { source, state, isRunning: false, dueAt: feedDueAt(source.schedule, past) };
}
