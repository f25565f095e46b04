import type { Selectable } from 'kysely';
import type { Database } from '#database/database.ts';
import type { FeedRunTable } from '#database/feed-tables.ts';
import type { Queries } from '#database/schema.ts';
import type { ImportReport } from '#feeds/judge/import-report.ts';
import { parseImportReport } from './stored-json.ts';

type FeedRunStatus = FeedRunTable['status'];

export interface RunStart {
  readonly feed: string;
  readonly format: string;
  readonly fileName: string;
  readonly now: Date;
  readonly releasedRunId?: number | null;
}

export interface RunEnd {
  readonly status: Exclude<FeedRunStatus, 'running'>;
  readonly sentence: string;
  readonly report: ImportReport | null;
  /** The import record of what it publishes; absent: nothing. */
  readonly importId?: number;
  readonly now: Date;
}

const brokenOff = 'The process ended before the run was done; nothing was published. The next run starts over.';

/**
 * Records the start of a run and returns its id. Unended earlier runs of the feed are closed, assuming that their
 * process was killed; one that is still alive writes its own end later.
 */
export async function startRun(database: Database, start: RunStart): Promise<number> {
  return database.write(async (queries) => {
    const at = start.now.toISOString();
    await queries
      .updateTable('feed_run')
      .set({ status: 'failed', ended_at: at, sentence: brokenOff })
      .where('feed', '=', start.feed)
      .where('status', '=', 'running')
      .execute();
    const row = await queries
      .insertInto('feed_run')
      .values({
        feed: start.feed,
        format: start.format,
        file_name: start.fileName,
        started_at: at,
        ended_at: null,
        status: 'running',
        sentence: '',
        report: null,
        released_run_id: start.releasedRunId ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  });
}

/** Records the outcome of a run. A publishing run does it in the publishing transaction. */
export async function endRun(
  queries: Queries,
  id: number,
  { status, sentence, report, importId, now }: RunEnd,
): Promise<void> {
  await queries
    .updateTable('feed_run')
    .set({
      status,
      sentence,
      report: report && JSON.stringify(report),
      import_id: importId ?? null,
      ended_at: now.toISOString(),
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Records a run that published nothing, and returns the id of its row. A release is tried again every few seconds: while
 * it fails in the same way, its first row stands for all tries.
 */
export async function endInVain(queries: Queries, id: number, { releasedRunId, ...end }: FailedRun): Promise<number> {
  const before = await queries
    .selectFrom('feed_run')
    .select(['id', 'status', 'sentence'])
    .where('released_run_id', '=', releasedRunId ?? null)
    .where('id', '<', id)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (before === undefined || before.status !== end.status || before.sentence !== end.sentence) {
    await endRun(queries, id, end);
    return id;
  }
  await queries.deleteFrom('feed_run').where('id', '=', id).execute();
  return before.id;
}

type FailedRun = RunEnd & Pick<RunStart, 'releasedRunId'>;

/** The newest first. @param feed null: of all feeds */
export async function readRuns(
  queries: Queries,
  { feed, limit }: { readonly feed: string | null; readonly limit: number },
): Promise<FeedRun[]> {
  let query = runQuery(queries).orderBy('feed_run.id', 'desc').limit(limit);
  if (feed !== null) query = query.where('feed_run.feed', '=', feed);
  return (await query.execute()).map(runOf);
}

export async function readRun(queries: Queries, id: number): Promise<FeedRun | null> {
  const row = await runQuery(queries).where('feed_run.id', '=', id).executeTakeFirst();
  return row === undefined ? null : runOf(row);
}

function runQuery(queries: Queries) {
  return queries
    .selectFrom('feed_run')
    .leftJoin('import_run', 'import_run.id', 'feed_run.import_id')
    .selectAll('feed_run')
    .select('import_run.reverted_at');
}

type RunRow = Selectable<FeedRunTable> & { readonly reverted_at: string | null };

/** A run of a feed. Times are ISO 8601 in UTC. */
export type FeedRun = ReturnType<typeof runOf>;

function runOf(row: RunRow) {
  return {
    id: row.id,
    /** The operator's name for the source. */
    feed: row.feed,
    format: row.format,
    fileName: row.file_name,
    startedAt: row.started_at,
    /** Null: running, or its process was killed. */
    endedAt: row.ended_at,
    status: row.status,
    /** Empty while it runs. */
    sentence: row.sentence,
    /** Null: nothing was read. */
    report: parseImportReport(row.report),
    /** The held run whose file it published. */
    releasedRunId: row.released_run_id,
    /** The import record of what it published; null: nothing. */
    importId: row.import_id,
    /** When the operator took it back; null: it counts. */
    revertedAt: row.reverted_at,
  };
}
