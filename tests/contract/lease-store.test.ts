import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseError } from '#database/database-error.ts';
import {
  isLeaseDue,
  isLeaseHeld,
  LeaseLostError,
  whileRenewing,
  withLease,
  type Lease,
  type LeasedWork,
} from '#database/lease.ts';
import type { Database } from '#database/database.ts';
import { createTestDatabase, engines, type TestDatabase } from '#tests/support/database.ts';
import { openTestDatabase } from '#tests/support/open-test-database.ts';

const start = Date.parse('2026-11-20T00:00:00Z');
const minute = 60_000;

describe.each(engines)('a lease on %s', (engine) => {
  let suite: TestDatabase;
  let other: Database;
  let clock: number;

  beforeEach(async () => {
    clock = start;
    suite = await createTestDatabase(engine);
    other = await openTestDatabase({ url: suite.url, dataDir: '' });
  });
  afterEach(async () => {
    await other.close();
    await suite[Symbol.asyncDispose]();
  });

  const request = {
    name: 'work',
    lastsMs: 10 * minute,
    dueWithinMs: 60 * minute,
    waitsUntilDue: true,
    now: () => new Date(clock),
  };
  const done = async (): Promise<LeasedWork<string>> => ({ value: 'made', nextAt: new Date(clock + 60 * minute) });

  /** Work that runs until it is aborted. */
  function longWork() {
    const [begun, end] = [Promise.withResolvers<Lease>(), Promise.withResolvers<void>()];
    const work = async (lease: Lease): Promise<LeasedWork<string>> => {
      begun.resolve(lease);
      await end.promise;
      return done();
    };
    return { work, begun: begun.promise, end: end.resolve };
  }

  it('lets one process work at a time, and the next one only when the work is due again', async () => {
    const long = longWork();
    const first = withLease(suite.database, request, long.work);
    await long.begun;
    expect(await withLease(other, { ...request, waitsUntilDue: false }, done)).toEqual({ kind: 'held' });
    long.end();
    expect(await first).toEqual({ kind: 'done', value: 'made' });
    clock += 59 * minute;
    expect(await withLease(other, request, done)).toEqual({ kind: 'not-due' });
    expect(await withLease(other, { ...request, waitsUntilDue: false }, done)).toMatchObject({ kind: 'done' });
    clock += 60 * minute;
    expect(await withLease(suite.database, request, done)).toMatchObject({ kind: 'done' });
  });

  it('lets exactly one of many begin', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, index) => withLease(index % 2 === 0 ? suite.database : other, request, done)),
    );
    expect(outcomes.filter(({ kind }) => kind === 'done')).toHaveLength(1);
  });

  it('keeps works of different names apart', async () => {
    const long = longWork();
    const first = withLease(suite.database, request, long.work);
    await long.begun;
    expect(await withLease(other, { ...request, name: 'other work' }, done)).toMatchObject({ kind: 'done' });
    long.end();
    await first;
  });

  it('is due again at once when the work throws', async () => {
    const broken = new Error('broken');
    await expect(withLease(suite.database, request, () => Promise.reject(broken))).rejects.toBe(broken);
    expect(await withLease(other, request, done)).toMatchObject({ kind: 'done' });
  });

  it('throws what the work has thrown, also where the lease cannot be given back', async () => {
    const broken = new Error('broken');
    let isDown = false;
    const failing: Database = {
      ...suite.database,
      writeBeside: (work) => (isDown ? Promise.reject(new Error('down')) : suite.database.writeBeside(work)),
    };
    const work = (): Promise<never> => {
      isDown = true;
      return Promise.reject(broken);
    };
    await expect(withLease(failing, request, work)).rejects.toBe(broken);
  });

  it('does not wait for a time in the future, after the clock was set back', async () => {
    clock += 365 * 24 * 60 * minute;
    const long = longWork();
    const killed = withLease(suite.database, request, long.work);
    const lease = await long.begun;
    clock = start;
    expect(await withLease(other, request, done)).toMatchObject({ kind: 'done' });
    // The former holder can store nothing any more.
    await expect(suite.database.write((transaction) => lease.confirm(transaction))).rejects.toThrow(LeaseLostError);
    long.end();
    await killed;
    clock += 365 * 24 * 60 * minute;
    expect(await withLease(other, request, done)).toMatchObject({ kind: 'done' });
    clock = start;
    expect(await withLease(suite.database, request, done)).toMatchObject({ kind: 'done' });
  });

  it('passes on from a process that is thought dead, which can then store nothing', async () => {
    const long = longWork();
    const first = withLease(suite.database, request, long.work);
    const lease = await long.begun;
    clock += 9 * minute;
    await lease.renew();
    clock += 9 * minute;
    expect(await withLease(other, request, done)).toEqual({ kind: 'held' });
    await suite.database.write((transaction) => lease.confirm(transaction));
    clock += 10 * minute;
    const second = longWork();
    const takenOver = withLease(other, request, second.work);
    await second.begun;
    await expect(lease.renew()).rejects.toThrow(LeaseLostError);
    await expect(suite.database.write((transaction) => lease.confirm(transaction))).rejects.toThrow(LeaseLostError);
    long.end();
    await first;
    // What the first one gives back is not the second one's.
    expect(await withLease(suite.database, { ...request, waitsUntilDue: false }, done)).toEqual({ kind: 'held' });
    second.end();
    await takenOver;
  });

  it('tells others whether it is held and due', async () => {
    const state = async (): Promise<[isHeld: boolean, isDue: boolean]> => [
      await isLeaseHeld(other, request, new Date(clock)),
      await isLeaseDue(other, request, new Date(clock)),
    ];
    expect(await state()).toEqual([false, true]);
    const long = longWork();
    const first = withLease(suite.database, request, long.work);
    await long.begun;
    expect(await state()).toEqual([true, false]);
    expect(await isLeaseHeld(other, { ...request, name: 'other work' }, new Date(clock))).toBe(false);
    expect(await isLeaseDue(other, { ...request, name: 'other work' }, new Date(clock))).toBe(true);
    clock += 10 * minute - 1;
    expect(await state()).toEqual([true, false]);
    clock += 1;
    expect(await state()).toEqual([false, true]);
    long.end();
    await first;
    expect(await state()).toEqual([false, false]);
    clock += 60 * minute - 1;
    expect(await state()).toEqual([false, false]);
    clock += 1;
    expect(await state()).toEqual([false, true]);
  });

  it('is neither held nor waited for when its time is too far in the future, after the clock was set back', async () => {
    const long = longWork();
    const first = withLease(suite.database, request, long.work);
    await long.begun;
    clock -= 10 * minute;
    expect(await isLeaseHeld(other, request, new Date(clock))).toBe(true);
    clock -= 1;
    expect(await isLeaseHeld(other, request, new Date(clock))).toBe(false);
    clock = start;
    long.end();
    await first;
    clock -= 60 * minute;
    expect(await isLeaseDue(other, request, new Date(clock))).toBe(false);
    clock -= 1;
    expect(await isLeaseDue(other, request, new Date(clock))).toBe(true);
  });

  it('says which work has been taken over', async () => {
    const long = longWork();
    const first = withLease(suite.database, request, long.work);
    const lease = await long.begun;
    clock += 11 * minute;
    await withLease(other, request, done);
    await expect(lease.renew()).rejects.toThrow('Another process has taken over "work".');
    long.end();
    await first;
  });

  it('tells the work when it is lost while it goes on', async () => {
    const told = await withLease(suite.database, request, async (lease) => {
      clock += 11 * minute;
      const second = longWork();
      const takenOver = withLease(other, request, second.work);
      await second.begun;
      const value = await whileRenewing(
        lease,
        1,
        (lost) => new Promise((resolve) => lost.addEventListener('abort', () => resolve(lost.reason))),
      );
      second.end();
      await takenOver;
      return { value, nextAt: new Date(clock) };
    });
    expect(told).toMatchObject({ value: expect.any(LeaseLostError) });
  });
});

