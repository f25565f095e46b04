import type { Queries } from '#database/schema.ts';

const nobody = { name: '', email: '' };

/** Deletes name and address of a person who has reported reviews; the reports stay. @returns number of reports */
export async function forgetReporters(queries: Queries, addresses: readonly string[]): Promise<number> {
  const { numUpdatedRows } = await queries
    .updateTable('review_report')
    .set(nobody)
    .where('email', 'in', [...addresses])
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Deletes names and addresses of reports that were decided before a day. @returns number of reports */
export async function forgetOldReporters(queries: Queries, decidedBefore: Date): Promise<number> {
  const { numUpdatedRows } = await queries
    .updateTable('review_report')
    .set(nobody)
    .where('status', '<>', 'open')
    .where('decided_at', '<', decidedBefore.toISOString())
    .where((row) => row.or([row('email', '<>', ''), row('name', '<>', '')]))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
