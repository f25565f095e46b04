import { sql } from 'kysely';
import type { Queries } from '#database/schema.ts';

/** Gives everybody names from right to left that end in digits, brackets or marks, as older sites stored them: with overrides. */
export async function turnNames(queries: Queries, now: Date): Promise<void> {
  await sql`update provider set name = ${'شركة \u202e(שירה) '} || id || ')\u200f'`.execute(queries);
  await sql`update plan set name = ${'باقة\u202e'} || id, names = null, fair_use = ${'שימוש הוגן 1\u202e'}`.execute(
    queries,
  );
  await sql`update plan set data_words = ${'נתונים\u202e'}, data_kind = 'total', data_mb = null where id % 5 = 0`.execute(
    queries,
  );
  await sql`update plan_promo set code = ${'קוד\u202e7'}`.execute(queries);
  await sql`update review set author_name = ${'منى\u202e'}, text = ${'سريع 5 \u202e\nfast'}, reply_text = ${'شكرا\u202e!'}, reply_at = ${now.toISOString()}`.execute(
    queries,
  );
  const sets = await queries.selectFrom('network_set').selectAll().execute();
  for (const { id, networks } of sets) {
    const named = networks.replaceAll(/"operator":"([^"]*)"/g, '"operator":"شبكة\u202e $1"');
    await queries.updateTable('network_set').set({ networks: named }).where('id', '=', id).execute();
  }
}
