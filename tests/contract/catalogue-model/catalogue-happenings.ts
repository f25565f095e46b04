/** A plan as a file states it. Prices are in whole units: dollars, the seller's own in euros. */
export interface Row {
  /** The seller's slug and the plan's id. */
  readonly key: string;
  readonly gb: number;
  readonly days: number;
  readonly price: number;
  readonly own: number | null;
  readonly promo: number | null;
}

export const sellerOf = (key: string): string => key.split(' ')[0] ?? '';

/** As every file names the seller. */
export const statedName = (seller: string): string => seller.slice(0, 1).toUpperCase() + seller.slice(1);

/** A published run of a feed, or a catalogue of examples. */
export interface Run {
  readonly kind: 'run';
  readonly at: string;
  /** The product's number of the run; null: examples. */
  readonly number: number | null;
  readonly source: string;
  /** The adapter's name of the feed. */
  readonly format: string;
  readonly isComplete: boolean;
  /** A partial release of these sellers; null: the whole file. */
  readonly only: readonly string[] | null;
  readonly rows: readonly Row[];
  /** Absences in a row after which a plan is withdrawn. */
  readonly withdrawnAfter: number;
  /** Absences in a row after which a plan is marked unconfirmed. */
  readonly unconfirmedAfter: number;
}

/** What the operator says over a plan or a seller. */
export interface Override {
  /** In place of all prices. */
  readonly pin?: { readonly price: number; readonly until: string } | null;
  readonly isHidden?: boolean;
  /** Of a seller; null: as stated. */
  readonly name?: string | null;
  /** The seller that visitors see instead of a seller; null: itself. */
  readonly into?: string | null;
}

/** What has changed the catalogue or might have, as it was given; times are ISO 8601 in UTC. */
export type Happening = { readonly at: string } & (
  | Run
  | { readonly kind: 'revert'; readonly number: number }
  | { readonly kind: 'retire'; readonly source: string }
  | ({ readonly kind: 'override'; readonly of: string } & Override)
  | { readonly kind: 'time' }
);

/** What visitors see of a plan. */
export interface ShownPlan extends Row {
  readonly isUnconfirmed: boolean;
  readonly pinnedUntil: string | null;
  /** The slug and the name of the provider whom visitors see. */
  readonly seller: string;
  readonly name: string;
  /** List prices since their times; null: not offered. */
  readonly history: readonly string[];
}

/** What a run says of a plan. */
export interface Statement {
  readonly run: Run;
  readonly key: string;
  /** Null: the run lacks the plan. */
  readonly row: Row | null;
  readonly withdraws: boolean;
}

/** A list price from a time on. */
export interface Point {
  readonly key: string;
  readonly at: string;
  /** Number of the run that has brought it; null: none. */
  readonly run: number | null;
  /** Null: not offered. */
  readonly price: number | null;
}
