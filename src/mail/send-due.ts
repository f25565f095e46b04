import type { MailTable } from '#database/mail-tables.ts';
import { failure, type Result } from '#domain/kernel/result.ts';
import { mostAttempts, type DeliveryFault, type Due, type Outbox } from './mail-outbox.ts';

/** Result of one batch. */
export interface DeliveryRound {
  readonly sent: number;
  /** To be retried. */
  readonly postponed: number;
  readonly givenUp: number;
  /** Distinct error codes. */
  readonly faults: readonly string[];
}

/** Batch size, so that a batch always ends and the sender can be stopped. */
const roundSize = 100;

/** A delivery that crashes its process must not be retried forever. */
const abandoned = failure({ code: 'EABANDONED', isFinal: true });

interface SendOptions<Kind extends MailTable['kind']> {
  readonly outbox: Outbox<Kind>;
  readonly send: (due: Due<Kind>) => Promise<Result<void, DeliveryFault>>;
  readonly now: () => Date;
}

/** Delivers what is due, one after the other. Throws when the database fails. */
export async function sendDue<Kind extends MailTable['kind']>({
  outbox,
  send,
  now,
}: SendOptions<Kind>): Promise<DeliveryRound> {
  const outcomes = { sent: 0, postponed: 0, givenUp: 0 };
  const faults = new Set<string>();
  for (let count = 0; count < roundSize; count += 1) {
    const due = await outbox.claim(now());
    if (due === null) break;
    const sent = due.attempt > mostAttempts ? abandoned : await send(due);
    if (sent.ok) {
      await outbox.markSent(due.id, now());
      outcomes.sent += 1;
      continue;
    }
    faults.add(sent.reason.code);
    const isOver = await outbox.markFailed(due, sent.reason, now());
    outcomes[isOver ? 'givenUp' : 'postponed'] += 1;
  }
  return { ...outcomes, faults: [...faults] };
}
