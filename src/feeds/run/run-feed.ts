import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { CatalogueMoved } from '#catalogue/statements/filter-unchanged-plans.ts';
import { DatabaseError } from '#database/database-error.ts';
import type { Database } from '#database/database.ts';
import type { Queries } from '#database/schema.ts';
import { lacksSeller } from '#feeds/judge/hold-reasons.ts';
import type { ImportOutcome } from '#feeds/judge/import-outcome.ts';
import { openFeedFile, type FeedFile } from '#feeds/read/feed-file.ts';
import { FeedRefusal } from '#feeds/read/feed-refusal.ts';
import { hashFile } from '#feeds/read/hash-file.ts';
import { BufferFailure } from '#feeds/read/unnamed-file.ts';
import { confirmFeed, rememberReading, type FileOfFeed } from './confirm-feed.ts';
import { holdFeed, outdateHeld } from './held-feeds.ts';
import { saveHeldPlans } from './held-plans.ts';
import { sourceOf, type FeedStore, type ImportRequest } from './import-request.ts';
import { readPlans } from './read-plans.ts';
import { endRun, startRun, type RunEnd, type RunStart } from './run-records.ts';
import { statePlans, StoppedImport, type OnPublish } from './state-plans.ts';

export interface FeedRunOutcome extends ImportOutcome {
  /** Null: a dry run, or it could not be recorded. */
  readonly runId: number | null;
}

type Ending = Pick<ImportOutcome, 'status' | 'sentence' | 'report'> & Pick<RunEnd, 'importId'>;

export interface Run {
  readonly id: number;
  readonly feed: string;
  readonly end: (queries: Queries, outcome: Ending) => Promise<void>;
  /** Decides about held runs, in the transaction that publishes. Default: earlier ones of the feed are superseded. */
  readonly settle?: (queries: Queries) => Promise<void>;
}

/**
 * Runs a feed: its file is read, mapped and judged, and what it states is published or held for an operator; an
 * unchanged file only confirms its prices. Publishing and the record of the run are one transaction. A dry run leaves no
 * record.
 */
export async function runFeed(request: ImportRequest, store: FeedStore): Promise<FeedRunOutcome> {
  if (request.dryRun) return { ...(await takeFile(request, store, null)), runId: null };
  const { format, now, fileName = basename(request.path) } = request;
  const start = { feed: sourceOf(request), format, fileName, now };
  return recordRun(store.database, start, (run) => takeFile(request, store, run));
}

const unexpected = 'The import stopped at an unexpected error; nothing was published. Report it with the log.';

/** Records a run from its start to its end. @param work has recorded its end where it publishes or holds */
export async function recordRun(
  database: Database,
  start: RunStart,
  work: (run: Run) => Promise<ImportOutcome>,
): Promise<FeedRunOutcome> {
  try {
    const id = await startRun(database, start);
    const end: Run['end'] = (queries, outcome) => endRun(queries, id, { ...outcome, now: start.now });
    try {
      const outcome = await work({ id, feed: start.feed, end }).catch(outcomeOf);
      if (outcome.status === 'refused' || outcome.status === 'failed')
        await database.write((queries) => end(queries, outcome));
      return { ...outcome, runId: id };
    } catch (error) {
      const sentence = error instanceof DatabaseError ? error.message : unexpected;
      await database.write((queries) => end(queries, { status: 'failed', sentence, report: null }));
      throw error;
    }
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    return { status: 'failed', sentence: error.message, report: null, runId: null };
  }
}

/** Of an error that ends a run in a known way; others are thrown on. */
function outcomeOf(error: unknown): ImportOutcome {
  if (error instanceof StoppedImport) return error.outcome;
  const isFailure = error instanceof DatabaseError || error instanceof BufferFailure;
  if (!isFailure && !(error instanceof FeedRefusal)) throw error;
  return { status: isFailure ? 'failed' : 'refused', sentence: error.message, report: null };
}

