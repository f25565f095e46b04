import type {
  ApplyOptions,
  CatalogueWriter,
  ImportWatch,
  ProviderPlan,
} from '#catalogue/project/catalogue-writer-contract.ts';
import { preparePlan } from '#catalogue/stored/plan-facts-hash.ts';
import { CatalogueMoved, UnchangedPlanFilter } from '#catalogue/statements/filter-unchanged-plans.ts';
import { DatabaseError } from '#database/database-error.ts';
import type { Database } from '#database/database.ts';
import type { Queries } from '#database/schema.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import type { ChangeLog } from '#feeds/judge/change-log.ts';
import type { FeedOptions } from '#feeds/row/feed-adapter.ts';
import { FeedDiff } from '#feeds/judge/feed-diff.ts';
import { openFeedFile, type FeedFile } from '#feeds/read/feed-file.ts';
import { feedAdapters, type FeedFormatName } from '#feeds/adapters/feed-format.ts';
import type { FeedLimits } from '#feeds/judge/feed-limits.ts';
import { FeedRefusal } from '#feeds/read/feed-refusal.ts';
import { findHoldReasons } from '#feeds/judge/hold-reasons.ts';
import {
  heldOutcome,
  publishedOutcome,
  readingOf,
  uselessOutcome,
  type FileReading,
  type ImportOutcome,
  type OutcomeParts,
} from '#feeds/judge/import-outcome.ts';
import { ImportCounters } from '#feeds/judge/import-report.ts';
import { judgeRows, type FeedProgress, type Judging } from '#feeds/judge/judge-rows.ts';
import { loadMarket } from '#feeds/judge/load-market.ts';
import { PriceHistogram } from '#feeds/judge/price-histogram.ts';
import { bufferPlans } from './buffer-plans.ts';
import { BufferFailure } from '#feeds/read/unnamed-file.ts';

export interface ImportRequest extends FeedOptions {
  readonly path: string;
  /** The operator's name for the source; null: the file's. */
  readonly feed: string | null;
  /** Reported name of the file; default: its own name. */
  readonly fileName?: string;
  readonly format: FeedFormatName;
  /** True: the operator states that the file holds only a part of its provider's plans. */
  readonly partial: boolean;
  /** Slugs of the sellers that are published; absent or null: all. */
  readonly onlySellers?: ReadonlySet<string> | null;
  /** True: an operator has looked at what the feed changes, so it is not held, and withdraws at once. */
  readonly isApproved: boolean;
  readonly dryRun: boolean;
  /** Receives every change; null: the report contains the first few of each kind. */
  readonly changes: ChangeLog | null;
  readonly now: Date;
  readonly beforeCommit?: ApplyOptions['beforeCommit'];
  readonly onProgress?: (progress: FeedProgress) => void;
}

export interface ImportStore {
  readonly database: Database;
  readonly writer: CatalogueWriter;
  readonly rates: RateTable;
  readonly limits: FeedLimits;
}

/** Runs in the transaction that publishes. */
export type OnPublish = (queries: Queries, outcome: ImportOutcome, importId: number) => Promise<void>;

/** Aborts the writer's transaction before anything is published, and carries the outcome. */
class StoppedImport extends Error {
  override readonly name = 'StoppedImport';
  readonly outcome: ImportOutcome;

  constructor(outcome: ImportOutcome) {
    super(outcome.sentence);
    this.outcome = outcome;
  }
}

/**
 * Imports one file: all of it or nothing. It is refused when it is not understood or has no usable rows, fails when
 * the database cannot be written, and is held when it needs approval. Bad rows are no failure; they are counted.
 */
export async function runImport(
  request: ImportRequest,
  store: ImportStore,
  onPublish: OnPublish = async () => {},
): Promise<ImportOutcome> {
  const file = await openFeedFile(request.path);
  if (!file.ok) return { status: 'refused', sentence: file.reason, report: null };
  const name = request.fileName ?? file.value.name;
  try {
    return await importFile({ ...file.value, name }, { request, store, onPublish });
  } catch (error) {
    if (error instanceof StoppedImport) return error.outcome;
    const isFailure = error instanceof DatabaseError || error instanceof BufferFailure;
    if (!isFailure && !(error instanceof FeedRefusal)) throw error;
    return { status: isFailure ? 'failed' : 'refused', sentence: error.message, report: null };
  }
}

