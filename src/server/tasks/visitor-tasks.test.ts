import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '#runtime/services/log.ts';
import { startVisitorTasks } from './visitor-tasks.ts';

const dayMs = 24 * 60 * 60_000;

let logged = '';
const log = createLog({ level: 'info', destination: { write: (line) => void (logged += line) } });

beforeEach(() => {
  vi.useFakeTimers();
  logged = '';
});
afterEach(() => vi.useRealTimers());

describe('startVisitorTasks', () => {
  it('deletes old counts at the start and once a day, until it is stopped', async () => {
    const forgetOldVisits = vi.fn<() => Promise<number>>(async () => 4);
    const tasks = startVisitorTasks({ maintenance: { forgetOldVisits }, log });
    await vi.advanceTimersByTimeAsync(2.5 * dayMs);
    expect(forgetOldVisits).toHaveBeenCalledTimes(3);
    expect(logged).toContain('"count":4');
    await tasks.stop();
    await vi.advanceTimersByTimeAsync(2 * dayMs);
    expect(forgetOldVisits).toHaveBeenCalledTimes(3);
  });

  it('logs a failure and continues', async () => {
    const forgetOldVisits = vi.fn<() => Promise<number>>(async () => Promise.reject(new Error('the database is away')));
    const tasks = startVisitorTasks({ maintenance: { forgetOldVisits }, log });
    await vi.advanceTimersByTimeAsync(1.5 * dayMs);
    expect(forgetOldVisits).toHaveBeenCalledTimes(2);
    expect(logged).toContain('the database is away');
    await tasks.stop();
  });
});
