import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import type { Queries } from '#database/schema.ts';
import type { FeedSchedule } from '#domain/site/feed-schedule.ts';
import { readRuns, type FeedRun } from '#feeds/run/run-records.ts';
import { readSourceStates, type SourceState } from '#feeds/sources/source-states.ts';
import { readSources } from '#runtime/services/feeds/open-source-desk.ts';
import { areFeedsRun, progressOf } from '#runtime/services/feeds/run-feeds.ts';
import type { SourceSettings } from '#runtime/settings/source-settings.ts';

/** `retired`: it has plans or runs, and is configured no more. */
export type FeedState = 'fine' | 'held' | 'failing' | 'late' | 'running' | 'never-run' | 'by-hand' | 'retired';

const lateMs = 60 * 60_000;
const urgency: readonly FeedState[] = ['held', 'failing', 'late', 'never-run', 'running', 'fine', 'by-hand', 'retired'];

export async function readFeedList(
  { database, sources }: { readonly database: Database; readonly sources: SourceSettings },
  now: Date,
) {
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
  return {
    /** Those that need somebody first, then by name. */
    feeds,
    /** Mistakes in the file of feeds; empty: none. */
    mistakes: configured.ok ? [] : configured.reason,
  };
}

interface FeedParts {
  readonly states: ReadonlyMap<string, SourceState>;
  readonly held: ReadonlyMap<string, number>;
  readonly readings: ReadonlyMap<string, number>;
  readonly areRun: boolean;
  /** Whether feeds are configured at all. */
  readonly hasFile: boolean;
}

interface KnownFeed {
  readonly name: string;
  readonly schedule: FeedSchedule | null;
  readonly lastRun: FeedRun | null;
}

/** A feed that is configured, or of which runs are known. */
export type ListedFeed = ReturnType<typeof describeFeed>;

function describeFeed({ name, schedule, lastRun }: KnownFeed, parts: FeedParts, now: Date) {
  const known = parts.states.get(name);
  const progress = known === undefined ? null : progressOf(schedule && { schedule }, known, parts.areRun);
  const { state = null, isRunning = false, dueAt: nextAt = null } = progress ?? {};
  const failures = state?.failures ?? 0;
  const heldRun = parts.held.get(name) ?? null;
  const isLate = nextAt !== null && now.getTime() - nextAt.getTime() > lateMs;
  const facts = { isHeld: heldRun !== null, isRunning, failures, isLate, isKnown: state !== null };
  return {
    name,
    state: schedule === null ? unscheduled(facts, parts) : scheduled(facts),
    schedule,
    /** Null: none is known. */
    lastRun,
    /** Null: as soon as a server runs, running now, or not configured. */
    nextAt,
    failures,
    problem: state?.problem ?? null,
    /** Of its last reading; null: none. */
    plans: parts.readings.get(name) ?? null,
    /** The held run that waits; null: none. */
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
