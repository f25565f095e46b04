import type { Queries } from '#database/schema.ts';

/** Refused sign-ins since then, by the code of the reason. */
export async function countRefusals(queries: Queries, since: Date): Promise<Readonly<Record<string, number>>> {
  const rows = await queries
    .selectFrom('audit_event')
    .select(({ fn }) => ['reason', fn.countAll<number | string>().as('count')])
    .where('at', '>=', since.toISOString())
    .where('kind', '=', 'sign-in')
    .where('action', '=', 'refuse')
    .groupBy('reason')
    .execute();
  return Object.fromEntries(rows.map(({ reason, count }) => [reason ?? '', Number(count)]));
}
