import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import type { ProviderPlan } from '#catalogue/statements/catalogue-writer-contract.ts';
import type { Queries } from '#database/schema.ts';
import { parsePlans, type BufferedPlans } from './buffer-plans.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

const batchSize = 500;

/** Stores what a held run states, so that any instance can publish it. Use it in the transaction that holds the run. */
export async function saveHeldPlans(queries: Queries, runId: number, plans: BufferedPlans): Promise<void> {
  let batch: ProviderPlan[] = [];
  let number = 0;
  const save = async (): Promise<void> => {
    const packed = await compress(JSON.stringify(batch));
    await queries.insertInto('held_plans').values({ run_id: runId, number, plans: packed }).execute();
    number += 1;
    batch = [];
  };
  for await (const plan of plans.plans()) if (batch.push(plan) === batchSize) await save();
  if (batch.length > 0) await save();
}

/** In the order of the feed. @param onlySellers of these only; null: of all */
export async function* readHeldPlans(
  queries: Queries,
  runId: number,
  onlySellers: ReadonlySet<string> | null,
): AsyncGenerator<ProviderPlan> {
  for (let number = 0; ; number += 1) {
    const row = await queries
      .selectFrom('held_plans')
      .select('plans')
      .where('run_id', '=', runId)
      .where('number', '=', number)
      .executeTakeFirst();
    if (row === undefined) return;
    for (const plan of parsePlans((await decompress(row.plans)).toString()))
      if (onlySellers === null || onlySellers.has(plan.provider.slug)) yield plan;
  }
}

export async function hasHeldPlans(queries: Queries, runId: number): Promise<boolean> {
  const row = await queries.selectFrom('held_plans').select('number').where('run_id', '=', runId).executeTakeFirst();
  return row !== undefined;
}

/** Nobody can publish decided runs any more. Use it in the transaction that decides. */
export async function deleteDecidedPlans(queries: Queries): Promise<void> {
  await queries
    .deleteFrom('held_plans')
    .where('run_id', 'in', ({ selectFrom }) =>
      selectFrom('held_feed').select('run_id').where('decision', 'is not', null),
    )
    .execute();
}
