import { z } from 'zod';
import { money } from '#database/stored-money.ts';
import type { AlertMailKind, PriceAlertTable } from '#database/mail-tables.ts';
import { queueMail } from '#database/queue-mail.ts';
import type { TransactionQueries } from '#database/schema.ts';
import type { Money } from '#domain/money/money.ts';
import { writeToken } from './alert-token.ts';

const shownMoney = money.extend({ isEstimate: z.boolean().exactOptional() });

/** A price drop, in the reader's currency. */
const priceFall = z.object({ provider: z.string(), before: shownMoney, after: shownMoney, percent: z.int() });

export type PriceFall = z.output<typeof priceFall>;

/** Template data of an alert mail; stored as JSON in its row until it is sent. */
const alertMailPayload = z.object({
  path: z.string(),
  search: z.string(),
  /** Token of the confirmation link. */
  keepToken: z.string(),
  /** Token of the unsubscribe link. */
  stopToken: z.string(),
  /** ISO 8601 in UTC: when the address is deleted. */
  endsAt: z.string(),
  /** Only for a price drop. */
  fall: priceFall.nullable().default(null),
});

export type AlertMailPayload = z.output<typeof alertMailPayload>;

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
