import { randomBytes } from 'node:crypto';
import type { Queries, SiteSecretName } from './schema.ts';
import { waitWhileBusy } from './sqlite-dialect.ts';

/** An import may hold the lock when the very first form opens. */
const waitMs = 10_000;

/**
 * Reads a generated secret; the first process creates it. It is stored in the database, so that all processes of the
 * site share it without configuration.
 */
export function createSiteSecret(queries: Queries, name: SiteSecretName): () => Promise<string> {
  let kept: string | null = null;
  return async () => {
    kept ??= (await readSecret(queries, name)) ?? (await makeSecret(queries, name));
    return kept;
  };
}

async function makeSecret(queries: Queries, name: SiteSecretName): Promise<string> {
  const insert = queries
    .insertInto('site_secret')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing());
  await waitWhileBusy(() => insert.execute(), waitMs);
  const secret = await readSecret(queries, name);
  if (secret === null) throw new Error(`the secret "${name}" could not be stored`);
  return secret;
}

async function readSecret(queries: Queries, name: SiteSecretName): Promise<string | null> {
  const row = await queries.selectFrom('site_secret').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? null;
}
