import type { MailTable } from '#database/mail-tables.ts';
import type { Queries } from '#database/schema.ts';
import { waitWhileBusy } from '#database/sqlite-dialect.ts';
import type { Locale } from '#domain/kernel/locale.ts';

/** A mail whose turn it is. */
export interface DueMail {
  readonly id: number;
  readonly to: string;
  readonly locale: Locale;
  readonly kind: MailTable['kind'];
  /** What its text says beyond its kind, as it was queued. */
  readonly payload: unknown;
  /** How often it is tried, with this time. */
  readonly attempt: number;
}

/** Why a mail could not be sent; codes only, because servers repeat addresses in their words. */
export interface MailFault {
  readonly code: string;
  /** The server will never take this mail. */
  readonly isFinal: boolean;
}

const minute = 60_000;
const hour = 60 * minute;

/** Pauses after each failed attempt; after the last of them the mail is given up. Three days in all. */
export const mailPausesMs: readonly number[] = [1, 5, 30, 120, 360, 720, 1440, 1440].map((count) => count * minute);

const longestPauseMs = Math.max(...mailPausesMs);

/** A mail that is being sent is left alone for so long; then its sender has died. */
const leaseMs = hour;

/** While an import writes, what became of a mail waits: a mail that is forgotten to be sent would be sent again. */
const busyWait = [60_000, 2_000] as const;

/** Later than any time. */
const never = '9999-12-31T23:59:59.999Z';

/** The queue as those see it who send mails. Several processes may: each mail is claimed by one of them. */
export class MailOutbox {
  readonly #queries: Queries;

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  /** Claims the mail that has waited longest; null: none is due. */
  async claim(now: Date): Promise<DueMail | null> {
    for (;;) {
      const row = await this.#queries
        .selectFrom('mail')
        .select(['id', 'to_address', 'locale', 'kind', 'payload', 'attempts'])
        .where('sent_at', 'is', null)
        .where(({ or, and, eb }) =>
          or([
            eb('next_at', '<=', now.toISOString()),
            // No pause is so long: it was begun by a clock that was put back since.
            and([
              eb('next_at', '>', new Date(now.getTime() + 2 * longestPauseMs).toISOString()),
              eb('next_at', '<', never),
            ]),
          ]),
        )
        // A mail that ends the process whenever it is tried is not tried for ever.
        .where('attempts', '<=', mailPausesMs.length)
        .orderBy('next_at')
        .orderBy('id')
        .executeTakeFirst();
      if (row === undefined) return null;
      const { id, to_address: to, locale, kind, attempts } = row;
      const attempt = attempts + 1;
      if (!(await this.#lease({ id, attempt }, now))) continue;
      return { id, to, locale, kind, payload: JSON.parse(row.payload) as unknown, attempt };
    }
  }

  /** Whether this process is the one: another may have taken the mail since it was read. */
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

  /** Keeps that a mail was sent, and no more: neither its address nor its words. */
  async markSent(id: number, now: Date): Promise<void> {
    const outcome = { sent_at: now.toISOString(), to_address: '', payload: '{}', last_error: null, next_at: never };
    await this.#update(id, outcome);
  }

  /** Tries again later, or gives up. True: given up. */
  async markFailed({ id, attempt }: DueMail, fault: MailFault, now: Date): Promise<boolean> {
    const pause = fault.isFinal ? undefined : mailPausesMs[attempt - 1];
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
