import type { Queries } from '#database/schema.ts';
import { sql } from 'kysely';

/** Who moved which review becomes part of the one audit trail, in its order. */
export async function moveReviewEvents({ queries }: { readonly queries: Queries }): Promise<void> {
  await sql`insert into audit_event (at, operator, via, kind, action, subject, before, after, reason, note)
    select at, coalesce(operator, ''), case when operator is not null then 'shell' when action = 'submit' then 'visitor' else 'site' end,
      'review', action, review_id, from_status, to_status, reason, note
    from review_event order by id`.execute(queries);
  await sql`delete from review_event`.execute(queries);
}
