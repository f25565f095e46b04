import { sql } from 'kysely';
import type { Queries } from '#database/schema.ts';

/** So long nobody else is offered what somebody reads, unless they say again that they do. */
const claimMs = 3 * 60_000;

interface ClaimRequest {
  /** "review:ID". */
  readonly item: string;
  readonly personId: number;
  readonly now: Date;
  /** Whether it is taken over from its current reader. */
  readonly takesOver?: boolean;
}

/**
 * Says that somebody reads an item, or still does, and resolves to who has it now: of two people one. A claim that ends
 * further ahead than it can comes from a clock that was put back, and is over.
 */
export async function claimItem(
  queries: Queries,
  { item, personId, now, takesOver = false }: ClaimRequest,
): Promise<Claim | null> {
  const at = now.toISOString();
  const expires_at = new Date(now.getTime() + claimMs).toISOString();
  const isOver = sql<boolean>`(desk_claim.expires_at <= ${at} or desk_claim.expires_at > ${expires_at})`;
  const isOwn = sql<boolean>`desk_claim.person_id = ${personId}`;
  await queries
    .insertInto('desk_claim')
    .values({ item, person_id: personId, claimed_at: at, expires_at })
    .onConflict((conflict) => {
      const update = conflict.column('item').doUpdateSet({
        person_id: personId,
        claimed_at: sql`case when ${isOwn} and not ${isOver} then desk_claim.claimed_at else ${at} end`,
        expires_at,
      });
      return takesOver ? update : update.where((row) => row.or([isOwn, isOver]));
    })
    .execute();
  return (await readClaims(queries, [item], now)).at(0) ?? null;
}

/** Who reads an item. */
export type Claim = Awaited<ReturnType<typeof readClaims>>[number];

/** Who reads these items. */
export async function readClaims(queries: Queries, items: readonly string[], now: Date) {
  if (items.length === 0) return [];
  const rows = await queries
    .selectFrom('desk_claim')
    .innerJoin('desk_person', 'desk_person.id', 'desk_claim.person_id')
    .select(['desk_claim.item', 'desk_claim.person_id', 'desk_claim.claimed_at', 'desk_person.name'])
    .where('desk_claim.item', 'in', [...items])
    .where('desk_claim.expires_at', '>', now.toISOString())
    .where('desk_claim.expires_at', '<=', new Date(now.getTime() + claimMs).toISOString())
    .execute();
  // They opened it then.
  return rows.map(({ item, person_id: personId, claimed_at: since, name }) => {
    return { item, personId, name, since: new Date(since) };
  });
}
