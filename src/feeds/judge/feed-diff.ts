import type { SeenPlan, MissingPlan } from '#catalogue/statements/catalogue-writer-contract.ts';
import type { Money } from '#domain/money/money.ts';
import { WorstChanges } from './worst-changes.ts';
import type { ProviderMove } from './hold-reasons.ts';

/** A plan of a feed, as reports name it. */
interface PlanPrice {
  readonly provider: string;
  readonly id: string;
  readonly price: Money;
}

/** A plan whose facts differ from the published ones. */
interface PlanChange extends PlanPrice {
  /** The published price. Equal to `price`: another fact has changed. */
  readonly before: Money;
}

/** Differences between a feed and the published plans. */
export interface FeedChanges {
  readonly added: readonly PlanPrice[];
  readonly changed: readonly PlanChange[];
  readonly withdrawn: readonly PlanPrice[];
  /** Missing from the feed, and still offered for now. */
  readonly unseen: readonly PlanPrice[];
}

type ChangeKind = keyof FeedChanges;

/** Receives every change. */
export interface DiffWatch {
  change<Kind extends ChangeKind>(kind: Kind, change: FeedChanges[Kind][number]): void;
}

/** Sample size for detecting a common factor. */
const mostRatios = 10_000;

const exampleCount = 5;

interface Moves {
  /** Interned: each row of a feed brings its own copy, and there may be a million. */
  readonly provider: string;
  active: number;
  missing: number;
  repriced: number;
}

/** Compares a feed with the published plans as a stream. */
export class FeedDiff {
  /** The first few changes of each kind. */
  readonly examples: { readonly [Kind in ChangeKind]: FeedChanges[Kind][number][] } = {
    added: [],
    changed: [],
    withdrawn: [],
    unseen: [],
  };
  repriced = 0;
  readonly worst = new WorstChanges();
  readonly #moves = new Map<string, Moves>();
  readonly #ratios: number[] = [];
  readonly #repricedBy: number;
  readonly #watch: DiffWatch | null;

  /** @param watch receives every change; null: only the first few of each kind are kept */
  constructor({ repricedBy, watch }: { readonly repricedBy: number; readonly watch: DiffWatch | null }) {
    this.#repricedBy = repricedBy;
    this.#watch = watch;
  }

  seen({ provider, plan, before: stated, wasActive, isSame }: SeenPlan): void {
    const move = this.#moveOf(provider);
    if (wasActive) move.active += 1;
    if (isSame) return;
    const before = stated?.price ?? null;
    const change = { provider: move.provider, id: plan.externalId, price: plan.price };
    if (before === null) this.#tell('added', change);
    else this.#tell('changed', { ...change, before });
    if (wasActive && before !== null && !isSameMoney(before, plan.price))
      this.worst.moved({ provider: move.provider, id: plan.externalId, before, after: plan.price });
    const ratio = wasActive && before !== null ? priceRatio(before, plan.price) : 1;
    if (Math.abs(ratio - 1) <= this.#repricedBy) return;
    move.repriced += 1;
    this.repriced += 1;
    if (this.#ratios.length < mostRatios) this.#ratios.push(ratio);
  }

  missing({ provider, externalId, price, isWithdrawn }: MissingPlan): void {
    const move = this.#moveOf(provider);
    move.active += 1;
    move.missing += 1;
    this.worst.missing({ provider: move.provider, id: externalId, before: price });
    this.#tell(isWithdrawn ? 'withdrawn' : 'unseen', { provider: move.provider, id: externalId, price });
  }

  moves(): ProviderMove[] {
    return [...this.#moves.values()];
  }

  /** The factor that nearly all changed prices have in common; null: none. */
  commonRatio(): number | null {
    // Sorts infinite ones too: another currency is also something in common.
    const sorted = Float64Array.from(this.#ratios).sort();
    const median = sorted[Math.floor((sorted.length - 1) / 2)];
    if (median === undefined) return null;
    const alike = sorted.filter((ratio) => ratio === median || Math.abs(ratio / median - 1) < 0.02).length;
    return alike >= this.#ratios.length * 0.8 ? median : null;
  }

  #moveOf(provider: string): Moves {
    const move = this.#moves.get(provider) ?? { provider, active: 0, missing: 0, repriced: 0 };
    this.#moves.set(provider, move);
    return move;
  }

  #tell<Kind extends ChangeKind>(kind: Kind, change: FeedChanges[Kind][number]): void {
    if (this.examples[kind].length < exampleCount) this.examples[kind].push(change);
    this.#watch?.change(kind, change);
  }
}

/** The ratio of the new price to the old one; infinite for another currency or a free plan. */
function priceRatio(before: Money, after: Money): number {
  if (isSameMoney(before, after)) return 1;
  return before.currency === after.currency ? after.units / before.units : Number.POSITIVE_INFINITY;
}

function isSameMoney(a: Money, b: Money): boolean {
  return a.currency === b.currency && a.units === b.units;
}
