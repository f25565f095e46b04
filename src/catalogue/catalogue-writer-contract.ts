import type { Money } from '#domain/money.ts';
import type { PlanFacts, ProviderFacts } from '#domain/plan.ts';

/** A list price from an instant on. */
export interface PastPrice {
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly price: Money;
}

/** One plan that is ready to store. */
export interface ProviderPlan {
  readonly provider: ProviderFacts;
  readonly plan: PlanFacts;
  /**
   * List prices from before this import, oldest first; observed when the plan is new, each under an import of its own
   * time. Only examples have them: what a real seller asked before was seen then or is not known.
   */
  readonly pastPrices?: readonly PastPrice[];
}

export interface ApplyOptions {
  /** Names the source of the prices in the import record and in every observation, e.g. `price-csv: prices.csv`. */
  readonly source: string;
  readonly now: Date;
  /** Counts what would happen, then rolls back. */
  readonly dryRun: boolean;
  /**
   * Which of a provider's feeds this is, e.g. `esim-go`: only plans that the same feed brought are withdrawn.
   * Absent: the one feed without a name.
   */
  readonly feed?: string;
  /**
   * Plans of a provider in the feed that the feed no longer has are withdrawn (kept, no longer shown).
   * False for feeds that carry only a part of a provider's plans.
   */
  readonly withdrawMissing: boolean;
  /** Called now and then with the number of plans taken from the stream so far. */
  readonly onProgress?: (stored: number) => void;
}

export interface ApplyCounts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly withdrawn: number;
  /** Plans of invented providers that the first real ones have pushed aside. */
  readonly examplesWithdrawn: number;
}

/**
 * Stores a stream of plans in one transaction: all of it or nothing. Each plan whose facts differ from what is stored
 * is an addition or a change; a price or promo that differs is also appended to the observations. The first plan of a
 * real provider withdraws the plans of all invented ones.
 */
export interface CatalogueWriter {
  apply(plans: AsyncIterable<ProviderPlan> | Iterable<ProviderPlan>, options: ApplyOptions): Promise<ApplyCounts>;
}
