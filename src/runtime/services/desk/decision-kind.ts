import type { z } from 'zod';
import type { AuditKind, DeskRole } from '#database/desk-tables.ts';
import type { Database } from '#database/database.ts';
import type { Queries } from '#database/schema.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Config } from '#runtime/settings/config.ts';

/** The settings that decisions depend on. */
export type DecisionSettings = Pick<
  Config,
  'databaseUrl' | 'dataDir' | 'reviews' | 'feeds' | 'sources' | 'rates' | 'backups'
>;

/** What decisions are carried out with. */
export interface DecisionStore {
  /** Bound to the transaction of the decision, unless its kind opens its own. */
  readonly database: Database;
  readonly config: DecisionSettings;
  readonly now: Date;
  /** Of the operator who decides. */
  readonly role: DeskRole;
}

export interface Decided<Parameters> {
  readonly subject: string;
  readonly parameters: Parameters;
  /** Of the operator who decides. */
  readonly operator: string;
}

/** What a decision has done: the texts of its audit row, never a visitor's words, and what its command says of it. */
export interface Effect<Value> {
  readonly before?: string | null;
  readonly after?: string | null;
  readonly reason?: string | null;
  readonly note?: string | null;
  readonly value: Value;
  /** After the transaction, for instance to remove files. */
  readonly afterwards?: (database: Database) => Promise<void>;
}

/** An item as it is: its whole id, and a text that changes with it beyond what the audit trail tells. */
export interface SeenItem {
  readonly subject: string;
  readonly version: string;
}

interface AnyDecisionKind<Parameters> {
  readonly kind: AuditKind;
  /** As its command is called. */
  readonly action: string;
  /** The least that one must be. */
  readonly role: DeskRole;
  /** Whether the desk asks for the passkey again. */
  readonly needsTouch: boolean;
  /** Whether it takes effect at once at the desk too, since waiting would harm or change nothing. */
  readonly isImmediate: boolean;
  /** Whether it leaves no row: a reader's own order is nobody's business. */
  readonly isSilent?: true;
  /** Whether servers carry it out in a process of its own. */
  readonly takesLong?: true;
  readonly parameters: z.ZodType<Parameters>;
  look(store: DecisionStore, subject: string): Promise<Result<SeenItem>>;
}

/** Carried out in the transaction that ends the decision. */
export interface DecisionKind<Parameters, Value> extends AnyDecisionKind<Parameters> {
  carryOut(store: DecisionStore, decided: Decided<Parameters>): Promise<Result<Effect<Value>>>;
}

/**
 * Carried out in a transaction of its own, in which it calls `end`, because it takes long or needs files: it is not
 * tried out when it is decided.
 */
export interface LongDecisionKind<Parameters, Value> extends AnyDecisionKind<Parameters> {
  carryOutLong(
    store: DecisionStore,
    decided: Decided<Parameters>,
    end: (transaction: Queries, effect: Omit<Effect<Value>, 'value' | 'afterwards'>) => Promise<void>,
  ): Promise<Result<Value>>;
}

export type EveryDecisionKind<Parameters, Value> =
  | DecisionKind<Parameters, Value>
  | LongDecisionKind<Parameters, Value>;
