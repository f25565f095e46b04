import type { Database } from '#database/database.ts';
import type { Lease } from '#database/lease.ts';
import type { ImportReport } from '#feeds/judge/import-report.ts';
import type { FeedRunOutcome } from '#feeds/run/run-feed.ts';
import type { ImportRequest } from '#feeds/run/import-request.ts';
import { endRun, startRun, type RunEnd } from '#feeds/run/run-records.ts';
import type { FeedSource } from './feed-source.ts';
import { fetchSource, namePlace, type FetchedFeed, type FetchWorld } from './fetch-source.ts';
import { placeHash, writeSourceState, type ReadFile, type SourceState } from './source-states.ts';

export interface SourceRun {
  readonly name: string;
  readonly outcome: 'imported' | 'unchanged' | 'held' | 'failed';
  /** As in the run's record. */
  readonly status: FeedRunOutcome['status'];
  /** One sentence; null: all is well. */
  readonly problem: string | null;
  /** Null: no rows were read. */
  readonly report: ImportReport | null;
  /** SHA-256 of the provider's file in hexadecimal digits; null: there is none. */
  readonly hash: string | null;
}

export interface RunParts extends FetchWorld {
  readonly database: Database;
  readonly lease: Lease;
  /** Judges a file, publishes, confirms or holds it, and records the run. */
  readonly importFile: (request: ImportRequest) => Promise<FeedRunOutcome>;
  readonly keptFiles: number;
}

/** Stored while a run is in progress, so that a killed process is detected and backs off like any failure. */
const brokenOff = 'the process was ended in the middle.';

/** Whether the last run of a feed has not ended: it is in progress, or its process was killed. */
export function isUnended({ name, problem }: Pick<SourceState, 'name' | 'problem'>): boolean {
  return problem === failedRun(name, brokenOff).problem;
}

/** Fetches a feed, imports it if it has changed, and stores its state. Throws when the database fails. */
export async function runSource(
  source: FeedSource,
  past: SourceState | undefined,
  parts: RunParts,
): Promise<SourceRun> {
  const known = past?.placeHash === placeHash(source) ? past.file : null;
  const failures = (past?.failures ?? 0) + 1;
  await remember(source, { failures, problem: failedRun(source.name, brokenOff).problem, file: known }, parts);
  const { run, file } = await look(source, known, parts);
  await remember(source, { failures: run.outcome === 'failed' ? failures : 0, problem: run.problem, file }, parts);
  await parts.files.prune(parts.keptFiles, file?.name ?? null);
  return run;
}

async function remember(
  source: FeedSource,
  state: Pick<SourceState, 'failures' | 'problem' | 'file'>,
  { database, now }: RunParts,
): Promise<void> {
  const { name } = source;
  const checkedAt = now().toISOString();
  await database.writeBeside((transaction) =>
    writeSourceState(transaction, { ...state, name, checkedAt, placeHash: placeHash(source) }),
  );
}

/** @param reason one sentence */
export function failedRun(name: string, reason: string): SourceRun {
  const problem = `Feed "${name}" was not imported, and what was published stays: ${reason}`;
  return { name, outcome: 'failed', status: 'failed', problem, report: null, hash: null };
}

interface Looked {
  readonly run: SourceRun;
  /** The last file read from now on. */
  readonly file: ReadFile | null;
}

async function look(source: FeedSource, known: ReadFile | null, parts: RunParts): Promise<Looked> {
  const { name } = source;
  const fetched = await fetchSource(source, known, parts);
  if (!fetched.ok) {
    await recordLook(source, { status: 'failed', sentence: fetched.reason }, parts);
    return { run: failedRun(name, fetched.reason), file: known };
  }
  return importFetched(source, { known, fetched: fetched.value }, parts);
}

/** Records a run that brought no file. */
async function recordLook(
  source: FeedSource,
  end: Pick<RunEnd, 'status' | 'sentence'>,
  { database, now }: RunParts,
): Promise<void> {
  const { name: feed, format } = source;
  const id = await startRun(database, { feed, format, fileName: namePlace(source), now: now() });
  await database.writeBeside((transaction) => endRun(transaction, id, { ...end, report: null, now: now() }));
}

interface Found {
  readonly known: ReadFile | null;
  readonly fetched: FetchedFeed;
}

async function importFetched(source: FeedSource, { known, fetched }: Found, parts: RunParts): Promise<Looked> {
  const { name, format, provider, offerUrl, currency, markUp, partial, places, mapping = null } = source;
  const { file, validators } = fetched;
  const { hash } = file;
  const { status, sentence, report } = await parts.importFile({
    format,
    provider,
    offerUrl,
    currency,
    markUp,
    partial,
    places,
    mapping,
    now: parts.now(),
    path: file.path,
    fileName: namePlace(source),
    feed: name,
    isApproved: false,
    dryRun: false,
    changes: null,
    beforeCommit: (transaction) => parts.lease.confirm(transaction),
  });
  if (status === 'held') {
    const run: SourceRun = { name, outcome: 'held', status, problem: `Feed "${name}": ${sentence}`, report, hash };
    return { run, file: known };
  }
  if (status === 'refused' || status === 'failed')
    return { run: { ...failedRun(name, sentence), status, report, hash }, file: known };
  const { etag, lastModified } = validators;
  return {
    run: { name, outcome: report === null ? 'unchanged' : 'imported', status, problem: null, report, hash },
    file: { name: file.name, hash, etag, lastModified },
  };
}
