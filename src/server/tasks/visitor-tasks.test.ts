import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '#runtime/services/log.ts';
import { startVisitorTasks } from './visitor-tasks.ts';

const dayMs = 24 * 60 * 60_000;

let logged = '';
const storeViews = async (): Promise<void> => undefined;
const log = createLog({ level: 'info', destination: { write: (line) => void (logged += line) } });

beforeEach(() => {
  vi.useFakeTimers();
  logged = '';
});
afterEach(() => vi.useRealTimers());

describe('startVisitorTasks', () => {
  it('deletes old counts at the start and once a day, until it is stopped', async () => {
    const forgetOldVisits = vi.fn<() => Promise<number>>(async () => 4);
    const tasks = startVisitorTasks({ visitors: { storeViews }, forgetOldVisits, log });
    await vi.advanceTimersByTimeAsync(2.5 * dayMs);
    expect(forgetOldVisits).toHaveBeenCalledTimes(3);
    expect(logged).toContain('"count":4');
    await tasks.stop();
    await vi.advanceTimersByTimeAsync(2 * dayMs);
    expect(forgetOldVisits).toHaveBeenCalledTimes(3);
  });

  it('logs a failure and continues', async () => {
    const forgetOldVisits = vi.fn<() => Promise<number>>(async () => Promise.reject(new Error('the database is away')));
    const tasks = startVisitorTasks({ visitors: { storeViews }, forgetOldVisits, log });
    await vi.advanceTimersByTimeAsync(1.5 * dayMs);
    expect(forgetOldVisits).toHaveBeenCalledTimes(2);
    expect(logged).toContain('the database is away');
    await tasks.stop();
  });

  it('stores page views every ten seconds, and waits for the last of them when it stops', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const store = vi.fn<() => Promise<void>>(async () => undefined);
    const tasks = startVisitorTasks({ visitors: { storeViews: store }, forgetOldVisits: async () => 0, log });
    await vi.advanceTimersByTimeAsync(25_000);
    expect(store).toHaveBeenCalledTimes(3);
    store.mockImplementation(() => promise);
    await vi.advanceTimersByTimeAsync(10_000);
    let hasStopped = false;
    const stopped = tasks.stop().then(() => (hasStopped = true));
    await vi.advanceTimersByTimeAsync(0);
    expect(hasStopped).toBe(false);
    resolve();
    await stopped;
    expect(store).toHaveBeenCalledTimes(4);
  });
});
