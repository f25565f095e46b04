import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DataVersions } from '#runtime/services/data-versions.ts';
import { createLog } from '#runtime/services/log.ts';
import { versionsAt } from '#tests/support/cached-answer-factory.ts';
import { VersionWatch } from './version-watch.ts';

/** A controllable database that counts its reads. */
function openWatch() {
  const world = { asked: 0, answer: (): Promise<DataVersions> => new Promise(() => undefined) };
  const messages: string[] = [];
  const watch = new VersionWatch(
    {
      known: () => null,
      read: () => {
        world.asked += 1;
        return world.answer();
      },
      forget: () => undefined,
      close: () => undefined,
    },
    createLog({ level: 'info', destination: { write: (line) => void messages.push(JSON.parse(line).msg) } }),
  );
  return { watch, world, messages };
}

describe('VersionWatch', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('times out when the database does not respond', async () => {
    const { watch, messages } = openWatch();
    const read = watch.read();
    await vi.advanceTimersByTimeAsync(310);
    expect(await read).toBeNull();
    expect(messages).toEqual([expect.stringContaining('the database does not answer')]);
  });

  it('retries once a second while the database is unavailable, and logs the start and the end once', async () => {
    const { watch, world, messages } = openWatch();
    world.answer = () => Promise.reject(new Error('away'));
    for (let visitor = 0; visitor < 30; visitor += 1) {
      expect(await watch.read()).toBeNull();
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(world.asked).toBe(3);
    expect(messages).toHaveLength(1);
    world.answer = async () => versionsAt(7);
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await watch.read())?.of('catalogue')).toBe(7);
    expect(messages.slice(1)).toEqual(['the database answers again']);
  });
});
