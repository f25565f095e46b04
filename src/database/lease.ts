import { randomUUID } from 'node:crypto';
import { DatabaseError } from './database-error.ts';
import type { Database } from './database.ts';
import type { TransactionQueries } from './schema.ts';

/** Work for one process of a site at a time. */
export interface LeaseRequest {
  /** The same in every process. */
  readonly name: string;
  /** Lease duration without `renew`; after it the process is considered dead and another one may begin. */
  readonly lastsMs: number;
  /** Maximum time until work is due again; a later due time comes from a wrong clock. */
  readonly dueWithinMs: number;
  /** False: runs even if it is not due, for an operator's request. */
  readonly waitsUntilDue: boolean;
  readonly now: () => Date;
}

/** A lease held by this process. */
export interface Lease {
  /** Extends the lease by its duration. Throws `LeaseLostError` when it is lost. */
  renew(): Promise<void>;
  /** Throws `LeaseLostError` unless it is still held. Call it in the transaction that stores the result. */
  confirm(transaction: TransactionQueries): Promise<void>;
}

/** The result of the work, and when it is due again. */
export interface LeasedWork<Value> {
  readonly value: Value;
  readonly nextAt: Date;
}

export type LeaseOutcome<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  /** Held by another process. */
  | { readonly kind: 'held' }
  | { readonly kind: 'not-due' };

/** Another process has taken over: this one's result must not be stored. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
}

/** Sorts after every time. */
const never = '9999';

/**
 * Runs the work when it is due and the lease is free. Uses the clocks of the machines, which may differ by a small
 * part of `lastsMs`; times far in the future are ignored. Work that throws is due again immediately; the error is
 * rethrown.
 */
export async function withLease<Value>(
  database: Database,
  request: LeaseRequest,
  work: (lease: Lease) => Promise<LeasedWork<Value>>,
): Promise<LeaseOutcome<Value>> {
  const holder = randomUUID();
  const taken = await takeLease(database, request, holder);
  if (taken !== 'taken') return { kind: taken };
  try {
    const { value, nextAt } = await work(leaseOf(database, request, holder));
    await releaseLease(database, { name: request.name, holder, next_at: nextAt.toISOString() });
    return { kind: 'done', value };
  } catch (error) {
    // Where the database is down the lease expires by itself; what the work has thrown says more.
    await releaseLease(database, { name: request.name, holder }).catch(() => undefined);
    throw error;
  }
}

type LeaseTimes = Pick<LeaseRequest, 'name' | 'lastsMs' | 'dueWithinMs'>;

/** Whether some process holds the lease. */
export async function isLeaseHeld(
  { queries }: Pick<Database, 'queries'>,
  { name, lastsMs }: Omit<LeaseTimes, 'dueWithinMs'>,
  now: Date,
): Promise<boolean> {
  const row = await queries.selectFrom('lease').select('held_until').where('name', '=', name).executeTakeFirst();
  return row !== undefined && isHeld(row.held_until, lastsMs, now);
}

/** Whether the work is due and the lease is free. */
export async function isLeaseDue(
  { queries }: Pick<Database, 'queries'>,
  { name, lastsMs, dueWithinMs }: LeaseTimes,
  now: Date,
): Promise<boolean> {
  const row = await queries
    .selectFrom('lease')
    .select(['held_until', 'next_at'])
    .where('name', '=', name)
    .executeTakeFirst();
  if (row === undefined) return true;
  const isDue = row.next_at <= now.toISOString() || row.next_at > after(now, 2 * dueWithinMs);
  return isDue && !isHeld(row.held_until, lastsMs, now);
}

async function takeLease(
  database: Database,
  { name, lastsMs, dueWithinMs, waitsUntilDue, now }: LeaseRequest,
  holder: string,
): Promise<'taken' | 'held' | 'not-due'> {
  const at = now();
  const held_until = after(at, lastsMs);
  const latestDue = waitsUntilDue ? at.toISOString() : never;
  // Longer than any lease or due time: the system clock has moved backwards since.
  const [longestHeld, longestDue] = [after(at, 2 * lastsMs), after(at, 2 * dueWithinMs)];
  return database.writeBeside(async (transaction) => {
    // One statement, so that of two concurrent processes one sees the other's name.
    await transaction
      .insertInto('lease')
      .values({ name, holder, held_until, next_at: '' })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ holder, held_until })
          .where(({ or, eb }) =>
            or([eb('lease.held_until', '<=', at.toISOString()), eb('lease.held_until', '>', longestHeld)]),
          )
          .where(({ or, eb }) => or([eb('lease.next_at', '<=', latestDue), eb('lease.next_at', '>', longestDue)])),
      )
      .execute();
    const row = await transaction.selectFrom('lease').selectAll().where('name', '=', name).executeTakeFirstOrThrow();
    if (row.holder === holder) return 'taken';
    return isHeld(row.held_until, lastsMs, at) ? 'held' : 'not-due';
  });
}

/** Whether a lease with this end is held. A longer one is invalid: the system clock has moved backwards since. */
function isHeld(heldUntil: string, lastsMs: number, at: Date): boolean {
  return heldUntil > at.toISOString() && heldUntil <= after(at, 2 * lastsMs);
}

function after(time: Date, ms: number): string {
  return new Date(time.getTime() + ms).toISOString();
}

function leaseOf(database: Database, { name, lastsMs, now }: LeaseRequest, holder: string): Lease {
  const extend = async (transaction: TransactionQueries): Promise<boolean> => {
    const held_until = after(now(), lastsMs);
    const { numUpdatedRows } = await transaction
      .updateTable('lease')
      .set({ held_until })
      .where('name', '=', name)
      .where('holder', '=', holder)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  };
  // An update, not a select: it locks the row until the transaction ends.
  const confirm = async (transaction: TransactionQueries): Promise<void> => {
    if (!(await extend(transaction))) throw new LeaseLostError(`Another process has taken over "${name}".`);
  };
  return { renew: () => database.writeBeside(confirm), confirm };
}

/**
 * Renews a lease while the work runs. The signal is aborted with a `LeaseLostError` when it is lost: the work must
 * stop then. A busy database does not count as loss: no other process can take the lease either.
 */
export async function whileRenewing<Value>(
  lease: Lease,
  everyMs: number,
  work: (lost: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const lost = new AbortController();
  const renew = async (): Promise<void> => {
    try {
      await lease.renew();
    } catch (error) {
      if (!(error instanceof DatabaseError)) lost.abort(error);
    }
  };
  const renewal = setInterval(() => void renew(), everyMs);
  try {
    return await work(lost.signal);
  } finally {
    clearInterval(renewal);
  }
}

/** Only its own lease: a process considered dead must not release the next one's. */
async function releaseLease(
  database: Database,
  { name, holder, ...next }: { readonly name: string; readonly holder: string; readonly next_at?: string },
): Promise<void> {
  await database.writeBeside((transaction) =>
    transaction
      .updateTable('lease')
      .set({ holder: '', held_until: '', ...next })
      .where('name', '=', name)
      .where('holder', '=', holder)
      .execute(),
  );
}
