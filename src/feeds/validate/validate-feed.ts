import type { ProviderPlan } from '#catalogue/statements/catalogue-writer-contract.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import type { FeedOptions, MappedRow, OpenedFeed } from '#feeds/row/feed-adapter.ts';
import { openFeedFile } from '#feeds/read/feed-file.ts';
import { feedAdapters, type FeedFormatName } from '#feeds/adapters/feed-format.ts';
import type { FeedLimits } from '#feeds/judge/feed-limits.ts';
import { FeedRefusal } from '#feeds/read/feed-refusal.ts';
import { findHoldReasons } from '#feeds/judge/hold-reasons.ts';
import { readingOf } from '#feeds/judge/import-outcome.ts';
import { ImportCounters, type RowWatch } from '#feeds/judge/import-report.ts';
import { judgeRows, type FeedProgress } from '#feeds/judge/judge-rows.ts';
import { amountText } from '#feeds/judge/check-price.ts';
import { Market } from '#feeds/judge/market.ts';
import { PriceHistogram } from '#feeds/judge/price-histogram.ts';
import { skipMeanings, type SkipReason } from '#feeds/read/skip-reason.ts';
import { suspicionMeanings, type SuspicionRule } from '#feeds/judge/suspicion.ts';

export interface ValidationRequest extends FeedOptions {
  readonly path: string;
  readonly fileName: string;
  readonly format: FeedFormatName;
  readonly onProgress?: (progress: FeedProgress) => void;
}

export interface RowProblem {
  /** Line of a CSV file, or index of the entry in a JSON file, from 1. */
  readonly row: number;
  /** Whether the row is left out, or published and only odd. */
  readonly weight: 'skipped' | 'suspicious';
  readonly rule: SkipReason | SuspicionRule;
  /** The rule in words. */
  readonly meaning: string;
  /** Field of the row; empty: the row as a whole. */
  readonly field: string;
  /** The value or finding. */
  readonly found: string;
}

/** A plan that would be published, in short. */
interface PlanExample {
  readonly provider: string;
  readonly id: string;
  readonly places: string;
  readonly data: string;
  readonly days: number | null;
  readonly price: string;
}

const mostExamples = 5;

/** Problems of a feed, row by row. */
export interface FeedValidation {
  readonly fileName: string;
  readonly format: FeedFormatName;
  readonly read: number;
  /** Rows that would be published. */
  readonly usable: number;
  /** The first few of them. */
  readonly examples: readonly PlanExample[];
  /** In the order of the file. */
  readonly problems: readonly RowProblem[];
  /** Reasons to hold the feed as a whole, for the sentence "this feed would …". */
  readonly holdWords: readonly string[];
  /** Destinations that plans would not be listed at, with the number of plans. */
  readonly leftOut: Readonly<Record<string, number>>;
  /** Traces of damage in the file, in words; null: none. */
  readonly damage: string | null;
  /** Columns that are not read, with the number of their values. */
  readonly unreadColumns: Readonly<Record<string, number>>;
}

/** Validates a feed without a database, so without market prices. */
export async function validateFeed(
  request: ValidationRequest,
  { limits, rates }: { readonly limits: FeedLimits; readonly rates: RateTable },
): Promise<Result<FeedValidation>> {
  const opened = await openFeedFile(request.path);
  if (!opened.ok) return opened;
  const file = { ...opened.value, name: request.fileName };
  const measures = { limits, rates, market: new Market(limits.marketPlans) };
  const problems: RowProblem[] = [];
  const judging = { measures, counters: new ImportCounters(gather(problems)), histogram: new PriceHistogram() };
  const examples: PlanExample[] = [];
  let usable = 0;
  let feed: OpenedFeed<MappedRow>;
  try {
    feed = await feedAdapters[request.format].open(file, request);
    for await (const plan of judgeRows({ feed, file, request, judging })) {
      usable += 1;
      if (examples.length < mostExamples) examples.push(exampleOf(plan));
    }
  } catch (error) {
    if (error instanceof FeedRefusal) return failure(error.message);
    throw error;
  }
  const { counters, histogram } = judging;
  const { read, implausible, doubted } = counters;
  const { damage, unreadColumns = {} } = readingOf(feed, false);
  const frequentPrice = histogram.frequentPrice();
  const { unnamed } = counters;
  const moves = { providers: [], prices: [], doubted, implausible, read, frequentPrice, damage, unnamed };
  return success({
    fileName: request.fileName,
    format: request.format,
    read,
    usable,
    examples,
    problems: problems.sort((a, b) => a.row - b.row),
    holdWords: findHoldReasons(moves, limits).map(({ words }) => words),
    leftOut: counters.parts().leftOut,
    damage: damage?.words ?? null,
    unreadColumns,
  });
}

function exampleOf({ provider, plan }: ProviderPlan): PlanExample {
  const { externalId: id, coverage, dataKind, dataMb, validityDays: days, price } = plan;
  const amount = dataMb === null ? '' : `${dataMb} MB${dataKind === 'daily' ? ' a day' : ''}`;
  return {
    provider: provider.slug,
    id,
    places:
      coverage.length > 3 ? `${coverage.slice(0, 3).join(' ')} and ${coverage.length - 3} more` : coverage.join(' '),
    data: dataKind === 'unlimited' || amount === '' ? dataKind : amount,
    days,
    price: amountText(price),
  };
}

function gather(problems: RowProblem[]): RowWatch {
  return {
    skipped: ({ row, reason, field, value }) =>
      problems.push({ row, weight: 'skipped', rule: reason, meaning: skipMeanings[reason], field, found: value }),
    suspicious: ({ row, rule, finding }) =>
      problems.push({ row, weight: 'suspicious', rule, meaning: suspicionMeanings[rule], field: '', found: finding }),
  };
}
