import type { Database } from '#database/database.ts';
import type { Lease } from '#database/lease.ts';
import type { PriceAlertTable } from '#database/mail-tables.ts';
import type { TransactionQueries } from '#database/schema.ts';
import { createSiteSecret, type SiteSecret } from '#database/site-secret.ts';
import type { Money, ShownMoney } from '#domain/money/money.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { alertRules, fallInPercent, hasFallenEnough, isVisibleFall } from '#domain/price-watch/price-alert.ts';
import { queueAlertMail, lastReportedPrice, type PriceFall } from './queue-alert-mails.ts';
import { deleteAlerts } from './create-price-alerts.ts';
import type { FollowedList } from './price-alerts.ts';

/** Current price of a followed trip. */
interface PriceNow {
  readonly provider: string;
  /** Rounded for display. */
  readonly cost: ShownMoney;
  /** Exact, in the seller's currency. */
  readonly asked: Money;
}

/** Source of prices. */
export interface PriceSource {
  /** Null: no plan fits the trip. */
  cheapest(list: FollowedList): Promise<PriceNow | null>;
  /** An amount in another currency, exact and rounded for display; null: no rate. */
  convert(money: Money, currency: CurrencyCode): Promise<{ readonly exact: Money; readonly shown: ShownMoney } | null>;
}

interface CheckParts {
  readonly database: Database;
  readonly prices: PriceSource;
  readonly lease: Lease;
  readonly now: () => Date;
}

/** Result of a check of all alerts. */
export interface AlertRound {
  readonly checked: number;
  /** Mails queued about price drops. */
  readonly told: number;
  /** Mails queued that ask for renewal. */
  readonly asked: number;
  /** Deleted addresses, never confirmed or expired. */
  readonly deleted: number;
}

/** Batch size. */
const pageSize = 200;

/**
 * Checks every confirmed alert and queues the mails that are due, deletes expired addresses and asks expiring ones for
 * renewal. Resumable: the last reported price is stored in the transaction that queues the mail.
 */
export async function checkAlerts(parts: CheckParts): Promise<AlertRound> {
  const { database, now } = parts;
  const secret = createSiteSecret(database.queries, 'price-alerts');
  const deleted = await deleteEnded(database, now());
  const asked = await askAgain(parts, secret);
  let [checked, told] = [0, 0];
  for (let last: PriceAlertTable | undefined; ;) {
    const rows = await readDue(database, last, now());
    if (rows.length === 0) return { checked, told, asked, deleted };
    for (const row of rows) if (await checkOne(parts, row, secret)) told += 1;
    checked += rows.length;
    last = rows.at(-1);
    await parts.lease.renew();
  }
}

/** Ordered by list, so that each list's plans are read once. */
function readDue({ queries }: Database, last: PriceAlertTable | undefined, now: Date): Promise<PriceAlertTable[]> {
  const silentSince = new Date(now.getTime() - alertRules.pauseMs).toISOString();
  const due = queries
    .selectFrom('price_alert')
    .selectAll()
    .where('confirmed_at', 'is not', null)
    .where(({ or, eb }) => or([eb('told_at', 'is', null), eb('told_at', '<=', silentSince)]))
    .orderBy('path')
    .orderBy('currency')
    .orderBy('id')
    .limit(pageSize);
  if (last === undefined) return due.execute();
  const { path, currency, id } = last;
  return due
    .where(({ or, and, eb }) =>
      or([
        eb('path', '>', path),
        and([eb('path', '=', path), eb('currency', '>', currency)]),
        and([eb('path', '=', path), eb('currency', '=', currency), eb('id', '>', id)]),
      ]),
    )
    .execute();
}

/** Whether a mail was queued. */
async function checkOne({ database, prices, lease, now }: CheckParts, row: PriceAlertTable, secret: SiteSecret) {
  const currency = row.currency;
  const price = await prices.cheapest({ path: row.path, search: row.search, currency });
  if (price === null) return false;
  const told = lastReportedPrice(row);
  const fall = told && (await fallOf({ prices, price, told, currency }));
  if (told !== null && fall === null) return false;
  const key = await secret.current();
  return database.writeBeside(async (transaction) => {
    await lease.confirm(transaction);
    const isFirst = await recordReported(transaction, {
      row,
      asked: price.asked,
      told_at: fall && now().toISOString(),
    });
    if (!isFirst || fall === null) return false;
    await queueAlertMail(transaction, { alert: row, kind: 'alert-fall', secret: key, at: now(), fall });
    return true;
  });
}

interface FallQuery {
  readonly prices: PriceSource;
  readonly price: PriceNow;
  readonly told: Money;
  readonly currency: CurrencyCode;
}

/** Converts both amounts by today's rates, so that a rate change is no price drop. Null: too small for a mail. */
async function fallOf({ prices, price, told, currency }: FallQuery): Promise<PriceFall | null> {
  const before = await prices.convert(told, currency);
  const after = await prices.convert(price.asked, currency);
  if (before === null || after === null || !hasFallenEnough(before.exact, after.exact)) return null;
  if (!isVisibleFall(before.shown, price.cost)) return null;
  const percent = fallInPercent(before.exact, after.exact);
  return { provider: price.provider, before: before.shown, after: price.cost, percent };
}

/** False: deleted or reported by another process meanwhile. */
async function recordReported(
  transaction: TransactionQueries,
  { row, asked, told_at }: { readonly row: PriceAlertTable; readonly asked: Money; readonly told_at: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('price_alert')
    .set({ told_currency: asked.currency, told_units: asked.units, ...(told_at !== null && { told_at }) })
    .where('id', '=', row.id)
    .where('told_at', row.told_at === null ? 'is' : '=', row.told_at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function deleteEnded(database: Database, now: Date): Promise<number> {
  for (let count = 0; ;) {
    const rows = await database.queries
      .selectFrom('price_alert')
      .select('id')
      .where('ends_at', '<=', now.toISOString())
      .limit(pageSize)
      .execute();
    if (rows.length === 0) return count;
    await database.writeBeside((transaction) =>
      deleteAlerts(
        transaction,
        rows.map(({ id }) => id),
      ),
    );
    count += rows.length;
  }
}

async function askAgain({ database, lease, now }: CheckParts, secret: SiteSecret): Promise<number> {
  const soon = new Date(now().getTime() + alertRules.askAgainMs).toISOString();
  for (let count = 0; ;) {
    const rows = await database.queries
      .selectFrom('price_alert')
      .selectAll()
      .where('confirmed_at', 'is not', null)
      .where('asked_at', 'is', null)
      .where('ends_at', '<=', soon)
      .limit(pageSize)
      .execute();
    if (rows.length === 0) return count;
    const key = await secret.current();
    await database.writeBeside(async (transaction) => {
      await lease.confirm(transaction);
      for (const alert of rows) {
        await transaction
          .updateTable('price_alert')
          .set({ asked_at: now().toISOString() })
          .where('id', '=', alert.id)
          .execute();
        await queueAlertMail(transaction, { alert, kind: 'alert-renew', secret: key, at: now() });
      }
    });
    count += rows.length;
  }
}
