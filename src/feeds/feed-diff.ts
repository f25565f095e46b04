import type { MetPlan, MissingPlan } from '#catalogue/catalogue-writer-contract.ts';
import { percentileOf } from '#domain/kernel/percentile.ts';
import type { Money } from '#domain/money/money.ts';
import type { ProviderMove } from './hold-reasons.ts';

/** A plan of a feed, as reports name it. */
interface PlanPrice {
  readonly provider: string;
  readonly id: string;
  readonly price: Money;
}

/** A plan whose facts differ from what is published. */
interface PlanChange extends PlanPrice {
  /** What is published. Equal to `price`: something else has changed. */
  readonly before: Money;
}

/** What a feed would change of what is published. */
export interface FeedChanges {
  readonly added: readonly PlanPrice[];
  readonly changed: readonly PlanChange[];
  readonly withdrawn: readonly PlanPrice[];
  /** Not in the feed, and still offered for now. */
  readonly unseen: readonly PlanPrice[];
}

type ChangeKind = keyof FeedChanges;

/** Is told of every change as it is found. */
export interface DiffWatch {
  change<Kind extends ChangeKind>(kind: Kind, change: FeedChanges[Kind][number]): void;
}

/** Enough of them to tell a factor that most of them have in common. */
const mostRatios = 10_000;

const exampleCount = 5;

interface Moves {
  /** One text for all changes of a seller: each row of a feed brings its own, and there may be a million. */
  readonly provider: string;
  active: number;
  missing: number;
  repriced: number;
}

/** Compares a feed with what is published, plan by plan as they pass. */
export class FeedDiff {
  /** The first few changes of each kind. */
  readonly examples: { readonly [Kind in ChangeKind]: FeedChanges[Kind][number][] } = {
    added: [],
    changed: [],
    withdrawn: [],
    unseen: [],
  };
  repriced = 0;
  readonly #moves = new Map<string, Moves>();
  readonly #ratios: number[] = [];
  readonly #repricedBy: number;
  readonly #watch: DiffWatch | null;

  /** @param watch null: nobody wants more than the first few changes of each kind */
  constructor({ repricedBy, watch }: { readonly repricedBy: number; readonly watch: DiffWatch | null }) {
    this.#repricedBy = repricedBy;
    this.#watch = watch;
  }

  met({ provider, plan, before, wasActive, isSame }: MetPlan): void {
    const move = this.#moveOf(provider);
    if (wasActive) move.active += 1;
    if (isSame) return;
    const change = { provider: move.provider, id: plan.externalId, price: plan.price };
    if (before === null) this.#tell('added', change);
    else this.#tell('changed', { ...change, before });
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
    this.#tell(isWithdrawn ? 'withdrawn' : 'unseen', { provider: move.provider, id: externalId, price });
  }

  moves(): ProviderMove[] {
    return [...this.#moves.values()];
  }

  /** What nearly all prices that moved were multiplied by; null: they have nothing in common. */
  commonRatio(): number | null {
    const median = percentileOf(this.#ratios, 0.5);
    if (median === null) return null;
    const alike = this.#ratios.filter((ratio) => Math.abs(ratio / median - 1) < 0.02).length;
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

/** How many times the old price the new one is; another currency or a price of nothing is a move beyond all measure. */
function priceRatio(before: Money, after: Money): number {
  if (before.currency === after.currency && before.units === after.units) return 1;
  return before.currency !== after.currency || before.units === 0
    ? Number.POSITIVE_INFINITY
    : after.units / before.units;
}
