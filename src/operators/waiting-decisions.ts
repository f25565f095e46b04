import type { AuditKind } from '#database/desk-tables.ts';
import type { Queries } from '#database/schema.ts';

/** A decision that can be taken back. */
export interface WaitingDecision {
  readonly id: number;
  readonly kind: AuditKind;
  readonly action: string;
  readonly subject: string;
  readonly dueAt: Date;
}

/** Those of one person at the desk, the latest first. */
export async function readOwnWaiting(queries: Queries, operator: string): Promise<readonly WaitingDecision[]> {
  const rows = await queries
    .selectFrom('due_decision')
    .select(['id', 'kind', 'action', 'subject', 'due_at'])
    .where('state', '=', 'waiting')
    .where('operator', '=', operator)
    .where('via', '=', 'desk')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ due_at, ...row }) => ({ ...row, dueAt: new Date(due_at) }));
}
