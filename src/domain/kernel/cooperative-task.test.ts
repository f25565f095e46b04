import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  runToCompletion,
  mapTask,
  shareTask,
  sortChunkLength,
  sortTask,
  memoTask,
  type CooperativeTask,
} from './cooperative-task.ts';

/** How often a task yields. */
function countYields(task: CooperativeTask<unknown>): number {
  let yields = 0;
  while (task.next().done !== true) yields += 1;
  return yields;
}

function* upTo(end: number, seen: number[]): CooperativeTask<string> {
  for (let step = 1; step <= end; step += 1) {
    seen.push(step);
    yield;
  }
  return 'done';
}

describe('mapTask', () => {
  it('maps as map does and yields on the way', () => {
    const items = Array.from({ length: 1_000 }, (_none, index) => index);
    const twice = (item: number, index: number): number => item + index;
    expect(runToCompletion(mapTask(items, twice))).toEqual(items.map(twice));
    expect(countYields(mapTask(items, twice))).toBe(4);
  });
});

describe('sortTask', () => {
  const anyLength = fc.constantFrom(0, 1, sortChunkLength, sortChunkLength + 1, 3 * sortChunkLength + 7);

  it('sorts as toSorted does, and is stable', () => {
    fc.assert(
      fc.property(anyLength, fc.integer({ min: 1, max: 1_000 }), fc.nat(), (length, keys, seed) => {
        const items = Array.from({ length }, (_none, index) => ({ index, key: ((index + seed) * 7_919) % keys }));
        const byKey = (a: { key: number }, b: { key: number }): number => a.key - b.key;
        expect(runToCompletion(sortTask(items, byKey))).toEqual(items.toSorted(byKey));
      }),
      { numRuns: 30 },
    );
  });

  it('yields only for long lists', () => {
    const items = Array.from({ length: 2 * sortChunkLength }, (_none, index) => -index);
    const ascending = (a: number, b: number): number => a - b;
    expect(countYields(sortTask(items.slice(0, sortChunkLength), ascending))).toBe(0);
    expect(countYields(sortTask(items, ascending))).toBeGreaterThan(10);
  });
});

describe('shareTask', () => {
  it('runs once for all consumers, whichever advances it', () => {
    const seen: number[] = [];
    const shared = shareTask(upTo(5, seen));
    const first = shared();
    first.next();
    first.next();
    expect(runToCompletion(shared())).toBe('done');
    expect(runToCompletion(first)).toBe('done');
    expect(seen).toEqual([1, 2, 3, 4, 5]);
  });

  it('throws an error to every consumer', () => {
    const shared = shareTask(
      (function* (): CooperativeTask<string> {
        yield;
        throw new RangeError('too much');
      })(),
    );
    const first = shared();
    first.next();
    expect(() => runToCompletion(shared())).toThrow(RangeError);
    expect(() => runToCompletion(first)).toThrow(RangeError);
  });
});

describe('memoTask', () => {
  it('starts one task for equal arguments, also while it is in flight', () => {
    const starts: number[] = [];
    const taskOf = memoTask(function* (list: readonly number[]): CooperativeTask<number> {
      starts.push(list.length);
      yield;
      return list.length;
    });
    const list = [1, 2];
    const first = taskOf(list);
    first.next();
    expect([runToCompletion(taskOf(list)), runToCompletion(first), runToCompletion(taskOf([...list]))]).toEqual([
      2, 2, 2,
    ]);
    expect(starts).toEqual([2, 2]);
  });
});
