import type { DataVersionTable, Queries } from './schema.ts';

/** The current number; 0 before the first change. */
export async function readDataVersion(queries: Queries, name: DataVersionTable['name']): Promise<number> {
  const row = await queries.selectFrom('data_version').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? 0;
}

/** Adds one. Call it in the transaction that changes what readers see. */
export async function raiseDataVersion(queries: Queries, name: DataVersionTable['name']): Promise<void> {
  await queries
    .insertInto('data_version')
    .values({ name, value: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((update) => ({ value: update('data_version.value', '+', 1) })),
    )
    .execute();
}
