import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import type { Queries } from '#database/schema.ts';
import { feedDueAt, type FeedSchedule } from '#domain/site/feed-schedule.ts';
import { readRuns, type FeedRun } from '#feeds/run/run-records.ts';
import { isUnended } from '#feeds/sources/run-source.ts';
import { readSourceStates, type SourceState } from '#feeds/sources/source-states.ts';
import { readSources } from '#runtime/services/feeds/open-source-desk.ts';
import { areFeedsRun } from '#runtime/services/feeds/run-feeds.ts';
import type { SourceSettings } from '#runtime/settings/source-settings.ts';

/** `retired`: it has plans or runs, and is configured no more. */
export type FeedState = 'fine' | 'held' | 'failing' | 'late' | 'running' | 'never-run' | 'by-hand' | 'retired';

/** A feed that is configured, or of which runs are known. */
export interface ListedFeed {
  readonly name: string;
  readonly state: FeedState;
  readonly schedule: FeedSchedule | null;
  /** Null: none is known. */
  readonly lastRun: Pick<FeedRun, 'id' | 'startedAt' | 'status' | 'sentence'> | null;
  /** Null: as soon as a server runs, running now, or not configured. */
  readonly nextAt: Date | null;
  readonly failures: number;
  readonly problem: string | null;
  /** Of its last reading; null: none. */
  readonly plans: number | null;
  /** The held run that waits; null: none. */
  readonly heldRun: number | null;
}

export interface FeedList {
  /** Those that need somebody first, then by name. */
  readonly feeds: readonly ListedFeed[];
  /** Mistakes in the file of feeds; empty: none. */
  readonly mistakes: readonly string[];
}

const lateMs = 60 * 60_000;
const urgency: readonly FeedState[] = ['held', 'failing', 'late', 'never-run', 'running', 'fine', 'by-hand', 'retired'];

export async function readFeedList(
  { database, sources }: { readonly database: Database; readonly sources: SourceSettings },
  now: Date,
): Promise<FeedList> {
  const { queries } = database;
  const configured = await readSources(sources);
  const schedules = new Map(configured.ok ? configured.value.map(({ name, schedule }) => [name, schedule]) : []);
  const parts = {
    states: await readSourceStates(queries),
    held: await readHeldRuns(queries),
    readings: await readPlanCounts(queries),
    areRun: await areFeedsRun(database, now),
    hasFile: sources.file !== null,
  };
  const names = new Set([...schedules.keys(), ...(await readFeedNames(queries))]);
  const feeds: ListedFeed[] = [];
  for (const name of names) {
    const [lastRun = null] = await readRuns(queries, { feed: name, limit: 1 });
    feeds.push(describeFeed({ name, schedule: schedules.get(name) ?? null, lastRun }, parts, now));
  }
  feeds.sort((a, b) => urgency.indexOf(a.state) - urgency.indexOf(b.state) || (a.name < b.name ? -1 : 1));
  return { feeds, mistakes: configured.ok ? [] : configured.reason };
}

interface FeedParts {
  readonly states: ReadonlyMap<string, SourceState>;
  readonly held: ReadonlyMap<string, number>;
  readonly readings: ReadonlyMap<string, number>;
  readonly areRun: boolean;
  /** Whether feeds are configured at all. */
  readonly hasFile: boolean;
}

type KnownFeed = Pick<ListedFeed, 'name' | 'schedule'> & { readonly lastRun: FeedRun | null };

function describeFeed({ name, schedule, lastRun }: KnownFeed, parts: FeedParts, now: Date): ListedFeed {
  const state = parts.states.get(name) ?? null;
  const isRunning = parts.areRun && state !== null && isUnended(state);
  const failures = state === null ? 0 : isRunning ? state.failures - 1 : state.failures;
  const nextAt =
    schedule === null || state === null || isRunning
      ? null
      : feedDueAt(schedule, { checkedAt: new Date(state.checkedAt), failures });
  const heldRun = parts.held.get(name) ?? null;
  const isLate = nextAt !== null && now.getTime() - nextAt.getTime() > lateMs;
  const facts = { isHeld: heldRun !== null, isRunning, failures, isLate, isKnown: state !== null };
  return {
    name,
    state: schedule === null ? unscheduled(facts, parts) : scheduled(facts),
    schedule,
    lastRun: lastRun && {
      id: lastRun.id,
      startedAt: lastRun.startedAt,
      status: lastRun.status,
      sentence: lastRun.sentence,
    },
    nextAt,
    failures,
    problem: isRunning ? null : (state?.problem ?? null),
    plans: parts.readings.get(name) ?? null,
    heldRun,
  };
}

interface FeedFacts {
  readonly isHeld: boolean;
  readonly isRunning: boolean;
  readonly failures: number;
  readonly isLate: boolean;
  readonly isKnown: boolean;
}

function scheduled({ isHeld, isRunning, failures, isLate, isKnown }: FeedFacts): FeedState {
  if (isRunning) return 'running';
  if (isHeld) return 'held';
  if (failures > 0) return 'failing';
  if (!isKnown) return 'never-run';
  return isLate ? 'late' : 'fine';
}

/** A feed that was once configured has a state; one that is imported by hand has none. */
function unscheduled({ isHeld, isKnown }: FeedFacts, { hasFile }: FeedParts): FeedState {
  if (isHeld) return 'held';
  return isKnown && hasFile ? 'retired' : 'by-hand';
}

/** Jumps from name to name in the index of runs, of which a feed has thousands. */
async function readFeedNames(queries: Queries): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly feed: string }>`
    with recursive known (feed) as (
      select min(feed) from feed_run union all
      select (select min(feed) from feed_run where feed_run.feed > known.feed) from known where known.feed is not null)
    select feed from known where feed is not null`.execute(queries);
  return rows.map(({ feed }) => feed);
}

/** By feed. */
export async function readHeldRuns(queries: Queries): Promise<ReadonlyMap<string, number>> {
  const rows = await queries
    .selectFrom('held_feed')
    .innerJoin('feed_run', 'feed_run.id', 'held_feed.run_id')
    .select(['feed', 'run_id'])
    .where('decision', 'is', null)
    .orderBy('run_id')
    .execute();
  return new Map(rows.map((row) => [row.feed, row.run_id]));
}

async function readPlanCounts(queries: Queries): Promise<ReadonlyMap<string, number>> {
  const rows = await queries.selectFrom('feed_reading').select(['feed', 'plan_count']).execute();
  return new Map(rows.map((row) => [row.feed, Number(row.plan_count)]));
}
