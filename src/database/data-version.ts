import type { DataVersionTable, Queries } from './schema.ts';

/**
 * The version that these queries see, also within a transaction; 0 before the first change. Caches use the
 * `VersionReader` of the database, which costs less.
 */
export async function readDataVersion(queries: Queries, name: DataVersionTable['name']): Promise<number> {
  const row = await queries.selectFrom('data_version').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? 0;
}

/** Increments the version. Call it in the transaction that changes what readers see. */
export async function raiseDataVersion(queries: Queries, name: DataVersionTable['name']): Promise<void> {
  await queries
    .insertInto('data_version')
    .values({ name, value: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((update) => ({ value: update('data_version.value', '+', 1) })),
    )
    .execute();
}

/** More than a site reaches in its lifetime. */
const farAhead = 1_000_000;

/**
 * After a restore of older data: browsers and caches know later versions, which must not be reused for different
 * data.
 */
export async function raiseDataVersions(queries: Queries): Promise<void> {
  await queries
    .updateTable('data_version')
    .set((update) => ({ value: update('value', '+', farAhead) }))
    .execute();
}
