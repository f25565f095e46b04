import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { DatabaseError } from '#database/database-error.ts';
import type { Database } from '#database/database.ts';
import type { Queries } from '#database/schema.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { confirmFeed, rememberReading, type FileOfFeed } from './confirm-feed.ts';
import { FeedRefusal } from '#feeds/read/feed-refusal.ts';
import { hashFile } from '#feeds/read/hash-file.ts';
import { decideHeld, holdFeed, needlessHashes, outdateHeld, readHeld, type HeldFeed } from './held-feeds.ts';
import type { ImportOutcome } from '#feeds/judge/import-outcome.ts';
import type { KeptFiles } from './kept-files.ts';
import { runImport, sourceOf, type ImportRequest, type ImportStore } from './run-import.ts';
import { endRun, startRun, type RunEnd } from './run-records.ts';

export interface FeedStore extends ImportStore {
  readonly files: KeptFiles;
}

export interface FeedRunOutcome extends ImportOutcome {
  /** Null: a dry run, or it could not be recorded. */
  readonly runId: number | null;
}

interface Run {
  readonly id: number;
  readonly feed: string;
  /** The held run that this one releases; null: an ordinary run. */
  readonly releasedRunId: number | null;
}

/**
 * Imports a feed and records the run; if the file is unchanged, its prices are confirmed instead. Publishing and its
 * record are one transaction. A held file is kept until an operator or a later run of the feed decides about it. A
 * dry run leaves no record.
 */
export async function runFeed(request: ImportRequest, store: FeedStore): Promise<FeedRunOutcome> {
  if (request.dryRun) return { ...(await runImport(request, store)), runId: null };
  return recordRun(request, store, null);
}

/**
 * Publishes exactly what was held. Failure: the kept file is not the judged one.
 * @param onlySellers of these only; the rest goes on waiting. Null: all of it
 */
export async function releaseFeed(
  held: HeldFeed,
  { now, onlySellers, ...store }: FeedStore & { readonly now: Date; readonly onlySellers: ReadonlySet<string> | null },
): Promise<Result<FeedRunOutcome>> {
  const { run, fileHash, request } = held;
  if (!(await store.files.isWhole(fileHash)))
    return failure(
      `The kept file of run ${run.id} is gone or was changed, so it cannot be published; run the feed again, or discard it with "roamchart feeds discard ${run.id}".`,
    );
  const approved = { isApproved: true, dryRun: false, changes: null, now, onlySellers };
  const file = { path: store.files.pathOf(fileHash), fileName: run.fileName };
  return success(await recordRun({ ...request, ...file, ...approved }, store, run.id));
}

async function recordRun(
  request: ImportRequest,
  store: FeedStore,
  releasedRunId: number | null,
): Promise<FeedRunOutcome> {
  const fileName = request.fileName ?? basename(request.path);
  const feed = sourceOf(request);
  try {
    const start = { feed, format: request.format, fileName, now: request.now, releasedRunId };
    const run = { id: await startRun(store.database, start), feed, releasedRunId };
    return { ...(await importRecorded(request, store, run)), runId: run.id };
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    return { status: 'failed', sentence: error.message, report: null, runId: null };
  }
}

const unexpected = 'The import stopped at an unexpected error; nothing was published. Report it with the log.';

async function importRecorded(request: ImportRequest, store: FeedStore, run: Run): Promise<ImportOutcome> {
  const end = (queries: Queries, outcome: Ending): Promise<void> =>
    endRun(queries, run.id, { ...outcome, now: request.now });
  try {
    const outcome = await confirmOrRead({ request, store, run }, end);
    if (outcome.status === 'published' || outcome.status === 'unchanged')
      await store.files.remove(await needlessHashes(store.database.queries));
    else if (outcome.status !== 'held') await store.database.write((queries) => end(queries, outcome));
    return outcome;
  } catch (error) {
    const sentence = error instanceof DatabaseError ? error.message : unexpected;
    await store.database.write((queries) => end(queries, { status: 'failed', sentence, report: null }));
    throw error;
  }
}

type Ending = Pick<ImportOutcome, 'status' | 'sentence' | 'report'> & Pick<RunEnd, 'importId'>;

interface RunParts {
  readonly request: ImportRequest;
  readonly store: FeedStore;
  readonly run: Run;
}

