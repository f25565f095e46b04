import type { PlanIdSet } from './plan-id-set.ts';
import type { Queries, TransactionQueries } from '#database/schema.ts';
import type { Money } from '#domain/money/money.ts';
import type { PlanFacts, ProviderFacts } from '#domain/plan/plan.ts';

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
  /** Of the plan, which then is in its normal order: see `preparePlan`. Left out: computed when it is stored. */
  readonly factsHash?: string;
}

/** A plan of an import beside what is stored of it. */
export interface MetPlan {
  /** Slug of the provider. */
  readonly provider: string;
  readonly plan: PlanFacts;
  /** The list price that was stored before; null: the plan is new. */
  readonly before: Money | null;
  /** Whether it was offered before. */
  readonly wasActive: boolean;
  /** Nothing but the time is new. */
  readonly isSame: boolean;
}

/** An offered plan that a complete feed has not named. */
export interface MissingPlan {
  /** Slug of the provider. */
  readonly provider: string;
  readonly externalId: string;
  readonly price: Money;
  /** False: it stays for now, because too few runs in a row have not named it. */
  readonly isWithdrawn: boolean;
}

/** Sees what an import changes before it is published. */
export interface ImportWatch {
  met(plan: MetPlan): void;
  missing(plan: MissingPlan): void;
  /** Called when all of it was seen: throws to undo it all. */
  judge(counts: ApplyCounts): void;
  /** Runs in the transaction that publishes; not called in a dry run. */
  publish(queries: Queries, counts: ApplyCounts): Promise<void>;
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
  /**
   * What the operator calls the place where the feed comes from. Plans of sellers that it named before and names no more are
   * withdrawn, too; null, or left out: nobody knows whom it named before.
   */
  readonly namedSource?: string | null;
  /** How many runs in a row may not name a plan before it is withdrawn; left out: one. */
  readonly withdrawnAfterRuns?: number;
  /** The same for being shown as not confirmed; left out: one. */
  readonly unconfirmedAfterRuns?: number;
  readonly watch?: ImportWatch;
  /** What a `UnchangedPlanFilter` has taken out of the stream; `apply` throws `CatalogueMoved` where that has become doubtful. */
  readonly known?: KnownPlans;
  /** Called now and then with the number of plans taken from the stream so far. */
  readonly onProgress?: (stored: number) => void;
  /** Called last, in the transaction; what it throws undoes the import. */
  readonly beforeCommit?: (transaction: TransactionQueries) => Promise<void>;
}

export interface ApplyCounts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly withdrawn: number;
  /** Plans that a complete feed has not named and that are still offered. */
  readonly unseen: number;
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

/**
 * Plans of a feed that are stored just as it states them. They are found while it is read, so that the transaction, which keeps
 * every other writer out of SQLite, need not look at them.
 */
export interface KnownPlans {
  /** Of the catalogue before the first of them was looked up: as long as it stays, they are known. */
  readonly version: number;
  readonly ids: PlanIdSet;
  /** Those of them that were seen again, at the time of the import. */
  readonly confirmed: PlanIdSet;
  /** Every provider of the feed, as the first of its plans states it. */
  readonly providers: ReadonlyMap<string, ProviderFacts>;
}
