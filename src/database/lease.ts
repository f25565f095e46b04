import { randomUUID } from 'node:crypto';
import { DatabaseError } from './database-error.ts';
import type { Database } from './database.ts';
import type { TransactionQueries } from './schema.ts';

/** Work that only one process of a site does at a time. */
export interface LeaseRequest {
  /** The same in every process. */
  readonly name: string;
  /** How long the work may go without `renew`; then the process is thought dead and another one may begin. */
  readonly lastsMs: number;
  /** Longest time until work may be due again; what is further off comes from a clock that was wrong. */
  readonly dueWithinMs: number;
  /** False: also before it is due again, because an operator asks for it. */
  readonly waitsUntilDue: boolean;
  readonly now: () => Date;
}

/** The turn that a process has. */
export interface Lease {
  /** Takes it for as long again. Throws `LeaseLostError` when it is lost. */
  renew(): Promise<void>;
  /** Throws `LeaseLostError` unless it is still held. Call it in the transaction that stores what the work has made. */
  confirm(transaction: TransactionQueries): Promise<void>;
}

/** What the work has made, and when it is due again. */
export interface LeasedWork<Value> {
  readonly value: Value;
  readonly nextAt: Date;
}

export type LeaseOutcome<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  /** Another process is at it. */
  | { readonly kind: 'held' }
  | { readonly kind: 'not-due' };

/** Another process has taken over: what this one has made must not be stored. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
}

/** Sorts behind every time. */
const never = '9999';

/**
 * Does the work when it is due and no other process is at it. Works by the clocks of the machines, so they may differ by a
 * small part of `lastsMs`; what a clock has said that was far ahead is not believed for long. Work that throws is due again at once; what it throws is thrown.
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
    await giveBack(database, { name: request.name, holder, next_at: nextAt.toISOString() });
    return { kind: 'done', value };
  } catch (error) {
    // Where the database is down the lease expires by itself; what the work has thrown says more.
    await giveBack(database, { name: request.name, holder }).catch(() => undefined);
    throw error;
  }
}

type LeaseTimes = Pick<LeaseRequest, 'name' | 'lastsMs' | 'dueWithinMs'>;

/** Whether some process is at it. */
export async function isLeaseHeld(
  { queries }: Pick<Database, 'queries'>,
  { name, lastsMs }: Omit<LeaseTimes, 'dueWithinMs'>,
  now: Date,
): Promise<boolean> {
  const row = await queries.selectFrom('lease').select('held_until').where('name', '=', name).executeTakeFirst();
  return row !== undefined && isHeld(row.held_until, lastsMs, now);
}

/** Whether it is time, and no process is at it. */
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
  // Nobody takes a lease for so long, and nothing is due so late: a clock that was put back has said so.
  const [longestHeld, longestDue] = [after(at, 2 * lastsMs), after(at, 2 * dueWithinMs)];
  return database.writeBeside(async (transaction) => {
    // One statement, so that of two processes that come together one finds the other's name.
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

/** Whether a lease of this length is somebody's. Nobody takes it for longer: a clock that was put back since has said so. */
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
  // An update and not a look: until the transaction ends nobody else can take the row.
  const confirm = async (transaction: TransactionQueries): Promise<void> => {
    if (!(await extend(transaction))) throw new LeaseLostError(`Another process has taken over "${name}".`);
  };
  return { renew: () => database.writeBeside(confirm), confirm };
}

/**
 * Renews a lease while the work goes on. The signal is aborted with a `LeaseLostError` when it is lost: the work is to stop
 * then. A database that is busy does not count: nobody else can take the lease either.
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

/** Only one's own: who was thought dead has nothing to give back. */
async function giveBack(
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
