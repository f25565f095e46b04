import type { ApplyCounts } from '#catalogue/catalogue-writer-contract.ts';
import type { FeedFormatName } from './feed-format.ts';
import type { Skip, SkipReason } from './skip-reason.ts';

/** A skipped row that stands for others of its reason. */
export interface SkipSample extends Skip {
  readonly row: number;
}

interface SkippedRows {
  readonly count: number;
  /** The first few different ones, in the order of the file. */
  readonly samples: readonly SkipSample[];
}

/** What an import did. `read` = added + changed + unchanged + all skipped; withdrawn plans are not in the file. */
export interface ImportReport extends ApplyCounts {
  readonly format: FeedFormatName;
  readonly read: number;
  readonly skipped: Readonly<Partial<Record<SkipReason, SkippedRows>>>;
  /** Destinations that were left out of a plan's list, with the number of plans; the plans themselves were kept. */
  readonly leftOut: Readonly<Record<string, number>>;
  /** False for a file that holds only a part of its provider's plans: nothing is withdrawn then. */
  readonly complete: boolean;
}

const maxSamples = 5;
const maxLeftOutNames = 200;

/** Counts rows as they pass. */
export class ImportTally {
  read = 0;
  readonly #skipped = new Map<SkipReason, { count: number; samples: SkipSample[] }>();
  readonly #leftOut = new Map<string, number>();

  addSkip(row: number, skipped: Skip): void {
    const entry = this.#skipped.get(skipped.reason) ?? { count: 0, samples: [] };
    entry.count += 1;
    const isNew = !entry.samples.some(({ field, value }) => field === skipped.field && value === skipped.value);
    if (isNew && entry.samples.length < maxSamples) entry.samples.push({ row, ...skipped });
    this.#skipped.set(skipped.reason, entry);
  }

  addLeftOut(names: readonly string[]): void {
    for (const name of names) {
      const count = this.#leftOut.get(name) ?? 0;
      if (count > 0 || this.#leftOut.size < maxLeftOutNames) this.#leftOut.set(name, count + 1);
    }
  }

  report(format: FeedFormatName, counts: ApplyCounts, complete: boolean): ImportReport {
    const skipped = Object.fromEntries([...this.#skipped].sort(([a], [b]) => (a < b ? -1 : 1)));
    return { format, read: this.read, ...counts, skipped, leftOut: Object.fromEntries(this.#leftOut), complete };
  }
}
