import type { MissingPlan, SeenPlan, StatedBefore } from '#catalogue/statements/catalogue-writer-contract.ts';
import type { Money } from '#domain/money/money.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import { WorstChanges } from './worst-changes.ts';
import type { PriceMove, ProviderMove } from './hold-reasons.ts';
import { furtherPrices, planMoves, priceRatio } from './plan-moves.ts';

/** A plan of a feed, as reports name it. */
interface PlanPrice {
  readonly provider: string;
  readonly id: string;
  readonly price: Money;
}

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

export interface DiffWatch {
  change<Kind extends ChangeKind>(kind: Kind, change: FeedChanges[Kind][number]): void;
}

/** Sample size for detecting a common factor of one price of a provider. */
const mostRatios = 10_000;

const exampleCount = 5;

interface Moves {
  /** Interned: each row of a feed brings its own copy, and there may be a million. */
  readonly provider: string;
  active: number;
  missing: number;
  repriced: number;
  /** By the name of the price. */
  readonly prices: Map<string, PriceTally>;
}

interface PriceTally {
  stated: number;
  gone: number;
  moved: number;
  repriced: number;
  readonly ratios: number[];
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
  readonly #repricedBy: number;
  readonly #watch: DiffWatch | null;

  /** @param watch receives every change; null: only the first few of each kind are kept */
  constructor({ repricedBy, watch }: { readonly repricedBy: number; readonly watch: DiffWatch | null }) {
    this.#repricedBy = repricedBy;
    this.#watch = watch;
  }

  seen({ provider, plan, before, wasActive, isSame }: SeenPlan): void {
    const move = this.#moveOf(provider);
    if (wasActive) move.active += 1;
    if (wasActive && before !== null) for (const [price] of furtherPrices(before)) tallyOf(move, price).stated += 1;
    if (isSame) return;
    const change = { provider: move.provider, id: plan.externalId, price: plan.price };
    if (before === null) this.#tell('added', change);
    else this.#tell('changed', { ...change, before: before.price });
    if (wasActive && before !== null) this.#compare(move, before, plan);
  }

  #compare(provider: Moves, before: StatedBefore, plan: PlanFacts): void {
    const still = new Map(furtherPrices(plan));
    for (const [price] of furtherPrices(before)) if (!still.has(price)) tallyOf(provider, price).gone += 1;
    let isRepriced = false;
    for (const move of planMoves(before, plan)) {
      this.worst.moved({ provider: provider.provider, id: plan.externalId, ...move });
      const tally = tallyOf(provider, move.price);
      const ratio = priceRatio(move.before, move.after);
      tally.moved += 1;
      if (tally.ratios.length < mostRatios) tally.ratios.push(ratio);
      if (Math.abs(ratio - 1) <= this.#repricedBy) continue;
      tally.repriced += 1;
      isRepriced = true;
    }
    if (!isRepriced) return;
    provider.repriced += 1;
    this.repriced += 1;
  }

  missing({ provider, externalId, price, isWithdrawn }: MissingPlan): void {
    const move = this.#moveOf(provider);
    move.active += 1;
    move.missing += 1;
    this.worst.missing({ provider: move.provider, id: externalId, before: price });
    this.#tell(isWithdrawn ? 'withdrawn' : 'unseen', { provider: move.provider, id: externalId, price });
  }

  moves(): ProviderMove[] {
    return [...this.#moves.values()].map(({ prices: _prices, ...move }) => move);
  }

  priceMoves(): PriceMove[] {
    return [...this.#moves.values()].flatMap(({ provider, active, prices }) =>
      // Every plan has a list price, and may have an amount and days.
      [...prices].map(([price, tally]) => ({ provider, price, ...tally, stated: tally.stated || active })),
    );
  }

  #moveOf(provider: string): Moves {
    const move = this.#moves.get(provider) ?? { provider, active: 0, missing: 0, repriced: 0, prices: new Map() };
    this.#moves.set(provider, move);
    return move;
  }

  #tell<Kind extends ChangeKind>(kind: Kind, change: FeedChanges[Kind][number]): void {
    if (this.examples[kind].length < exampleCount) this.examples[kind].push(change);
    this.#watch?.change(kind, change);
  }
}

function tallyOf({ prices }: Moves, price: string): PriceTally {
  const tally = prices.get(price) ?? { stated: 0, gone: 0, moved: 0, repriced: 0, ratios: [] };
  prices.set(price, tally);
  return tally;
}
