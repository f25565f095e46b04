import { randomBytes } from 'node:crypto';
import type { Queries } from '#database/schema.ts';
import { waitWhileBusy } from '#database/sqlite-dialect.ts';

const secretName = 'altcha';

/** An import may be writing when the very first form opens. */
const waitMs = 10_000;

/**
 * Reads the secret that challenges are signed with; the first process that asks makes it. It lives in the database, so
 * every process of the site knows the same one and nobody has to configure it.
 */
export function createChallengeSecret(queries: Queries): () => Promise<string> {
  let kept: string | null = null;
  return async () => {
    kept ??= (await readSecret(queries)) ?? (await makeSecret(queries));
    return kept;
  };
}

async function makeSecret(queries: Queries): Promise<string> {
  const insert = queries
    .insertInto('site_secret')
    .values({ name: secretName, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing());
  await waitWhileBusy(() => insert.execute(), waitMs);
  const secret = await readSecret(queries);
  if (secret === null) throw new Error('the secret of the bot check could not be stored');
  return secret;
}

async function readSecret(queries: Queries): Promise<string | null> {
  const row = await queries.selectFrom('site_secret').select('value').where('name', '=', secretName).executeTakeFirst();
  return row?.value ?? null;
}
