import { randomBytes } from 'node:crypto';
import type { Queries, SiteSecretName } from './schema.ts';
import { waitWhileBusy } from './sqlite-dialect.ts';

/** An import may be writing when the very first form opens. */
const waitMs = 10_000;

/**
 * Reads a secret that the site has made for itself; the first process that asks makes it. It lives in the database, so
 * every process of the site knows the same one and nobody has to configure it.
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
