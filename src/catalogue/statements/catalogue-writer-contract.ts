import type { PlanIdSet } from '#catalogue/stored/plan-id-set.ts';
import type { OwnFacts } from '#catalogue/stored/plan-row.ts';
import type { Queries, TransactionQueries } from '#database/schema.ts';
import type { Money } from '#domain/money/money.ts';
import type { PlanFacts, PlanPromo, ProviderFacts } from '#domain/plan/plan.ts';

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
   * List prices before this import, oldest first; observed when the plan is new, each under an import of its own
   * time. Only examples have them.
   */
  readonly pastPrices?: readonly PastPrice[];
  /** Of the normalised plan: see `preparePlan`. Absent: computed when it is stored. */
  readonly factsHash?: string;
}

/** The facts of a plan before an import that decide what a traveller pays and gets. */
export interface StatedBefore extends Pick<OwnFacts, 'price' | 'ownPrices' | 'dataKind' | 'dataMb' | 'validityDays'> {
  readonly promo: Pick<PlanPromo, 'price'> | null;
}

/** A plan of an import compared with its newest statement. */
export interface SeenPlan {
  /** Slug of the provider. */
  readonly provider: string;
  readonly plan: PlanFacts;
  /** What feeds stated before; null: nothing. */
  readonly before: StatedBefore | null;
  /** Whether it was offered before. */
  readonly wasActive: boolean;
  /** Only the time differs. */
  readonly isSame: boolean;
}

/** An offered plan that is missing from a complete feed. */
export interface MissingPlan {
  /** Slug of the provider. */
  readonly provider: string;
  readonly externalId: string;
  readonly price: Money;
  /** False: it stays for now, because too few runs in a row have missed it. */
  readonly isWithdrawn: boolean;
}

/** Observes the changes of an import before they are published. */
export interface ImportWatch {
  seen(plan: SeenPlan): void;
  missing(plan: MissingPlan): void;
  /** Called after all plans; throwing rolls back. */
  judge(counts: ApplyCounts): void;
  /** Runs in the transaction that publishes; not called in a dry run. `importId`: the record of the import. */
  publish(queries: Queries, counts: ApplyCounts, importId: number): Promise<void>;
}

export interface ApplyOptions {
  /** Source of the prices in the import record and in every observation, e.g. `price-csv: prices.csv`. */
  readonly source: string;
  readonly now: Date;
  /** Counts what would happen, then rolls back. */
  readonly dryRun: boolean;
  /**
   * Which of a provider's feeds this is, e.g. `esim-go`: only plans of the same feed are withdrawn. Absent: the one
   * feed without a name.
   */
  readonly feed?: string;
  /**
   * Plans of the feed's providers that are missing from the feed are withdrawn (kept, no longer shown). False for
   * feeds with only a part of a provider's plans.
   */
  readonly withdrawMissing: boolean;
  /** The name of the feed in its runs: what it states can be reverted and retired. Absent: no feed states it. */
  readonly sourceName?: string;
  /**
   * True: the source has all plans of its sellers, so that plans of sellers that it named before and no longer names are
   * withdrawn, too. Default: only those of the sellers it names.
   */
  readonly claimsSellers?: boolean;
  /** Runs in a row that must miss a plan before it is withdrawn; default: one. */
  readonly withdrawnAfterRuns?: number;
  /** Runs in a row that must miss a plan before it is shown as not confirmed; default: one. */
  readonly unconfirmedAfterRuns?: number;
  readonly watch?: ImportWatch;
  /**
   * Plans that an `UnchangedPlanFilter` has removed from the stream; `apply` throws `CatalogueMoved` if the catalogue
   * has changed since.
   */
  readonly unchanged?: UnchangedPlans;
  /** Called from time to time with the number of plans taken from the stream so far. */
  readonly onProgress?: (stored: number) => void;
  /** Called last, in the transaction; throwing rolls back. */
  readonly beforeCommit?: (transaction: TransactionQueries) => Promise<void>;
}

export interface ApplyCounts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly withdrawn: number;
  /** Missing from a complete feed and still offered. */
  readonly unseen: number;
  /** Plans of invented providers withdrawn by the first real ones. */
  readonly examplesWithdrawn: number;
}

/**
 * Stores a stream of plans in one transaction: all of it or nothing. Each plan whose facts differ from the stored
 * ones is an addition or a change; a different price or promo is also appended to the observations. The first plan of
 * a real provider withdraws the plans of all invented ones.
 */
export interface CatalogueWriter {
  apply(plans: AsyncIterable<ProviderPlan> | Iterable<ProviderPlan>, options: ApplyOptions): Promise<ApplyCounts>;
}

/**
 * Unchanged plans of a feed. They are found while it is read, outside the transaction, which locks out every other
 * SQLite writer.
 */
export interface UnchangedPlans {
  /** Catalogue version before the first lookup: while it stays the same, these plans are unchanged. */
  readonly version: number;
  readonly ids: PlanIdSet;
  /** Those that were seen again, at the time of the import. */
  readonly confirmed: PlanIdSet;
  /** Every provider of the feed, with the facts of its first plan. */
  readonly providers: ReadonlyMap<string, ProviderFacts>;
}
