import type { Money } from '#domain/money/money.ts';

/** A difference between a feed and the published plans that an operator wants to see first. */
export interface WorstChange {
  readonly provider: string;
  /** The plan's own id. */
  readonly id: string;
  /** Which of its prices: see `PlanMove`. */
  readonly price: string;
  readonly before: Money;
  /** Null: the plan is missing from the feed. */
  readonly after: Money | null;
  /** By how much the larger price is larger; null: another currency, from or to nothing, or missing. */
  readonly factor: number | null;
}

/** Most changes that a report keeps of either kind. */
const mostWorst = 100;

/** Keeps the largest moves of prices, and the first missing plans, of any number of changes. */
export class WorstChanges {
  #moved: WorstChange[] = [];
  readonly #missing: WorstChange[] = [];

  moved(change: Omit<WorstChange, 'factor'> & { readonly after: Money }): void {
    this.#moved.push({ ...change, factor: factorOf(change.before, change.after) });
    // Sorted now and then only: a feed of a million plans may change every price.
    if (this.#moved.length >= 2 * mostWorst) this.#moved = largest(this.#moved);
  }

  missing(change: Pick<WorstChange, 'provider' | 'id' | 'before'>): void {
    if (this.#missing.length < mostWorst) this.#missing.push({ ...change, price: 'price', after: null, factor: null });
  }

  /** Moves first, the largest first. */
  changes(): readonly WorstChange[] {
    return [...largest(this.#moved), ...this.#missing];
  }
}

function largest(changes: readonly WorstChange[]): WorstChange[] {
  return changes.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, mostWorst);
}

/** What has no factor comes first: no other move is as large. */
function sizeOf({ factor }: WorstChange): number {
  return factor ?? Number.MAX_VALUE;
}

function factorOf(before: Money, after: Money): number | null {
  if (before.currency !== after.currency || before.units === 0 || after.units === 0) return null;
  return Math.max(before.units / after.units, after.units / before.units);
}
