import type { Queries } from '#database/schema.ts';
import { noteAudit, type Actor, type AuditEvent } from './audit-trail.ts';

/** Who does something, and when. */
export interface Doer extends Actor {
  readonly at: Date;
}

/** Adds a row about a person of the desk, in the transaction of what was done. */
export function notePerson(
  transaction: Queries,
  doer: Doer,
  event: Omit<AuditEvent, 'at' | 'by' | 'kind'>,
): Promise<void> {
  return noteAudit(transaction, { ...event, at: doer.at, by: doer, kind: 'person' });
}

/** Adds a row about signing in. @param event.operator '': nobody knows who it was */
export function noteSignIn(
  transaction: Queries,
  { operator, ...event }: Omit<AuditEvent, 'by' | 'kind'> & { readonly operator: string },
): Promise<void> {
  return noteAudit(transaction, { ...event, by: { operator, via: 'desk' }, kind: 'sign-in' });
}
