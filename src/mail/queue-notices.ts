import { z } from 'zod';
import { randomUUID } from 'node:crypto';
import { queueMail } from '#database/queue-mail.ts';
import type { TransactionQueries } from '#database/schema.ts';

const operatorMailPayload = z.object({ subject: z.string(), text: z.string() });

/** A mail to the operator, as it is sent; stored as JSON in its row. */
export type OperatorMailPayload = z.infer<typeof operatorMailPayload>;

/** Throws a `ZodError` for a damaged row. */
export function parseOperatorMail(json: string): OperatorMailPayload {
  return operatorMailPayload.parse(JSON.parse(json));
}

/** An event for the operator's webhook. */
export interface WebhookEvent {
  /** Such as `feed.held`. */
  readonly type: string;
  readonly data: object;
}

export interface QueuedNotices {
  /** Null: no mail. */
  readonly mail: ({ readonly to: string } & OperatorMailPayload) | null;
  readonly events: readonly WebhookEvent[];
}

/** Queues a mail and events in the caller's transaction. */
export async function queueNotices(
  transaction: TransactionQueries,
  { mail, events }: QueuedNotices,
  at: Date,
): Promise<void> {
  if (mail !== null) {
    const { to, subject, text } = mail;
    const payload: OperatorMailPayload = { subject, text };
    await queueMail(transaction, { kind: 'operator', to_address: to, locale: 'en', payload, at });
  }
  for (const event of events) {
    const payload = messageOf(event, at);
    await queueMail(transaction, { kind: 'webhook', to_address: 'webhook', locale: 'en', payload, at });
  }
}

/** @returns what `readWebhookMessage` reads */
export function messageOf({ type, data }: WebhookEvent, at: Date) {
  return { id: `msg_${randomUUID()}`, body: JSON.stringify({ type, timestamp: at.toISOString(), data }) };
}
