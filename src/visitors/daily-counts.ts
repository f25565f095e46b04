import { sql } from 'kysely';
import type { Queries } from '#database/schema.ts';
import type { CountKind, DailyCountTable } from '#database/visit-tables.ts';
import { writeWithRetry } from './write-with-retry.ts';

/** Most rows of a kind per day: a site has dozens of campaigns, and invented ones must not fill the database. */
export const rowsADay = { arrival: 500, error: 200, search: 200 } as const satisfies Partial<Record<CountKind, number>>;

/** No field holds it: `plainLine` leaves out control characters. */
const separator = '\u001f';

export function joinFields(fields: readonly (string | number)[]): string {
  return fields.join(separator);
}

export function splitFields(joined: string): readonly string[] {
  return joined.split(separator);
}

/** `YYYY-MM-DD` in UTC. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** Adds to the rows of these keys, or starts them, in one statement. An empty detail leaves the stored one. */
export async function addCounts(queries: Queries, counts: readonly Readonly<DailyCountTable>[]): Promise<void> {
  const add = queries
    .insertInto('daily_count')
    .values(counts)
    .onConflict((conflict) =>
      conflict.columns(['kind', 'day', 'key', 'destination']).doUpdateSet((row) => ({
        count: row('daily_count.count', '+', row.ref('excluded.count')),
        detail: sql<string>`case excluded.detail when '' then daily_count.detail else excluded.detail end`,
      })),
    );
  await writeWithRetry(add);
}

/** Adds one to the row of its key, or to the row `other` once the day has its rows of the kind. */
export async function addBounded(
  queries: Queries,
  count: Readonly<DailyCountTable> & { readonly kind: keyof typeof rowsADay },
  other: Pick<DailyCountTable, 'key' | 'detail'>,
): Promise<void> {
  const { kind, day, key } = count;
  const { rows, known } = await queries
    .selectFrom('daily_count')
    .select(({ fn }) => fn.countAll<number | string>().as('rows'))
    .select(sql<number | string | null>`sum(case key when ${key} then 1 else 0 end)`.as('known'))
    .where('kind', '=', kind)
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  // Concurrent writers may each add one row beyond the limit; the overflow row is additional.
  const isBeyond = Number(rows) >= rowsADay[kind] && Number(known) === 0;
  await addCounts(queries, [isBeyond ? { ...count, ...other } : count]);
}