describe('the renewal of a lease', () => {
  const minutely = 60_000;

  /** Answers each renewal with the next of these; null: renewed. */
  function leaseOf(answers: readonly (Error | null)[]) {
    const renewals: (Error | null)[] = [];
    const renew = (): Promise<void> => {
      const answer = answers[renewals.length] ?? null;
      renewals.push(answer);
      return answer === null ? Promise.resolve() : Promise.reject(answer);
    };
    return { lease: { renew, confirm: renew }, renewals };
  }

  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('goes on while the work does, and not a moment longer', async () => {
    const { lease, renewals } = leaseOf([]);
    const end = Promise.withResolvers<string>();
    const work = whileRenewing(lease, minutely, () => end.promise);
    await vi.advanceTimersByTimeAsync(3 * minutely);
    end.resolve('made');
    expect(await work).toBe('made');
    await vi.advanceTimersByTimeAsync(3 * minutely);
    expect(renewals).toHaveLength(3);
  });

  it('ends with work that throws', async () => {
    const { lease, renewals } = leaseOf([]);
    const broken = new Error('broken');
    await expect(whileRenewing(lease, minutely, () => Promise.reject(broken))).rejects.toBe(broken);
    await vi.advanceTimersByTimeAsync(3 * minutely);
    expect(renewals).toEqual([]);
  });

  it('is tried again while the database is busy, and aborts the work once the lease is lost', async () => {
    const taken = new LeaseLostError('taken');
    const { lease } = leaseOf([new DatabaseError('busy'), null, taken]);
    const end = Promise.withResolvers<void>();
    const signals: AbortSignal[] = [];
    const work = whileRenewing(lease, minutely, (lost) => {
      signals.push(lost);
      return end.promise;
    });
    await vi.advanceTimersByTimeAsync(2 * minutely);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    await vi.advanceTimersByTimeAsync(minutely);
    expect(signals.map(({ reason }) => reason)).toEqual([taken]);
    end.resolve();
    await work;
  });
});
