import type { ImportWatch } from '#catalogue/statements/catalogue-writer-contract.ts';
import type { Queries } from '#database/schema.ts';
import { feedAdapters } from '#feeds/adapters/feed-format.ts';
import { heldOutcome, publishedOutcome, uselessOutcome, type ImportOutcome } from '#feeds/judge/import-outcome.ts';
import { sourceOf, type FeedStore, type ImportRequest } from './import-request.ts';
import type { ReadPlans } from './read-plans.ts';

/** Aborts the writer's transaction before anything is published, and carries the outcome. */
export class StoppedImport extends Error {
  override readonly name = 'StoppedImport';
  readonly outcome: ImportOutcome;

  constructor(outcome: ImportOutcome) {
    super(outcome.sentence);
    this.outcome = outcome;
  }
}

/** Runs in the transaction that publishes. */
export type OnPublish = (queries: Queries, outcome: ImportOutcome, importId: number) => Promise<void>;

type StatedRequest = Pick<
  ImportRequest,
  'format' | 'feed' | 'fileName' | 'path' | 'now' | 'dryRun' | 'isApproved' | 'beforeCommit'
>;

interface Stating {
  readonly request: StatedRequest;
  readonly store: FeedStore;
  /** True: only some of the feed's sellers, and of no other is anything withdrawn. */
  readonly isPart: boolean;
  readonly onPublish: OnPublish;
}

/** States plans and projects them, in one transaction. Throws `StoppedImport` where they need approval, or are none. */
export async function statePlans(
  read: ReadPlans,
  { request, store, isPart, onPublish }: Stating,
): Promise<ImportOutcome> {
  const { parts, unchanged, buffered } = read;
  const { limits } = store;
  const counts = await store.writer.apply(buffered.plans(), {
    source: `${request.format}: ${parts.file.name}`,
    feed: feedAdapters[request.format].feed,
    now: request.now,
    dryRun: request.dryRun,
    withdrawMissing: parts.reading().complete,
    sourceName: sourceOf(request),
    claimsSellers: request.feed !== null && !isPart,
    withdrawnAfterRuns: request.isApproved ? 1 : limits.withdrawnAfterRuns,
    unconfirmedAfterRuns: limits.unconfirmedAfterRuns,
    watch: watchPlans(read, request, onPublish),
    ...(unchanged !== null && { unchanged }),
    ...(request.beforeCommit === undefined ? {} : { beforeCommit: request.beforeCommit }),
  });
  return publishedOutcome(parts, counts);
}

function watchPlans({ parts, holdReasons }: ReadPlans, request: StatedRequest, onPublish: OnPublish): ImportWatch {
  return {
    seen: (plan) => parts.diff.seen(plan),
    missing: (plan) => parts.diff.missing(plan),
    judge: (counts) => {
      if (counts.added + counts.changed + counts.unchanged === 0)
        throw new StoppedImport(uselessOutcome(parts, counts));
      const reasons = holdReasons().filter(({ rule }) => !request.isApproved || rule === 'unnamed-seller');
      if (reasons.length > 0) throw new StoppedImport(heldOutcome(parts, { counts, reasons }));
    },
    publish: (queries, counts, importId) => onPublish(queries, publishedOutcome(parts, counts), importId),
  };
}
