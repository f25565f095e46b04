import { memo, type MemoOptions } from './memo.ts';

/**
 * Long work that yields control regularly, so that a scheduler can interleave other work. The result does not depend on
 * when the task is resumed.
 */
export type CooperativeTask<Value> = Generator<undefined, Value, undefined>;

/** Runs a task without pausing. */
export function runToCompletion<Value>(task: CooperativeTask<Value>): Value {
  for (;;) {
    const step = task.next();
    if (step.done === true) return step.value;
  }
}

/** Items between two yields: well under a millisecond for any use here. */
const itemsPerStep = 250;

/** `items.map` as a cooperative task. */
export function* mapTask<Item, Mapped>(
  items: readonly Item[],
  map: (item: Item, index: number) => Mapped,
): CooperativeTask<Mapped[]> {
  const mapped: Mapped[] = [];
  for (const [index, item] of items.entries()) {
    mapped.push(map(item, index));
    if (index % itemsPerStep === itemsPerStep - 1) yield;
  }
  return mapped;
}

/** Lists up to this length are sorted without yielding, which takes a few milliseconds. */
export const sortChunkLength = 4_096;

/** `items.toSorted` as a cooperative task: a stable merge sort. */
export function* sortTask<Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
): CooperativeTask<Item[]> {
  let runs: Item[][] = [];
  for (let start = 0; start < items.length; start += sortChunkLength) {
    if (start > 0) yield;
    runs.push(items.slice(start, start + sortChunkLength).sort(compare));
  }
  while (runs.length > 1) {
    const merged: Item[][] = [];
    for (let index = 0; index < runs.length; index += 2)
      merged.push(yield* mergeTask(runs[index] ?? [], runs[index + 1] ?? [], compare));
    runs = merged;
  }
  return runs[0] ?? [];
}

/** Stable merge: equal items of `first` come first. */
function* mergeTask<Item>(
  first: readonly Item[],
  second: readonly Item[],
  compare: (a: Item, b: Item) => number,
): CooperativeTask<Item[]> {
  const merged: Item[] = [];
  let taken = 0;
  for (const item of second) {
    for (let other = first[taken]; other !== undefined && compare(other, item) <= 0; other = first[++taken])
      merged.push(other);
    if (merged.push(item) % itemsPerStep === 0) yield;
  }
  for (const item of first.slice(taken)) merged.push(item);
  return merged;
}

/** Shares one task among several consumers: any of them advances it for all. An error is thrown to every consumer. */
export function shareTask<Value>(task: CooperativeTask<Value>): () => CooperativeTask<Value> {
  let outcome: { readonly value: Value } | { readonly error: unknown } | null = null;
  const advance = (): void => {
    try {
      const step = task.next();
      if (step.done === true) outcome = { value: step.value };
    } catch (error) {
      outcome = { error };
    }
  };
  return function* (): CooperativeTask<Value> {
    for (;;) {
      if (outcome === null) advance();
      if (outcome === null) yield;
      else if ('error' in outcome) throw outcome.error;
      else return outcome.value;
    }
  };
}

/** Like `memo`, for tasks: consumers share a task that is in flight. */
export function memoTask<Given extends readonly unknown[], Value>(
  start: (...given: Given) => CooperativeTask<Value>,
  options: MemoOptions<Given> = {},
): (...given: Given) => CooperativeTask<Value> {
  const taskOf = memo((...given: Given) => shareTask(start(...given)), options);
  return (...given) => taskOf(...given)();
}
