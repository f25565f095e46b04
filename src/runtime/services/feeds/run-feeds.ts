import { join } from 'node:path';
import { DatabaseError } from '#database/database-error.ts';
import type { Database } from '#database/database.ts';
import { isLeaseHeld, LeaseLostError, whileRenewing, withLease, type Lease } from '#database/lease.ts';
import { feedDueAt } from '#domain/site/feed-schedule.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import type { ApiWorld } from '#feeds/sources/api-client.ts';
import type { FeedSource } from '#feeds/sources/feed-source.ts';
import { openFetchedFiles } from '#feeds/sources/fetched-files.ts';
import { failedRun, runSource, type SourceRun } from '#feeds/sources/run-source.ts';
import { readSourceStates, type SourceState } from '#feeds/sources/source-states.ts';
import type { FeedSettings } from '#runtime/settings/feed-settings.ts';
import { runFeedOn } from './import-feed.ts';

export interface FeedRunParts extends ApiWorld {
  readonly database: Database;
  readonly dataDir: string;
  readonly feeds: FeedSettings;
  readonly keptFiles: number;
}

/** Whether a feed is due; one that has never run is. */
export function isDue({ schedule }: FeedSource, state: SourceState | undefined, now: Date): boolean {
  if (state === undefined) return true;
  if (state.askedAt !== null && state.askedAt > state.checkedAt) return true;
  // In the future: the system clock moved backwards, so the recorded time is ignored.
  if (new Date(state.checkedAt) > now) return true;
  return feedDueAt(schedule, { checkedAt: new Date(state.checkedAt), failures: state.failures }) <= now;
}

/** A lease that is not renewed expires after this. */
export const feedLeaseMs = 5 * 60_000;
const renewMs = 60_000;
const leaseName = 'feeds';

/** Whether a process holds the lease. */
export function areFeedsRun(database: Database, now: Date): Promise<boolean> {
  return isLeaseHeld(database, { name: leaseName, lastsMs: feedLeaseMs }, now);
}

/**
 * Runs feeds one after the other, under a lease: one process of a site at a time. A failed feed does not stop the
 * others. Fails when another process holds the lease. @param choose called once the lease is held
 */
export async function runFeeds(
  choose: (states: ReadonlyMap<string, SourceState>) => readonly FeedSource[],
  parts: FeedRunParts,
): Promise<Result<readonly SourceRun[]>> {
  const { database, now } = parts;
  const request = { name: leaseName, lastsMs: feedLeaseMs, dueWithinMs: feedLeaseMs, waitsUntilDue: false, now };
  const outcome = await withLease(database, request, async (lease) => {
    const value = await whileRenewing(lease, renewMs, (lost) => runAll(choose, { ...parts, lease, lost }));
    return { value, nextAt: now() };
  });
  if (outcome.kind === 'done') return success(outcome.value);
  return failure('Another process is running feeds right now; look at "roamchart feeds status" in a minute.');
}

interface LeasedParts extends FeedRunParts {
  readonly lease: Lease;
  readonly lost: AbortSignal;
}

async function runAll(
  choose: (states: ReadonlyMap<string, SourceState>) => readonly FeedSource[],
  parts: LeasedParts,
): Promise<readonly SourceRun[]> {
  const { database, lost } = parts;
  const states = await readSourceStates(database.queries);
  const runs: SourceRun[] = [];
  for (const source of choose(states)) {
    const { name } = source;
    try {
      lost.throwIfAborted();
      runs.push(await runOne(source, states.get(name), parts));
    } catch (error) {
      if (!(error instanceof DatabaseError || error instanceof LeaseLostError)) throw error;
      runs.push(failedRun(name, error.message));
      if (error instanceof LeaseLostError) break;
    }
  }
  return runs;
}

function runOne(source: FeedSource, state: SourceState | undefined, parts: LeasedParts): Promise<SourceRun> {
  const { database, dataDir, feeds } = parts;
  return runSource(source, state, {
    ...parts,
    files: openFetchedFiles(join(dataDir, 'feeds', 'fetched', source.name)),
    importFile: (request) => runFeedOn(database, request, { dataDir, feeds }),
  });
}