/** @param run null: a dry run */
export async function takeFile(request: ImportRequest, store: FeedStore, run: Run | null): Promise<ImportOutcome> {
  const version = await fileVersion(request.path);
  // An unreadable file has no hash; reading it reports the reason.
  const fileHash = run === null ? '' : await hashFile(request.path).catch(() => '');
  const known = { feed: sourceOf(request), fileHash, request, limits: store.limits };
  // An approved feed is always read.
  const confirmed = run === null || request.isApproved ? null : await confirmFile(store.database, known, run);
  if (confirmed !== null) return confirmed;
  const opened = await openFeedFile(request.path);
  if (!opened.ok) return { status: 'refused', sentence: opened.reason, report: null };
  const file = { ...opened.value, name: request.fileName ?? opened.value.name };
  const onPublish: OnPublish = async (queries, published, importId) => {
    if (run === null) return;
    await run.end(queries, { ...published, importId });
    await settle(queries, run, request.now);
    const isSame = (await fileVersion(request.path)) === version;
    await rememberReading(queries, known, isSame && published.report?.unseen === 0);
  };
  const outcome = await publish(file, { request, store, onPublish }).catch(outcomeOf);
  if (outcome.status !== 'held' || run === null) return outcome;
  return hold(file, { request, store, run, outcome, fileHash, version });
}

interface Publishing {
  readonly request: ImportRequest;
  readonly store: FeedStore;
  readonly onPublish: OnPublish;
}

/** If the catalogue changes while the feed is read, its rows are compared again inside the transaction. */
async function publish(
  file: FeedFile,
  { request, store, onPublish }: Publishing,
  filtersUnchanged = true,
): Promise<ImportOutcome> {
  const read = await readPlans(file, request, { store, filtersUnchanged });
  using _ = read.buffered;
  try {
    return await statePlans(read, { request, store, isPart: false, onPublish });
  } catch (error) {
    if (!(error instanceof CatalogueMoved)) throw error;
  }
  request.changes?.clear();
  return publish(file, { request, store, onPublish }, false);
}

/** Null: its rows have to be read. */
async function confirmFile(database: Database, file: FileOfFeed, run: Run): Promise<ImportOutcome | null> {
  const sentence = 'The feed has not changed; its prices were confirmed.';
  const outcome = { status: 'unchanged', sentence, report: null } as const;
  let confirmed = 0;
  const isConfirmed = await confirmFeed(database, file, async (transaction, planCount) => {
    confirmed = planCount;
    await run.end(transaction, outcome);
    await settle(transaction, run, file.request.now);
  });
  return isConfirmed ? { ...outcome, confirmed } : null;
}

/** In the publishing transaction: earlier held files of the feed may no longer be published. */
async function settle(queries: Queries, { id, feed, settle: decide }: Run, now: Date): Promise<void> {
  await decide?.(queries);
  await outdateHeld(queries, { feed, before: id, now });
}

interface Holding {
  readonly request: ImportRequest;
  readonly store: FeedStore;
  readonly run: Run;
  readonly outcome: ImportOutcome;
  readonly fileHash: string;
  readonly version: string;
}

/** Keeps everything that the file states, unreleased. */
async function hold(
  file: FeedFile,
  { request, store, run, outcome, fileHash, version }: Holding,
): Promise<ImportOutcome> {
  const again = { ...request, changes: null };
  using buffered = (await readPlans(file, again, { store, filtersUnchanged: false })).buffered;
  if ((await fileVersion(request.path)) !== version)
    return {
      ...outcome,
      status: 'failed',
      sentence: 'The file changed while it was read; nothing was changed. Run the feed again.',
    };
  const { id, feed } = run;
  const choice = lacksSeller(outcome.report)
    ? `Drop it with "roamchart feeds discard ${id}"; the next run replaces it.`
    : `Look at it with "roamchart feeds show ${id}"; publish it with "feeds release ${id}", or drop it with "feeds discard ${id}".`;
  const held = { ...outcome, sentence: `${outcome.sentence} ${choice}` };
  await store.database.write(async (queries) => {
    await run.end(queries, held);
    await outdateHeld(queries, { feed, before: id, now: request.now });
    await holdFeed(queries, { runId: id, fileHash, fileSize: file.size, request });
    await saveHeldPlans(queries, id, buffered);
  });
  return held;
}

/** Changes whenever the file is written to. */
async function fileVersion(path: string): Promise<string> {
  const facts = await stat(path).catch(() => null);
  return facts === null ? '' : `${facts.ino} ${facts.size} ${facts.mtimeMs}`;
}
