import type { HeldFeedTable } from '#database/feed-tables.ts';
import type { Queries } from '#database/schema.ts';
import { deleteDecidedPlans } from './held-plans.ts';
import { readRun } from './run-records.ts';
import { parseHeldRequest } from './stored-json.ts';

export interface NewHeldFeed extends Pick<HeldFeed, 'fileHash' | 'fileSize' | 'request'> {
  readonly runId: number;
}

export async function holdFeed(queries: Queries, { runId, fileHash, fileSize, request }: NewHeldFeed): Promise<void> {
  const { format, partial, feed, provider, offerUrl, currency, markUp, places, mapping } = request;
  await queries
    .insertInto('held_feed')
    .values({
      run_id: runId,
      file_hash: fileHash,
      file_size: fileSize,
      request: JSON.stringify({ format, partial, feed, provider, offerUrl, currency, markUp, places, mapping }),
      decision: null,
      decided_at: null,
    })
    .execute();
}

/** Waiting ones, the oldest first. */
export async function listHeld(queries: Queries): Promise<HeldFeed[]> {
  const rows = await queries
    .selectFrom('held_feed')
    .select('run_id')
    .where('decision', 'is', null)
    .orderBy('run_id')
    .execute();
  const found = await Promise.all(rows.map(({ run_id }) => readHeld(queries, run_id)));
  return found.filter((held) => held !== null);
}

/** Null: no such run, or it was not held. */
export async function readHeld(queries: Queries, runId: number) {
  const row = await queries.selectFrom('held_feed').selectAll().where('run_id', '=', runId).executeTakeFirst();
  const run = row === undefined ? null : await readRun(queries, runId);
  if (row === undefined || run === null) return null;
  return {
    run,
    /** SHA-256 in hexadecimal digits. */
    fileHash: row.file_hash,
    fileSize: Number(row.file_size),
    request: parseHeldRequest(row.request),
    /** Null: waiting. */
    decision: row.decision,
    decidedAt: row.decided_at,
  };
}

/** A held feed, waiting or decided. */
export type HeldFeed = NonNullable<Awaited<ReturnType<typeof readHeld>>>;

export interface HeldDecision {
  readonly decision: NonNullable<HeldFeedTable['decision']>;
  readonly now: Date;
}

/** False: it was already decided. */
export async function decideHeld(queries: Queries, runId: number, { decision, now }: HeldDecision): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('held_feed')
    .set({ decision, decided_at: now.toISOString() })
    .where('run_id', '=', runId)
    .where('decision', 'is', null)
    .executeTakeFirst();
  await deleteDecidedPlans(queries);
  return numUpdatedRows === 1n;
}

/** A later run supersedes earlier held files, which may no longer be published. */
export async function outdateHeld(
  queries: Queries,
  { feed, before, now }: { readonly feed: string; readonly before: number; readonly now: Date },
): Promise<void> {
  await queries
    .updateTable('held_feed')
    .set({ decision: 'outdated', decided_at: now.toISOString() })
    .where('decision', 'is', null)
    .where('run_id', 'in', (runs) =>
      runs.selectFrom('feed_run').select('id').where('feed', '=', feed).where('id', '<', before),
    )
    .execute();
  await deleteDecidedPlans(queries);
}
