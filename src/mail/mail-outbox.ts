import type { MailKind, MailTable } from '#database/mail-tables.ts';
import type { Queries } from '#database/schema.ts';
import { waitWhileBusy } from '#database/sqlite-dialect.ts';
import type { Locale } from '#domain/kernel/locale.ts';

/** A due entry of the queue. */
export interface Due<Kind> {
  readonly id: number;
  /** Empty for a webhook. */
  readonly to: string;
  readonly locale: Locale;
  readonly kind: Kind;
  /** JSON of the template's data, as queued. */
  readonly payload: string;
  /** Number of attempts, including this one; more than `mostAttempts`: the sender of the last one died. */
  readonly attempt: number;
}

export type DueMail = Due<MailKind>;

/** Reason for a failed delivery; codes only, because server messages may contain addresses. */
export interface DeliveryFault {
  readonly code: string;
  /** Permanent: the server will never accept it. */
  readonly isFinal: boolean;
}

const minute = 60_000;
const hour = 60 * minute;

/** Delays after each failed attempt; after the last one it is given up. Three days in all. */
export const deliveryPausesMs: readonly number[] = [1, 5, 30, 120, 360, 720, 1440, 1440].map((count) => count * minute);

/** Attempts in all. */
export const mostAttempts = deliveryPausesMs.length + 1;

const longestPauseMs = Math.max(...deliveryPausesMs);

/** A claimed entry is left alone for this time; after it the sender is considered dead. */
const leaseMs = hour;

/** How long a write waits for an import: if a delivery were not recorded, it would be sent again. */
const busyWait = [60_000, 2_000] as const;

/** Later than any time. */
const never = '9999-12-31T23:59:59.999Z';

/** The part of the queue that one kind of sender delivers. */
interface Channel<Kind> {
  /** Compares the kind with `webhook`. */
  readonly webhooks: '=' | '<>';
  readonly has: (kind: MailTable['kind']) => kind is MailTable['kind'] & Kind;
}

/** The queue for senders. Several processes may send: each entry is claimed by one of them. */
export class Outbox<Kind extends MailTable['kind']> {
  readonly #queries: Queries;
  readonly #channel: Channel<Kind>;

  constructor(queries: Queries, channel: Channel<Kind>) {
    this.#queries = queries;
    this.#channel = channel;
  }

  /** Claims the oldest due entry; null: none. */
  async claim(now: Date): Promise<Due<Kind> | null> {
    for (;;) {
      const row = await this.#queries
        .selectFrom('mail')
        .select(['id', 'to_address', 'locale', 'kind', 'payload', 'attempts'])
        .where('sent_at', 'is', null)
        .where('kind', this.#channel.webhooks, 'webhook')
        .where(({ or, and, eb }) =>
          or([
            eb('next_at', '<=', now.toISOString()),
            // Longer than any delay: the system clock moved backwards.
            and([
              eb('next_at', '>', new Date(now.getTime() + 2 * longestPauseMs).toISOString()),
              eb('next_at', '<', never),
            ]),
          ]),
        )
        .orderBy('next_at')
        .orderBy('id')
        .executeTakeFirst();
      if (row === undefined || !this.#channel.has(row.kind)) return null;
      const { id, locale, kind, payload, attempts } = row;
      const to = kind === 'webhook' ? '' : row.to_address;
      // Counted before it is made, so that a sender that dies has made it too.
      const attempt = attempts + 1;
      if (!(await this.#lease({ id, attempt }, now))) continue;
      return { id, to, locale, kind, payload, attempt };
    }
  }

  /** Optimistic lock: another process may have claimed the entry since it was read. */
  async #lease({ id, attempt }: { readonly id: number; readonly attempt: number }, now: Date): Promise<boolean> {
    const claim = this.#queries
      .updateTable('mail')
      .set({ attempts: attempt, next_at: new Date(now.getTime() + leaseMs).toISOString() })
      .where('id', '=', id)
      .where('attempts', '=', attempt - 1)
      .where('sent_at', 'is', null);
    const { numUpdatedRows } = await waitWhileBusy(() => claim.executeTakeFirstOrThrow(), ...busyWait);
    return numUpdatedRows === 1n;
  }

  /** Records the delivery, and deletes address and content. */
  async markSent(id: number, now: Date): Promise<void> {
    const outcome = { sent_at: now.toISOString(), to_address: '', payload: '{}', last_error: null, next_at: never };
    await this.#update(id, outcome);
  }

  /** Schedules a retry, or gives up. True: given up. */
  async markFailed({ id, attempt }: Due<Kind>, fault: DeliveryFault, now: Date): Promise<boolean> {
    const pause = fault.isFinal ? undefined : deliveryPausesMs[attempt - 1];
    const outcome =
      pause === undefined
        ? { next_at: never, to_address: '', payload: '{}' }
        : { next_at: new Date(now.getTime() + pause).toISOString() };
    await this.#update(id, { ...outcome, last_error: fault.code });
    return pause === undefined;
  }

  async #update(id: number, outcome: Partial<Omit<MailTable, 'id' | 'attempts'>>): Promise<void> {
    const update = this.#queries.updateTable('mail').set(outcome).where('id', '=', id);
    await waitWhileBusy(() => update.execute(), ...busyWait);
  }
}

export class MailOutbox extends Outbox<MailKind> {
  constructor(queries: Queries) {
    super(queries, { webhooks: '<>', has: (kind) => kind !== 'webhook' });
  }
}

export class WebhookOutbox extends Outbox<'webhook'> {
  constructor(queries: Queries) {
    super(queries, { webhooks: '=', has: (kind) => kind === 'webhook' });
  }
}
