import type { DataVersionTable, Queries } from './schema.ts';

/**
 * The number that these queries see, in the middle of a transaction too; 0 before the first change. Readers that remember
 * something ask the `VersionReader` of the database, which costs less.
 */
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

/** More than a site counts in its life. */
const farAhead = 1_000_000;

/**
 * After older data have come back: browsers and files know numbers that were given since, and must not take what gets them
 * now for what had them before.
 */
export async function raiseDataVersions(queries: Queries): Promise<void> {
  await queries
    .updateTable('data_version')
    .set((update) => ({ value: update('value', '+', farAhead) }))
    .execute();
}
