import type { Database } from '#database/database.ts';
import type { AuditKind, DeskRole } from '#database/desk-tables.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Session } from '#operators/sessions.ts';

/** A form that somebody at the desk has sent. */
export interface ActionCall {
  readonly by: Session;
  readonly at: Date;
  /** The item, as the form names it. */
  readonly subject: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface ActionDone {
  /** A one-time link to show now, and never again. */
  readonly link?: { readonly name: string; readonly token: string; readonly expiresAt: Date };
}

/** One entry of the table of actions: a form posts to `/do/KIND/ACTION`. */
export interface DeskAction {
  /** `decision`: acts on decisions themselves. */
  readonly kind: AuditKind | 'decision';
  /** As its command is called. */
  readonly action: string;
  /** Who may do it: a moderator's actions are an owner's too. */
  readonly role: DeskRole;
  /** Whether the key must have been touched within five minutes. */
  readonly needsTouch: boolean;
  /** Carries it out with its audit row, or stores it for later. A refusal is a sentence, and changes nothing. */
  run(database: Database, call: ActionCall): Promise<Result<ActionDone>>;
}
