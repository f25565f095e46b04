import type { ProviderPlan, UnchangedPlans } from '#catalogue/statements/catalogue-writer-contract.ts';
import { UnchangedPlanFilter } from '#catalogue/statements/filter-unchanged-plans.ts';
import { preparePlan } from '#catalogue/stored/plan-facts-hash.ts';
import { feedAdapters } from '#feeds/adapters/feed-format.ts';
import { FeedDiff } from '#feeds/judge/feed-diff.ts';
import { findHoldReasons } from '#feeds/judge/hold-reasons.ts';
import { readingOf, type FileReading, type OutcomeParts } from '#feeds/judge/import-outcome.ts';
import { ImportCounters } from '#feeds/judge/import-report.ts';
import { judgeRows } from '#feeds/judge/judge-rows.ts';
import { loadMarket } from '#feeds/judge/load-market.ts';
import { PriceHistogram } from '#feeds/judge/price-histogram.ts';
import type { FeedFile } from '#feeds/read/feed-file.ts';
import { bufferPlans, type BufferedPlans } from './buffer-plans.ts';
import { sourceOf, type FeedStore, type ImportRequest } from './import-request.ts';

/** The plans that a feed states, and what was found on the way to them. */
export interface ReadPlans {
  readonly buffered: BufferedPlans;
  /** Left out of them; null: none. */
  readonly unchanged: UnchangedPlans | null;
  readonly parts: OutcomeParts;
  /** Why they need approval. */
  readonly holdReasons: () => ReturnType<typeof findHoldReasons>;
}

/**
 * Reads, maps and judges a file. Nothing is locked meanwhile.
 * @param filtersUnchanged true: plans that the catalogue has already are left out
 */
export async function readPlans(
  file: FeedFile,
  request: ImportRequest,
  { store, filtersUnchanged }: { readonly store: FeedStore; readonly filtersUnchanged: boolean },
): Promise<ReadPlans> {
  const { limits, rates, database } = store;
  const feed = await feedAdapters[request.format].open(file, request);
  const reading = (): FileReading => readingOf(feed, request.partial);
  const measures = { limits, rates, market: await loadMarket(database.queries, rates, limits.marketPlans) };
  const counters = new ImportCounters(request.changes);
  const diff = new FeedDiff({ repricedBy: limits.repricedBy, watch: request.changes });
  const histogram = new PriceHistogram();
  const judged = judgeRows({ feed, file, request, judging: { measures, counters, histogram } });
  const filter = new UnchangedPlanFilter(database, { now: request.now, source: sourceOf(request), watch: diff });
  const buffered = await bufferPlans(filtersUnchanged ? filter.filter(judged) : preparePlans(judged));
  return {
    buffered,
    unchanged: filtersUnchanged ? filter.unchanged : null,
    parts: { request, file, reading, counters, diff },
    holdReasons: () =>
      findHoldReasons(
        {
          providers: diff.moves(),
          prices: diff.priceMoves(),
          doubted: counters.doubted,
          unnamed: counters.unnamed,
          implausible: counters.implausible,
          read: counters.read,
          frequentPrice: histogram.frequentPrice(),
          damage: reading().damage,
        },
        limits,
      ),
  };
}

/** Computes fingerprints outside the transaction. */
async function* preparePlans(plans: AsyncIterable<ProviderPlan>): AsyncGenerator<ProviderPlan> {
  for await (const each of plans) yield preparePlan(each);
}
