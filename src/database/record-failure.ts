import type { FailedJobTable } from './notice-tables.ts';
import type { Queries } from './schema.ts';

/** Stores what has failed, for notices and `doctor`. @param problem one sentence; null: nothing */
export async function recordFailure(
  queries: Queries,
  { job, problem, now }: { readonly job: FailedJobTable['job']; readonly problem: string | null; readonly now: Date },
): Promise<void> {
  if (problem === null) {
    await queries.deleteFrom('failed_job').where('job', '=', job).execute();
    return;
  }
  const failed = { problem, failed_at: now.toISOString() };
  await queries
    .insertInto('failed_job')
    .values({ job, ...failed })
    .onConflict((conflict) => conflict.column('job').doUpdateSet(failed))
    .execute();
}
