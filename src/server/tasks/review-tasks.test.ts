import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from '#runtime/services/log.ts';
import type { ComposeMail, DeliveryRound, ReviewMaintenance } from '#runtime/maintenance/review-maintenance.ts';
import { startReviewTasks } from './review-tasks.ts';

const site = { name: 'Roamchart', origin: 'https://esim.example', contactEmail: null, operatorName: null };
const nothing: DeliveryRound = { sent: 0, postponed: 0, givenUp: 0, faults: [] };
const dayMs = 24 * 60 * 60_000;

let logged = '';
const log = createLog({ level: 'info', destination: { write: (line) => void (logged += line) } });

beforeEach(() => {
  vi.useFakeTimers();
  logged = '';
});
afterEach(() => vi.useRealTimers());

function start(maintenance: Partial<ReviewMaintenance>) {
  const idle: ReviewMaintenance = {
    sendMail: null,
    forgetOldAddresses: async () => 0,
    sweepImages: async () => 0,
    close: () => undefined,
  };
  return startReviewTasks({ maintenance: { ...idle, ...maintenance }, site: () => site, log });
}

describe('startReviewTasks', () => {
  it('sends mail at once and every ten seconds, until it is stopped', async () => {
    const sendMail = vi.fn<(compose: ComposeMail) => Promise<DeliveryRound>>(async () => nothing);
    const tasks = start({ sendMail });
    await vi.advanceTimersByTimeAsync(25_000);
    expect(sendMail).toHaveBeenCalledTimes(3);
    await tasks.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sendMail).toHaveBeenCalledTimes(3);
  });

  it('never runs two rounds at once, and waits for the running one when it stops', async () => {
    const { promise, resolve } = Promise.withResolvers<DeliveryRound>();
    const sendMail = vi.fn<(compose: ComposeMail) => Promise<DeliveryRound>>(() => promise);
    const tasks = start({ sendMail });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sendMail).toHaveBeenCalledTimes(1);
    let hasStopped = false;
    const stopped = tasks.stop().then(() => (hasStopped = true));
    await vi.advanceTimersByTimeAsync(0);
    expect(hasStopped).toBe(false);
    resolve(nothing);
    await stopped;
    expect(hasStopped).toBe(true);
  });

  it('deletes old addresses at the start and once a day', async () => {
    const forgetOldAddresses = vi.fn<() => Promise<number>>(async () => 3);
    const tasks = start({ forgetOldAddresses });
    await vi.advanceTimersByTimeAsync(2.5 * dayMs);
    expect(forgetOldAddresses).toHaveBeenCalledTimes(3);
    expect(logged).toContain('"count":3');
    await tasks.stop();
  });

  it('removes orphaned images at the start and once a day', async () => {
    const sweepImages = vi.fn<() => Promise<number>>(async () => 7);
    const tasks = start({ sweepImages });
    await vi.advanceTimersByTimeAsync(1.5 * dayMs);
    expect(sweepImages).toHaveBeenCalledTimes(2);
    expect(logged).toContain('"count":7');
    await tasks.stop();
  });

  it('logs a failure and continues', async () => {
    const failing = async (): Promise<never> => Promise.reject(new Error('the database is away'));
    const sendMail = vi.fn<(compose: ComposeMail) => Promise<DeliveryRound>>(failing);
    const tasks = start({ sendMail, forgetOldAddresses: failing });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sendMail).toHaveBeenCalledTimes(2);
    expect(logged.match(/the database is away/g)).not.toHaveLength(0);
    await tasks.stop();
  });

  it('renders mails in their language', async () => {
    let written: ReturnType<ComposeMail> | null = null;
    const mail = {
      locale: 'it',
      kind: 'published',
      providerName: 'Tanuki SIM',
      reason: null,
      reply: null,
      changes: null,
    } as const;
    const tasks = start({
      sendMail: async (compose) => {
        written = compose(mail);
        return { ...nothing, sent: 1 };
      },
    });
    await tasks.stop();
    expect(written).toMatchObject({ fromName: 'Roamchart', subject: 'La tua recensione di Tanuki SIM è online' });
    expect(logged).toContain('"sent":1');
  });
});
