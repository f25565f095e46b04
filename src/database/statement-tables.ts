import type { StatedColumns } from './stated-columns.ts';

/** The newest facts that feeds state of a plan. Written by `catalogue/statements` alone. */
export interface PlanStatementTable extends StatedColumns {
  plan_id: number;
  /** The run that stated them. */
  run_id: number;
  /** The first run that stated the plan; what later ones replaced is kept for some runs only. */
  first_run_id: number;
  /** Which of the provider's feeds it is; empty: the one without a name. */
  feed: string;
  /** Fingerprint of all facts but the time; equal: unchanged. */
  facts_hash: string;
  /** JSON of own prices and promo; null: neither. */
  further_prices: string | null;
}

/** Facts that a later run has replaced. */
export interface PastStatementTable {
  plan_id: number;
  /** The run that replaced them. */
  until_run_id: number;
  run_id: number;
  /** When they were last confirmed. */
  checked_at: string;
  /** JSON of the columns that differ from the next newer statement, and of the absences that followed it. */
  difference: string;
}

/** A complete run that has missed a plan since its newest statement. */
export interface PlanAbsenceTable {
  plan_id: number;
  run_id: number;
  /** 1: it withdraws the plan. */
  withdraws: number;
  /** So many absences in a row show the plan as not confirmed. */
  unconfirmed_after: number;
}

/** A seller that a complete run of a named source has named. */
export interface RunSellerTable {
  run_id: number;
  provider_id: number;
}
