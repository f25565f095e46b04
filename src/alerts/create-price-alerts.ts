import { randomBytes } from 'node:crypto';
import type { Database } from '#database/database.ts';
import type { PriceAlertTable } from '#database/mail-tables.ts';
import type { Queries, TransactionQueries } from '#database/schema.ts';
import { createSiteSecret } from '#database/site-secret.ts';
import { alertRules } from '#domain/price-watch/price-alert.ts';
import { queueAlertMail } from './queue-alert-mails.ts';
import { readToken } from './alert-token.ts';
import type { AlertRequest, FollowedList, PriceAlerts } from './price-alerts.ts';

/** Price alerts of a site with mail. Methods throw a driver's error when the database fails. */
export function createPriceAlerts(database: Database): PriceAlerts {
  const { queries } = database;
  const secret = createSiteSecret(queries, 'price-alerts');
  return {
    isOpen: true,
    request: async (request, now) => {
      const key = await secret.current();
      await database.writeBeside((transaction) => requestAlert(transaction, request, { secret: key, now }));
    },
    findKept: async (token, now) => {
      const row = await findByToken(queries, { secrets: await secret.accepted(now), token, now });
      return row && listOf(row);
    },
    keep: async (token, now) => {
      const secrets = await secret.accepted(now);
      return database.writeBeside((transaction) => keepAlert(transaction, { secrets, token, now }));
    },
    stop: async (token, now) => {
      const read = readToken(await secret.accepted(now), token, 'stop');
      if (read === null) return false;
      await database.writeBeside((transaction) => deleteAlerts(transaction, [read.id]));
      return true;
    },
  };
}

interface Asked {
  /** Signs links. */
  readonly secret: string;
  readonly now: Date;
}

async function requestAlert(
  transaction: TransactionQueries,
  request: AlertRequest,
  { secret, now }: Asked,
): Promise<void> {
  const alert = (await findSame(transaction, request)) ?? (await addAlert(transaction, request, now));
  if (alert === null || alert.confirmed_at !== null || alert.ends_at <= now.toISOString()) return;
  // A double click sends one mail.
  const waiting = await transaction
    .selectFrom('mail')
    .select('id')
    .where('alert_id', '=', alert.id)
    .where('sent_at', 'is', null)
    .where('to_address', '<>', '')
    .executeTakeFirst();
  if (waiting === undefined) await queueAlertMail(transaction, { alert, kind: 'alert-confirm', secret, at: now });
}

async function findSame(transaction: TransactionQueries, request: AlertRequest): Promise<PriceAlertTable | null> {
  const row = await transaction
    .selectFrom('price_alert')
    .selectAll()
    .where('address', '=', request.address)
    .where('path', '=', request.path)
    .where('search', '=', request.search)
    .where('currency', '=', request.currency)
    .executeTakeFirst();
  return row ?? null;
}

/** Null: the address has reached the limit of trips. */
async function addAlert(
  transaction: TransactionQueries,
  { address, path, search, locale, currency }: AlertRequest,
  now: Date,
): Promise<PriceAlertTable | null> {
  const { count } = await transaction
    .selectFrom('price_alert')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('address', '=', address)
    .executeTakeFirstOrThrow();
  if (Number(count) >= alertRules.mostPerAddress) return null;
  const alert: PriceAlertTable = {
    id: randomBytes(16).toString('base64url'),
    address,
    path,
    search,
    locale,
    currency,
    created_at: now.toISOString(),
    confirmed_at: null,
    ends_at: new Date(now.getTime() + alertRules.confirmMs).toISOString(),
    asked_at: null,
    told_currency: null,
    told_units: null,
    told_at: null,
  };
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('price_alert')
    .values(alert)
    .onConflict((conflict) => conflict.columns(['address', 'path', 'search', 'currency']).doNothing())
    .executeTakeFirstOrThrow();
  // A concurrent process has just added it, and queues the mail.
  return numInsertedOrUpdatedRows === 0n ? null : alert;
}

interface TokenQuery {
  readonly token: string;
  readonly secrets: readonly string[];
  readonly now: Date;
}

/** The token contains the alert's expiry, which changes on use: each link works once. */
async function findByToken(queries: Queries, { secrets, token, now }: TokenQuery): Promise<PriceAlertTable | null> {
  const read = readToken(secrets, token, 'keep');
  if (read === null || read.until <= now.toISOString()) return null;
  const row = await queries
    .selectFrom('price_alert')
    .selectAll()
    .where('id', '=', read.id)
    .where('ends_at', '=', read.until)
    .executeTakeFirst();
  return row ?? null;
}

async function keepAlert(transaction: TransactionQueries, query: TokenQuery): Promise<FollowedList | null> {
  const row = await findByToken(transaction, query);
  if (row === null) return null;
  const { now } = query;
  const { numUpdatedRows } = await transaction
    .updateTable('price_alert')
    .set({
      confirmed_at: row.confirmed_at ?? now.toISOString(),
      ends_at: new Date(now.getTime() + alertRules.keepMs).toISOString(),
      asked_at: null,
    })
    .where('id', '=', row.id)
    .where('ends_at', '=', row.ends_at)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? listOf(row) : null;
}

function listOf({ path, search, currency }: PriceAlertTable): FollowedList {
  return { path, search, currency };
}

/** Includes all mails about them, so that no copy of the addresses remains. */
export async function deleteAlerts(transaction: TransactionQueries, ids: readonly string[]): Promise<void> {
  await transaction
    .deleteFrom('mail')
    .where('alert_id', 'in', [...ids])
    .execute();
  await transaction
    .deleteFrom('price_alert')
    .where('id', 'in', [...ids])
    .execute();
}
