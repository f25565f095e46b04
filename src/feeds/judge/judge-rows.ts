import type { ProviderPlan } from '#catalogue/statements/catalogue-writer-contract.ts';
import type { FeedOptions, MappedRow, OpenedFeed } from '#feeds/row/feed-adapter.ts';
import type { FeedFile } from '#feeds/read/feed-file.ts';
import { FeedRefusal } from '#feeds/read/feed-refusal.ts';
import type { ImportCounters } from './import-report.ts';
import { judgePlan } from './judge-plan.ts';
import type { Measures } from './check-price.ts';
import { KeySet, planKey } from './key-set.ts';
import { furtherPrices } from './plan-moves.ts';
import type { PriceHistogram } from './price-histogram.ts';
import { isUnnamedSeller } from '#feeds/row/vendors.ts';
import { skip } from '#feeds/read/skip-reason.ts';

export interface FeedProgress {
  readonly bytesRead: number;
  readonly bytesTotal: number;
  readonly rows: number;
}

/** Inputs for judging rows, and statistics of the feed. */
interface Judging {
  readonly measures: Measures;
  readonly counters: ImportCounters;
  readonly histogram: PriceHistogram;
}

export interface RowStream {
  readonly feed: OpenedFeed<MappedRow>;
  readonly file: FeedFile;
  readonly request: Pick<FeedOptions, 'provider'> & {
    readonly onProgress?: (progress: FeedProgress) => void;
  };
  readonly judging: Judging;
}

/** Rows between two calls of `onProgress`. */
const progressStep = 500;

/** The usable plans of a feed; every other row is counted with its reason. */
export async function* judgeRows({ feed, file, request, judging }: RowStream): AsyncGenerator<ProviderPlan> {
  const { counters } = judging;
  const ids = new KeySet();
  const renamed = request.provider === null ? null : new Set<string>();
  for await (const row of feed.rows) {
    counters.read += 1;
    if (counters.read % progressStep === 0) reportProgress(file, request, counters.read);
    if (row.result.ok && renamed !== null && row.result.value.namedProvider !== null)
      refuseSecondSeller(renamed.add(row.result.value.namedProvider), file);
    const plan = judgeRow(row, judging, ids);
    if (plan !== null) yield plan;
  }
  reportProgress(file, request, counters.read);
}

/** The plan of a row; null: it was skipped, and counted. */
function judgeRow({ number, result }: MappedRow, judging: Judging, ids: KeySet): ProviderPlan | null {
  const { counters, measures, histogram } = judging;
  if (!result.ok) {
    counters.addSkip(number, result.reason);
    return null;
  }
  const { provider, plan: stated, leftOut, priceKind, roundedPrice } = result.value;
  if (!ids.add(planKey(provider.slug, stated.externalId))) {
    counters.addSkip(number, skip('duplicate-id', 'id', stated.externalId));
    return null;
  }
  const { refusal, suspicions, plan } = judgePlan(stated, measures);
  if (refusal !== null) {
    counters.addSkip(number, refusal);
    counters.addDoubt(provider.slug, 'price');
    return null;
  }
  const kept = new Map(furtherPrices(plan));
  for (const [price] of furtherPrices(stated)) if (!kept.has(price)) counters.addDoubt(provider.slug, price);
  for (const suspicion of suspicions) counters.addSuspicion({ row: number, id: plan.externalId, ...suspicion });
  if (roundedPrice !== undefined)
    counters.addSuspicion({ row: number, id: plan.externalId, rule: 'rounded-price', finding: roundedPrice });
  if (histogram.add(provider.slug, plan))
    counters.addSuspicion({ row: number, id: plan.externalId, rule: 'repeated-offer', finding: plan.externalId });
  counters.addLeftOut(leftOut);
  if (isUnnamedSeller(provider.slug)) counters.unnamed.add(provider.name);
  if (priceKind === 'wholesale') counters.markedUp += 1;
  return { provider, plan };
}

/** One name for the plans of several sellers would mix up their prices. */
function refuseSecondSeller(names: ReadonlySet<string>, file: FeedFile): void {
  if (names.size < 2) return;
  const sellers = [...names].map((name) => JSON.stringify(name.slice(0, 60))).join(' and ');
  throw new FeedRefusal(
    `The file ${file.name} names several providers, ${sellers}, but --provider is for files with one. Import it without --provider, or split it.`,
  );
}

function reportProgress(file: FeedFile, { onProgress }: RowStream['request'], rows: number): void {
  onProgress?.({ bytesRead: file.bytesRead(), bytesTotal: file.size, rows });
}
