import type { Selectable } from 'kysely';
import type { Database } from '#database/database.ts';
import type { FeedRunTable } from '#database/feed-tables.ts';
import type { Queries } from '#database/schema.ts';
import type { ImportReport } from '#feeds/judge/import-report.ts';
import { parseImportReport } from './stored-json.ts';

type FeedRunStatus = FeedRunTable['status'];

export interface FeedRun {
  readonly id: number;
  /** The operator's name for the source. */
  readonly feed: string;
  readonly format: string;
  readonly fileName: string;
  /** ISO 8601 in UTC. */
  readonly startedAt: string;
  /** Null: running, or its process was killed. */
  readonly endedAt: string | null;
  readonly status: FeedRunStatus;
  /** Empty while it runs. */
  readonly sentence: string;
  /** Null: nothing was read. */
  readonly report: ImportReport | null;
  /** The held run whose file it published. */
  readonly releasedRunId: number | null;
  /** The import record of what it published; null: nothing. */
  readonly importId: number | null;
  /** When the operator took it back, ISO 8601 in UTC; null: it counts. */
  readonly revertedAt: string | null;
}

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

function runOf(row: RunRow): FeedRun {
  return {
    id: row.id,
    feed: row.feed,
    format: row.format,
    fileName: row.file_name,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    status: row.status,
    sentence: row.sentence,
    report: parseImportReport(row.report),
    releasedRunId: row.released_run_id,
    importId: row.import_id,
    revertedAt: row.reverted_at,
  };
}
