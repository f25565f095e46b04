import type { AuditKind, AuditVia } from '#database/desk-tables.ts';
import type { TransactionQueries } from '#database/schema.ts';

/** Who acts, and by what. */
export interface Actor {
  /** A person of the desk, or who runs the command; '': the site or a visitor. */
  readonly operator: string;
  readonly via: AuditVia;
}

/** What was done with which item. `before` and `after` never hold a visitor's words. */
export interface AuditEvent {
  readonly at: Date;
  readonly by: Actor;
  readonly kind: AuditKind;
  /** As its command is called. */
  readonly action: string;
  readonly subject: string;
  readonly before?: string | null;
  readonly after?: string | null;
  /** Code of the reason. */
  readonly reason?: string | null;
  /** An operator's own words. */
  readonly note?: string | null;
  /** The due decision that it tells of; default: it took effect at once. */
  readonly decisionId?: number | null;
}

/** Adds a row to the audit trail, in the transaction of the action. */
export async function noteAudit(transaction: TransactionQueries, event: AuditEvent): Promise<void> {
  const { at, by, kind, action, subject, before = null, after = null, reason = null, note = null } = event;
  await transaction
    .insertInto('audit_event')
    .values({
      at: at.toISOString(),
      operator: by.operator,
      via: by.via,
      kind,
      action,
      subject,
      before,
      after,
      reason,
      note,
      decision_id: event.decisionId ?? null,
    })
    .execute();
}