/** @param end records the outcome of the run, in the transaction that publishes */
async function confirmOrRead(
  { request, store, run }: RunParts,
  end: (queries: Queries, outcome: Ending) => Promise<void>,
): Promise<ImportOutcome> {
  const { database, limits } = store;
  const before = await fileState(request.path);
  // An unreadable file has no hash; reading it reports the reason.
  const fileHash = await hashFile(request.path).catch(() => '');
  const file: FileOfFeed = { feed: run.feed, fileHash, request, limits };
  const isPart = (request.onlySellers ?? null) !== null;
  const settle = (queries: Queries): Promise<void> =>
    isPart ? checkWaiting(queries, run) : settleHeld(queries, run, request.now);
  // An approved feed is always read.
  const confirmed = request.isApproved ? null : await tryToConfirm(database, file, { end, settle });
  if (confirmed !== null) return confirmed;
  const outcome = await runImport(request, store, async (queries, published, importId) => {
    await end(queries, { ...published, importId });
    await settle(queries);
    const isSame = (await fileState(request.path)) === before;
    await rememberReading(queries, file, isSame && !isPart && published.report?.unseen === 0);
  });
  return outcome.status === 'held' ? keepHeld({ request, store, run, outcome, before }) : outcome;
}

interface Endings {
  readonly end: (queries: Queries, outcome: Ending) => Promise<void>;
  readonly settle: (queries: Queries) => Promise<void>;
}

/** Null: its rows have to be read. */
async function tryToConfirm(
  database: Database,
  file: FileOfFeed,
  { end, settle }: Endings,
): Promise<ImportOutcome | null> {
  const sentence = 'The feed has not changed; its prices were confirmed.';
  const outcome = { status: 'unchanged', sentence, report: null } as const;
  let confirmed = 0;
  const isConfirmed = await confirmFeed(database, file, async (transaction, planCount) => {
    confirmed = planCount;
    await end(transaction, outcome);
    await settle(transaction);
  });
  return isConfirmed ? { ...outcome, confirmed } : null;
}

/** In the transaction that publishes a part: the held run goes on waiting. */
async function checkWaiting(queries: Queries, { releasedRunId }: Run): Promise<void> {
  const held = releasedRunId === null ? null : await readHeld(queries, releasedRunId);
  if (held === null || held.decision === null) return;
  throw new FeedRefusal(describeDecided(held.run.id));
}

function describeDecided(runId: number): string {
  return `Someone else has already decided on run ${runId}; nothing was changed.`;
}

/** In the publishing transaction: closes held runs of this feed. */
async function settleHeld(queries: Queries, { id, feed, releasedRunId }: Run, now: Date): Promise<void> {
  if (releasedRunId !== null && !(await decideHeld(queries, releasedRunId, { decision: 'released', now })))
    throw new FeedRefusal(describeDecided(releasedRunId));
  await outdateHeld(queries, { feed, before: id, now });
}

interface Holding {
  readonly request: ImportRequest;
  readonly store: FeedStore;
  readonly run: Run;
  readonly outcome: ImportOutcome;
  readonly before: string;
}

/** Keeps the file and records both in one transaction. */
async function keepHeld({ request, store, run, outcome, before }: Holding): Promise<ImportOutcome> {
  const { database, files } = store;
  const { id } = run;
  const kept = await files.keep(request.path).catch((error: unknown) => describeKeeping(error));
  if (typeof kept === 'string') return { ...outcome, status: 'failed', sentence: kept };
  if ((await fileState(request.path)) !== before)
    return {
      ...outcome,
      status: 'failed',
      sentence: 'The file changed while it was read; nothing was changed. Run the feed again.',
    };
  const held = {
    ...outcome,
    sentence: `${outcome.sentence} Look at it with "roamchart feeds show ${id}"; publish it with "feeds release ${id}", or drop it with "feeds discard ${id}".`,
  };
  await database.write(async (queries) => {
    await endRun(queries, id, { ...held, now: request.now });
    await outdateHeld(queries, { feed: run.feed, before: id, now: request.now });
    await holdFeed(queries, { runId: id, fileHash: kept.hash, fileSize: kept.size, request });
  });
  await files.remove(await needlessHashes(database.queries));
  return held;
}

function describeKeeping(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
  return `The feed should be held, but its file could not be stored in DATA_DIR${code}; nothing was changed. Free some space, check that the folder is writable, and run the feed again.`;
}

/** Changes whenever the file is written to. */
async function fileState(path: string): Promise<string> {
  const facts = await stat(path).catch(() => null);
  return facts === null ? '' : `${facts.ino} ${facts.size} ${facts.mtimeMs}`;
}