interface ImportParts {
  readonly request: ImportRequest;
  readonly store: ImportStore;
  readonly onPublish: OnPublish;
}

/** If the catalogue changes while the feed is read, its rows are compared again inside the transaction. */
async function importFile(file: FeedFile, parts: ImportParts): Promise<ImportOutcome> {
  try {
    return await importRows(file, parts, { filtersUnchanged: true });
  } catch (error) {
    if (!(error instanceof CatalogueMoved)) throw error;
    parts.request.changes?.clear();
    return await importRows(file, parts, { filtersUnchanged: false });
  }
}

async function importRows(
  file: FeedFile,
  { request, store, onPublish }: ImportParts,
  { filtersUnchanged }: { readonly filtersUnchanged: boolean },
): Promise<ImportOutcome> {
  const { limits, rates, database } = store;
  const adapter = feedAdapters[request.format];
  const feed = await adapter.open(file, request);
  const reading = (): FileReading => readingOf(feed, request.partial);
  const judging = {
    measures: { limits, rates, market: await loadMarket(database.queries, rates, limits.marketPlans) },
    counters: new ImportCounters(request.changes),
    diff: new FeedDiff({ repricedBy: limits.repricedBy, watch: request.changes }),
    histogram: new PriceHistogram(),
  };
  const outcomeParts = { request, file, reading, ...judging };
  const watch = watchImport(outcomeParts, onPublish);
  const judged = judgeRows({ feed, file, request, judging });
  const filter = new UnchangedPlanFilter(
    { queries: database.queries, engine: database.engine },
    { now: request.now, watch },
  );
  using buffered = await bufferPlans(filtersUnchanged ? filter.filter(judged) : preparePlans(judged));
  const counts = await store.writer.apply(buffered.plans(), {
    source: `${request.format}: ${file.name}`,
    feed: adapter.feed,
    now: request.now,
    dryRun: request.dryRun,
    withdrawMissing: reading().complete,
    namedSource: request.feed,
    onlySomeSellers: (request.onlySellers ?? null) !== null,
    withdrawnAfterRuns: request.isApproved ? 1 : limits.withdrawnAfterRuns,
    unconfirmedAfterRuns: limits.unconfirmedAfterRuns,
    watch,
    ...(filtersUnchanged && { unchanged: filter.unchanged }),
    ...(request.beforeCommit === undefined ? {} : { beforeCommit: request.beforeCommit }),
  });
  return publishedOutcome(outcomeParts, counts);
}

/** Computes fingerprints outside the transaction. */
async function* preparePlans(plans: AsyncIterable<ProviderPlan>): AsyncGenerator<ProviderPlan> {
  for await (const each of plans) yield preparePlan(each);
}

interface WatchParts extends OutcomeParts, Judging {
  readonly request: ImportRequest;
  readonly counters: ImportCounters;
}

function watchImport(parts: WatchParts, onPublish: OnPublish): ImportWatch {
  const { request, counters, diff, histogram, measures } = parts;
  return {
    seen: (plan) => diff.seen(plan),
    missing: (plan) => diff.missing(plan),
    judge: (counts) => {
      if (counts.added + counts.changed + counts.unchanged === 0)
        throw new StoppedImport(uselessOutcome(parts, counts));
      const moves = {
        providers: diff.moves(),
        prices: diff.priceMoves(),
        doubted: counters.doubted,
        implausible: counters.implausible,
        read: counters.read,
        frequentPrice: histogram.frequentPrice(),
        damage: parts.reading().damage,
      };
      const reasons = findHoldReasons(moves, measures.limits);
      if (reasons.length > 0 && !request.isApproved) throw new StoppedImport(heldOutcome(parts, { counts, reasons }));
    },
    publish: (queries, counts, importId) => onPublish(queries, publishedOutcome(parts, counts), importId),
  };
}
