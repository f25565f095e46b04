import type { MailTable } from './mail-tables.ts';
import type { TransactionQueries } from './schema.ts';

interface QueuedMail
  extends Pick<MailTable, 'to_address' | 'locale' | 'kind'>, Partial<Pick<MailTable, 'review_id' | 'alert_id'>> {
  readonly payload: object;
  readonly at: Date;
  /** It leaves this much later; default: 0. */
  readonly delayMs?: number;
}

/** Queues a mail or a webhook in the caller's transaction. */
export async function queueMail(
  transaction: TransactionQueries,
  { payload, at, delayMs = 0, ...mail }: QueuedMail,
): Promise<void> {
  await transaction
    .insertInto('mail')
    .values({
      review_id: null,
      alert_id: null,
      ...mail,
      payload: JSON.stringify(payload),
      created_at: at.toISOString(),
      next_at: new Date(at.getTime() + delayMs).toISOString(),
      sent_at: null,
      last_error: null,
    })
    .execute();
}
