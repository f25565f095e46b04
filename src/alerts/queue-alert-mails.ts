import { z } from 'zod';
import { money } from '#database/stored-money.ts';
import type { AlertMailKind, PriceAlertTable } from '#database/mail-tables.ts';
import { queueMail } from '#database/queue-mail.ts';
import type { TransactionQueries } from '#database/schema.ts';
import type { Money, ShownMoney } from '#domain/money/money.ts';
import { writeToken } from './alert-token.ts';

/** Template data of an alert mail; stored as JSON in its row until it is sent. */
export interface AlertMailPayload {
  readonly path: string;
  readonly search: string;
  /** Token of the confirmation link. */
  readonly keepToken: string;
  /** Token of the unsubscribe link. */
  readonly stopToken: string;
  /** ISO 8601 in UTC: when the address is deleted. */
  readonly endsAt: string;
  /** Only for a price drop. */
  readonly fall: PriceFall | null;
}

/** A price drop, in the reader's currency. */
export interface PriceFall {
  readonly provider: string;
  readonly before: ShownMoney;
  readonly after: ShownMoney;
  /** Whole percent. */
  readonly percent: number;
}

const shownMoney = money.extend({ isEstimate: z.boolean().exactOptional() });

const alertMailPayload: z.ZodType<AlertMailPayload> = z.object({
  path: z.string(),
  search: z.string(),
  keepToken: z.string(),
  stopToken: z.string(),
  endsAt: z.string(),
  fall: z
    .object({ provider: z.string(), before: shownMoney, after: shownMoney, percent: z.int() })
    .nullable()
    .default(null),
});

/** Throws a `ZodError` for a damaged row. */
export function parseAlertMail(json: string): AlertMailPayload {
  return alertMailPayload.parse(JSON.parse(json));
}

export interface AlertNews {
  readonly alert: Pick<PriceAlertTable, 'id' | 'address' | 'locale' | 'path' | 'search' | 'ends_at'>;
  readonly kind: AlertMailKind;
  readonly secret: string;
  readonly at: Date;
  readonly fall?: PriceFall;
}

/** Queues a mail in the caller's transaction. */
export async function queueAlertMail(transaction: TransactionQueries, news: AlertNews): Promise<void> {
  const { alert, kind, secret, at, fall = null } = news;
  const { id, path, search } = alert;
  const payload: AlertMailPayload = {
    path,
    search,
    keepToken: writeToken(secret, { purpose: 'keep', id, until: alert.ends_at }),
    stopToken: writeToken(secret, { purpose: 'stop', id, until: '' }),
    endsAt: alert.ends_at,
    fall,
  };
  const { address: to_address, locale } = alert;
  await queueMail(transaction, { to_address, locale, kind, payload, at, alert_id: id });
}

/** The price last reported to the reader, in the seller's currency; null: none yet. */
export function lastReportedPrice({ told_currency: currency, told_units: units }: PriceAlertTable): Money | null {
  return currency === null || units === null ? null : { currency, units };
}
