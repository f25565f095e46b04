import type { AuditKind } from '#database/desk-tables.ts';
import type { Queries } from '#database/schema.ts';

/** Of one or several kinds with the same name of the item, newest first. */
export async function readItemTrail(
  queries: Queries,
  kinds: readonly AuditKind[],
  { subject, limit }: { readonly subject: string; readonly limit: number },
) {
  return queries
    .selectFrom('audit_event')
    .select(['id', 'at', 'operator', 'via', 'kind', 'action', 'before', 'after', 'reason', 'note'])
    .where('kind', 'in', [...kinds])
    .where('subject', '=', subject)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
