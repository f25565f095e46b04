import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { createLog } from '#runtime/services/log.ts';
import type { RateUpdate } from '#runtime/maintenance/rate-maintenance.ts';
import { startRateTasks } from './rate-tasks.ts';

const minuteMs = 60_000;

let logged = '';
const log = createLog({ level: 'info', destination: { write: (line) => void (logged += line) } });

beforeEach(() => {
  vi.useFakeTimers();
  logged = '';
});
afterEach(() => vi.useRealTimers());

const source = { name: 'plain a', locationHash: '', etag: null, lastModified: null, checkedAt: '', ratesDate: null };
const fine: RateUpdate = { sources: [{ ...source, problem: null, held: [] }], changed: 30, held: [] };

async function logAfter(update: () => Promise<RateUpdate | null>): Promise<string> {
  const tasks = startRateTasks({ maintenance: { updateWhenDue: update }, log });
  await vi.advanceTimersByTimeAsync(1);
  await tasks.stop();
  return logged;
}

describe('startRateTasks', () => {
  it('runs at the start and every five minutes, until it is stopped', async () => {
    const updateWhenDue = vi.fn<() => Promise<RateUpdate | null>>(async () => null);
    const tasks = startRateTasks({ maintenance: { updateWhenDue }, log });
    await vi.advanceTimersByTimeAsync(11 * minuteMs);
    expect(updateWhenDue).toHaveBeenCalledTimes(3);
    await tasks.stop();
    await vi.advanceTimersByTimeAsync(11 * minuteMs);
    expect(updateWhenDue).toHaveBeenCalledTimes(3);
    expect(logged).toBe('');
  });

  it('logs new rates, and nothing when nothing has changed', async () => {
    expect(await logAfter(async () => ({ ...fine, changed: 0 }))).toBe('');
    expect(await logAfter(async () => fine)).toContain('"changed":30');
  });

  it('warns about refused sources and held rates', async () => {
    const refused = { ...fine, sources: [{ ...source, problem: 'plain a is refused.', held: [] }] };
    expect(await logAfter(async () => refused)).toMatch(/"level":"warn".*plain a is refused/);
    const rate = { source: 'plain a', date: '2026-11-25', perUsdE8: 113_600_000 };
    const from = { ...rate, perUsdE8: 88_000_000 };
    const eur = { currency: 'EUR' as CurrencyCode, source: 'plain a', from, to: rate, doubt: 'jump' as const };
    expect(await logAfter(async () => ({ ...fine, held: [eur] }))).toContain('EUR stays at 0.88 of 2026-11-25');
  });

  it('logs a failure and continues', async () => {
    expect(await logAfter(() => Promise.reject(new Error('the database is away')))).toContain('the database is away');
  });
});
