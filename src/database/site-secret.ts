import { randomBytes } from 'node:crypto';
import { createRereader } from './reread.ts';
import type { Queries, TransactionQueries } from './schema.ts';
import type { SiteSecretName } from './secret-tables.ts';
import { waitWhileBusy } from './sqlite-dialect.ts';

/** An import may hold the lock when the very first form opens. */
const waitMs = 10_000;

/** A generated secret, shared by all processes of the site through the database. Never printed or logged. */
export interface SiteSecret {
  /** For new signatures; ten seconds after a rotation every process has the new one. */
  current(): Promise<string>;
  /** All that signatures may be made with; empty before the first use. Read each time. */
  accepted(now: Date): Promise<readonly string[]>;
}

/** The first process that needs it creates it. @param elapsed see `createRereader` */
export function createSiteSecret(queries: Queries, name: SiteSecretName, elapsed?: () => number): SiteSecret {
  const read = async (): Promise<string> => (await readSecret(queries, name)) ?? (await makeSecret(queries, name));
  return {
    current: createRereader(read, elapsed),
    accepted: (now) => readAccepted(queries, name, now),
  };
}

/** One statement: a rotation in between must not hide either secret. */
async function readAccepted(queries: Queries, name: SiteSecretName, now: Date): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom('site_secret')
    .select('value')
    .where('name', '=', name)
    .unionAll(
      queries
        .selectFrom('former_secret')
        .select('value')
        .where('name', '=', name)
        .where('accepted_until', '>', now.toISOString()),
    )
    .execute();
  return rows.map(({ value }) => value);
}

const newSecret = (): string => randomBytes(32).toString('base64url');

async function makeSecret(queries: Queries, name: SiteSecretName): Promise<string> {
  const insert = queries
    .insertInto('site_secret')
    .values({ name, value: newSecret(), made_at: new Date().toISOString() })
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

export interface Rotation {
  readonly name: SiteSecretName;
  readonly now: Date;
  /** Until when the secret before is accepted; null: no former secret is accepted from now on. */
  readonly acceptedUntil: Date | null;
}

/** Replaces a secret, and deletes former ones that have expired. False: it was never used, so there is none. */
export async function rotateSecret(
  transaction: TransactionQueries,
  { name, now, acceptedUntil }: Rotation,
): Promise<boolean> {
  const value = await readSecret(transaction, name);
  if (value === null) return false;
  const gone = transaction.deleteFrom('former_secret').where('name', '=', name);
  await (acceptedUntil === null ? gone : gone.where('accepted_until', '<=', now.toISOString())).execute();
  if (acceptedUntil !== null)
    await transaction
      .insertInto('former_secret')
      .values({ name, value, accepted_until: acceptedUntil.toISOString() })
      .execute();
  await transaction
    .updateTable('site_secret')
    .set({ value: newSecret(), made_at: now.toISOString() })
    .where('name', '=', name)
    .execute();
  return true;
}
