import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProviderPlan } from '#catalogue/statements/catalogue-writer-contract.ts';
import type { Queries } from '#database/schema.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { FeedDiff } from '#feeds/judge/feed-diff.ts';
import type { OutcomeParts } from '#feeds/judge/import-outcome.ts';
import { ImportCounters, type ImportReport } from '#feeds/judge/import-report.ts';
import { FeedRefusal } from '#feeds/read/feed-refusal.ts';
import { hashFile } from '#feeds/read/hash-file.ts';
import { bufferPlans } from './buffer-plans.ts';
import { isUnnamedSeller } from '#feeds/row/vendors.ts';
import { decideHeld, outdateHeld, readHeld, type HeldFeed } from './held-feeds.ts';
import { hasHeldPlans, readHeldPlans } from './held-plans.ts';
import type { FeedStore } from './import-request.ts';
import { recordRun, takeFile, type FeedRunOutcome, type Run } from './run-feed.ts';
import { statePlans } from './state-plans.ts';

interface Release extends FeedStore {
  readonly dataDir: string;
  readonly now: Date;
  /** Of these only; the rest goes on waiting. Null: all of it. */
  readonly onlySellers: ReadonlySet<string> | null;
  readonly onPublish: (queries: Queries) => Promise<void>;
}

/** Publishes exactly what was held. Failure: nothing of it is kept. */
export async function releaseFeed(held: HeldFeed, release: Release): Promise<Result<FeedRunOutcome>> {
  const { run, fileHash, request } = held;
  const { database, dataDir, now, onlySellers } = release;
  const unnamed = (run.report?.sellers ?? []).find(
    ({ provider }) => isUnnamedSeller(provider) && (onlySellers?.has(provider) ?? true),
  );
  if (unnamed !== undefined)
    return failure(
      `Run ${run.id} would publish plans as "${unnamed.provider}": name their seller with --provider, or with "provider" in the feed's entry, and run the feed again.`,
    );
  const start = { feed: run.feed, format: request.format, fileName: run.fileName, now, releasedRunId: run.id };
  if (await hasHeldPlans(database.queries, run.id))
    return success(await recordRun(database, start, (started) => publishHeld(held, release, started)));
  const path = keptFile(dataDir, held);
  if ((await hashFile(path).catch(() => null)) !== fileHash)
    return failure(
      `What run ${run.id} would publish is gone, so run the feed again, or discard it with "roamchart feeds discard ${run.id}".`,
    );
  if (onlySellers !== null)
    return failure(`Run ${run.id} was held by version 1.0.0: release it as a whole, or run the feed again.`);
  const approved = { isApproved: true, dryRun: false, changes: null, now };
  const file = { ...request, ...approved, path, fileName: run.fileName };
  const outcome = await recordRun(database, start, (started) =>
    takeFile(file, release, { ...started, settle: (queries) => settle(queries, held, { release, isPart: false }) }),
  );
  if (outcome.status === 'published' || outcome.status === 'unchanged') await rm(path, { force: true });
  return success(outcome);
}

/** Where version 1.0.0 kept the file of a held run. */
export function keptFile(dataDir: string, { fileHash }: Pick<HeldFeed, 'fileHash'>): string {
  return join(dataDir, 'feeds', 'held', fileHash);
}

async function publishHeld(held: HeldFeed, release: Release, run: Run) {
  const { onlySellers, now, database } = release;
  const isPart = onlySellers !== null;
  const counted = new ImportCounters();
  using buffered = await bufferPlans(countPlans(readHeldPlans(database.queries, held.run.id, onlySellers), counted));
  const request = { ...held.request, fileName: held.run.fileName, path: '', isApproved: true, dryRun: false, now };
  const counters = held.run.report === null || isPart ? counted : countedBefore(held.run.report);
  const parts = partsOf(held, { repricedBy: release.limits.repricedBy, counters });
  return await statePlans(
    { buffered, unchanged: null, parts, holdReasons: () => [] },
    {
      request,
      store: release,
      isPart,
      onPublish: async (queries, outcome, importId) => {
        await run.end(queries, { ...outcome, importId });
        await settle(queries, held, { release, isPart });
      },
    },
  );
}

/** In the publishing transaction: of two processes one publishes. A held run of which only a part is published goes on waiting. */
async function settle(
  queries: Queries,
  { run }: HeldFeed,
  { release, isPart }: { readonly release: Pick<Release, 'now' | 'onPublish'>; readonly isPart: boolean },
): Promise<void> {
  const { now, onPublish } = release;
  const isWaiting = isPart
    ? (await readHeld(queries, run.id))?.decision === null
    : await decideHeld(queries, run.id, { decision: 'released', now });
  if (!isWaiting) throw new FeedRefusal(`Someone else has already decided on run ${run.id}; nothing was changed.`);
  if (!isPart) await outdateHeld(queries, { feed: run.feed, before: run.id, now });
  await onPublish(queries);
}

/** Rows of a part are its plans. */
async function* countPlans(plans: AsyncIterable<ProviderPlan>, counters: ImportCounters): AsyncGenerator<ProviderPlan> {
  for await (const plan of plans) {
    counters.read += 1;
    yield plan;
  }
}

/** What the rows of the held file had shown. */
function partsOf(
  { run, request }: HeldFeed,
  { repricedBy, counters }: { readonly repricedBy: number; readonly counters: OutcomeParts['counters'] },
): OutcomeParts {
  const { report } = run;
  const damage = report?.damage ?? null;
  return {
    request: { ...request, dryRun: false },
    file: { name: run.fileName },
    reading: () => ({
      complete: report?.complete ?? false,
      damage: damage === null ? null : { words: damage, isHeld: true },
      unreadColumns: report?.unreadColumns ?? {},
    }),
    counters,
    diff: new FeedDiff({ repricedBy, watch: null }),
  };
}

function countedBefore({ read, skipped, suspicious, leftOut, markUp }: ImportReport): OutcomeParts['counters'] {
  const all = Object.values(skipped).reduce((sum, { count }) => sum + count, 0);
  return { read, skipped: all, markedUp: markUp?.plans ?? 0, parts: () => ({ read, skipped, suspicious, leftOut }) };
}
