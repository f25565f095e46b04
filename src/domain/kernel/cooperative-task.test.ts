import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finish, mapSteps, shareSteps, sortedAtOnce, sortSteps, stepsOnceFor, type Steps } from './cooperative-task.ts';

/** How often work stops before it is done. */
function countStops(steps: Steps<unknown>): number {
  let stops = 0;
  while (steps.next().done !== true) stops += 1;
  return stops;
}

function* upTo(end: number, seen: number[]): Steps<string> {
  for (let step = 1; step <= end; step += 1) {
    seen.push(step);
    yield;
  }
  return 'done';
}

describe('mapSteps', () => {
  it('makes what map makes, and stops on the way', () => {
    const items = Array.from({ length: 1_000 }, (_none, index) => index);
    const twice = (item: number, index: number): number => item + index;
    expect(finish(mapSteps(items, twice))).toEqual(items.map(twice));
    expect(countStops(mapSteps(items, twice))).toBe(4);
  });
});

describe('sortSteps', () => {
  const anyLength = fc.constantFrom(0, 1, sortedAtOnce, sortedAtOnce + 1, 3 * sortedAtOnce + 7);

  it('sorts as toSorted does, equals in the order in which they came', () => {
    fc.assert(
      fc.property(anyLength, fc.integer({ min: 1, max: 1_000 }), fc.nat(), (length, keys, seed) => {
        const items = Array.from({ length }, (_none, place) => ({ place, key: ((place + seed) * 7_919) % keys }));
        const byKey = (a: { key: number }, b: { key: number }): number => a.key - b.key;
        expect(finish(sortSteps(items, byKey))).toEqual(items.toSorted(byKey));
      }),
      { numRuns: 30 },
    );
  });

  it('stops only where there is much to sort', () => {
    const items = Array.from({ length: 2 * sortedAtOnce }, (_none, index) => -index);
    const ascending = (a: number, b: number): number => a - b;
    expect(countStops(sortSteps(items.slice(0, sortedAtOnce), ascending))).toBe(0);
    expect(countStops(sortSteps(items, ascending))).toBeGreaterThan(10);
  });
});

describe('shareSteps', () => {
  it('does the work once for all who wait, no matter who goes on', () => {
    const seen: number[] = [];
    const shared = shareSteps(upTo(5, seen));
    const first = shared();
    first.next();
    first.next();
    expect(finish(shared())).toBe('done');
    expect(finish(first)).toBe('done');
    expect(seen).toEqual([1, 2, 3, 4, 5]);
  });

  it('throws to each of them what the work throws', () => {
    const shared = shareSteps(
      (function* (): Steps<string> {
        yield;
        throw new RangeError('too much');
      })(),
    );
    const first = shared();
    first.next();
    expect(() => finish(shared())).toThrow(RangeError);
    expect(() => finish(first)).toThrow(RangeError);
  });
});

describe('stepsOnceFor', () => {
  it('gives the very same value for a key, and another for another', () => {
    const of = stepsOnceFor(function* ({ id }: { readonly id: number }): Steps<{ readonly id: number }> {
      yield;
      return { id };
    });
    const key = { id: 1 };
    expect(finish(of(key))).toBe(finish(of(key)));
    expect(finish(of({ id: 1 }))).not.toBe(finish(of(key)));
  });
});
