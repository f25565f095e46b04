import type { ApplyCounts } from '#catalogue/statements/catalogue-writer-contract.ts';
import type { MarkUp } from '#domain/money/mark-up.ts';
import type { FeedChanges } from './feed-diff.ts';
import type { WorstChange } from './worst-changes.ts';
import type { FeedFormatName } from '#feeds/adapters/feed-format.ts';
import type { HoldReason, ProviderMove } from './hold-reasons.ts';
import { implausibleReasons, type Skip, type SkipReason } from '#feeds/read/skip-reason.ts';
import { doubtKey } from './plan-moves.ts';
import type { Suspicion, SuspicionRule } from './suspicion.ts';

/** A skipped row as an example of its reason. */
export interface SkipSample extends Skip {
  readonly row: number;
}

interface SkippedRows {
  readonly count: number;
  /** The first few different ones, in the order of the file. */
  readonly samples: readonly SkipSample[];
}

export interface SuspiciousRow extends Suspicion {
  readonly row: number;
  /** The plan's own id. */
  readonly id: string;
}

interface SuspiciousRows {
  readonly count: number;
  /** The first few, in the order of the file. */
  readonly samples: readonly SuspiciousRow[];
}

/**
 * Result of an import or dry run. `read` = added + changed + unchanged + all skipped; withdrawn and unseen plans are
 * not in the file.
 */
export interface ImportReport extends ApplyCounts {
  readonly format: FeedFormatName;
  readonly read: number;
  /** Of the changed: offered at a price that moved by more than the limit. */
  readonly repriced: number;
  readonly skipped: Readonly<Partial<Record<SkipReason, SkippedRows>>>;
  readonly suspicious: Readonly<Partial<Record<SuspicionRule, SuspiciousRows>>>;
  /** The first few of each kind. */
  readonly examples: FeedChanges;
  /** Every seller in the feed or missing from it, by slug; null: not known, in reports of older versions. */
  readonly sellers: readonly ProviderMove[] | null;
  /** The largest moves of prices, and plans that are missing. */
  readonly worst: readonly WorstChange[];
  /** Why it needs approval; empty: it does not. */
  readonly holdReasons: readonly HoldReason[];
  /** Destinations left out of plans' coverage, with the number of plans; the plans themselves were kept. */
  readonly leftOut: Readonly<Record<string, number>>;
  /** False for a file with only a part of its provider's plans: nothing is withdrawn then. */
  readonly complete: boolean;
  /** Traces of damage in the file, in words; null: none. */
  readonly damage: string | null;
  /** Columns that are not read, with the number of their values. */
  readonly unreadColumns: Readonly<Record<string, number>>;
  /** How many plans have a marked-up wholesale price, and by which rule; null: no rule was given. */
  readonly markUp: { readonly rule: MarkUp; readonly plans: number } | null;
}

const maxSamples = 5;
const maxLeftOutNames = 200;

type TalliedParts = Pick<ImportReport, 'read' | 'skipped' | 'suspicious' | 'leftOut'>;

/** Receives every row of these kinds. */
export interface RowWatch {
  skipped(row: SkipSample): void;
  suspicious(row: SuspiciousRow): void;
}

/** Counts rows as they pass. */
export class ImportCounters {
  read = 0;
  /** Plans with a marked-up wholesale price. */
  markedUp = 0;
  readonly #skipped = new Map<SkipReason, { count: number; samples: SkipSample[] }>();
  readonly #suspicious = new Map<SuspicionRule, { count: number; samples: SuspiciousRow[] }>();
  /** Prices left out, by provider and name of the price; `price`: the row was refused as implausible. */
  readonly doubted = new Map<string, number>();
  /** Names that stand for sellers without one. */
  readonly unnamed = new Set<string>();
  readonly #leftOut = new Map<string, number>();
  readonly #watch: RowWatch | null;

  /** @param watch receives every row; null: only the first few of each reason are kept */
  constructor(watch: RowWatch | null = null) {
    this.#watch = watch;
  }

  /** Rows refused as implausible. */
  get implausible(): number {
    return implausibleReasons.reduce((sum, reason) => sum + (this.#skipped.get(reason)?.count ?? 0), 0);
  }

  get skipped(): number {
    return [...this.#skipped.values()].reduce((sum, { count }) => sum + count, 0);
  }

  addSkip(row: number, skipped: Skip): void {
    const entry = this.#skipped.get(skipped.reason) ?? { count: 0, samples: [] };
    entry.count += 1;
    const isNew = !entry.samples.some(({ field, value }) => field === skipped.field && value === skipped.value);
    if (isNew && entry.samples.length < maxSamples) entry.samples.push({ row, ...skipped });
    this.#skipped.set(skipped.reason, entry);
    this.#watch?.skipped({ row, ...skipped });
  }

  addSuspicion(suspicious: SuspiciousRow): void {
    const entry = this.#suspicious.get(suspicious.rule) ?? { count: 0, samples: [] };
    entry.count += 1;
    if (entry.samples.length < maxSamples) entry.samples.push(suspicious);
    this.#suspicious.set(suspicious.rule, entry);
    this.#watch?.suspicious(suspicious);
  }

  addDoubt(provider: string, price: string): void {
    const key = doubtKey(provider, price);
    this.doubted.set(key, (this.doubted.get(key) ?? 0) + 1);
  }

  addLeftOut(names: readonly string[]): void {
    for (const name of names) {
      const count = this.#leftOut.get(name) ?? 0;
      if (count > 0 || this.#leftOut.size < maxLeftOutNames) this.#leftOut.set(name, count + 1);
    }
  }

  parts(): TalliedParts {
    return {
      read: this.read,
      skipped: inOrder(this.#skipped),
      suspicious: inOrder(this.#suspicious),
      leftOut: Object.fromEntries(this.#leftOut),
    };
  }
}

function inOrder<Name extends string, Entry>(entries: ReadonlyMap<Name, Entry>): Partial<Record<Name, Entry>> {
  const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
  const record: Partial<Record<Name, Entry>> = {};
  for (const [name, entry] of sorted) record[name] = entry;
  return record;
}
