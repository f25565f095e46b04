import { describe, expect, it } from 'vitest';
import type { CooperativeTask } from '#domain/kernel/cooperative-task.ts';
import { createScheduler } from './scheduler.ts';

function* work(name: string, steps: number, done: string[]): CooperativeTask<string> {
  for (let step = 1; step <= steps; step += 1) {
    done.push(`${name}${step}`);
    yield;
  }
  return name;
}

/** Records each turn of the event loop until it is stopped. */
function recordTurns(done: string[]): () => void {
  let isOver = false;
  const look = (): void => {
    done.push('|');
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  return () => (isOver = true);
}

describe('scheduler', () => {
  it('yields to the event loop after each time slice, and runs one long task per turn', async () => {
    let clock = 0;
    const slow = createScheduler(() => (clock += 10));
    const done: string[] = [];
    const stop = recordTurns(done);
    expect(await Promise.all(['a', 'b'].map((name) => slow.run(work(name, 3, done))))).toEqual(['a', 'b']);
    stop();
    const parts = done.join('').split('|');
    expect(parts[0]).toBe('a1b1');
    expect(parts.slice(1).filter((part) => part !== '')).toEqual(['a2', 'b2', 'a3', 'b3']);
  });

  it('runs short work to completion synchronously', async () => {
    const fast = createScheduler(() => 0);
    const done: string[] = [];
    const running = fast.run(work('a', 3, done));
    expect(done).toEqual(['a1', 'a2', 'a3']);
    expect(await running).toBe('a');
  });

  it('rejects with what the work throws', async () => {
    const failing = (function* (): CooperativeTask<never> {
      yield;
      throw new RangeError('too much');
    })();
    await expect(createScheduler(() => 0).run(failing)).rejects.toThrow(RangeError);
  });
});
