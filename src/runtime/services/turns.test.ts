import { describe, expect, it } from 'vitest';
import type { CooperativeTask } from '#domain/kernel/cooperative-task.ts';
import { createTurns } from './turns.ts';

function* work(name: string, steps: number, done: string[]): CooperativeTask<string> {
  for (let step = 1; step <= steps; step += 1) {
    done.push(`${name}${step}`);
    yield;
  }
  return name;
}

/** Notes each turn of the event loop until it is told to stop. */
function noteTurns(done: string[]): () => void {
  let isOver = false;
  const look = (): void => {
    done.push('|');
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  return () => (isOver = true);
}

describe('turns', () => {
  it('let others go first as soon as work takes long, and only one of several long ones go on in a turn', async () => {
    let clock = 0;
    const slow = createTurns(() => (clock += 10));
    const done: string[] = [];
    const stop = noteTurns(done);
    expect(await Promise.all(['a', 'b'].map((name) => slow.run(work(name, 3, done))))).toEqual(['a', 'b']);
    stop();
    const parts = done.join('').split('|');
    expect(parts[0]).toBe('a1b1');
    expect(parts.slice(1).filter((part) => part !== '')).toEqual(['a2', 'b2', 'a3', 'b3']);
  });

  it('finish at once what takes no time', async () => {
    const quick = createTurns(() => 0);
    const done: string[] = [];
    const running = quick.run(work('a', 3, done));
    expect(done).toEqual(['a1', 'a2', 'a3']);
    expect(await running).toBe('a');
  });

  it('hand on what work throws', async () => {
    const failing = (function* (): CooperativeTask<never> {
      yield;
      throw new RangeError('too much');
    })();
    await expect(createTurns(() => 0).run(failing)).rejects.toThrow(RangeError);
  });
});
