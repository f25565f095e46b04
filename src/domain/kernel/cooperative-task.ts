/**
 * Long work that stops now and then, so that its caller may let others go first. What comes out does not depend on when it
 * goes on: `finish` does all of it at once.
 */
export type Steps<Value> = Generator<undefined, Value, undefined>;

export function finish<Value>(steps: Steps<Value>): Value {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Items between two stops: well under a millisecond of what lists do with each. */
const itemsAStep = 250;

/** `items.map` with stops. */
export function* mapSteps<Item, Made>(
  items: readonly Item[],
  make: (item: Item, index: number) => Made,
): Steps<Made[]> {
  const made: Made[] = [];
  for (const [index, item] of items.entries()) {
    made.push(make(item, index));
    if (index % itemsAStep === itemsAStep - 1) yield;
  }
  return made;
}

/** Lists of this length and shorter are sorted in one go: it takes a few milliseconds. */
export const sortedAtOnce = 4_096;

/** `items.toSorted` with stops: stable as well, so that the order is the very same. */
export function* sortSteps<Item>(items: readonly Item[], compare: (a: Item, b: Item) => number): Steps<Item[]> {
  let runs: Item[][] = [];
  for (let start = 0; start < items.length; start += sortedAtOnce) {
    if (start > 0) yield;
    runs.push(items.slice(start, start + sortedAtOnce).sort(compare));
  }
  while (runs.length > 1) {
    const merged: Item[][] = [];
    for (let place = 0; place < runs.length; place += 2)
      merged.push(yield* mergeSteps(runs[place] ?? [], runs[place + 1] ?? [], compare));
    runs = merged;
  }
  return runs[0] ?? [];
}

/** Of equal items those of `first` come first. */
function* mergeSteps<Item>(
  first: readonly Item[],
  second: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Steps<Item[]> {
  const merged: Item[] = [];
  let taken = 0;
  for (const item of second) {
    for (let other = first[taken]; other !== undefined && compare(other, item) <= 0; other = first[++taken])
      merged.push(other);
    if (merged.push(item) % itemsAStep === 0) yield;
  }
  for (const item of first.slice(taken)) merged.push(item);
  return merged;
}

/**
 * The same work for all who wait for it: the one that goes on takes the next step for the others too. What it throws, it throws to each
 * of them.
 */
export function shareSteps<Value>(work: Steps<Value>): () => Steps<Value> {
  let end: { readonly value: Value } | { readonly error: unknown } | null = null;
  const advance = (): void => {
    try {
      const step = work.next();
      if (step.done === true) end = { value: step.value };
    } catch (error) {
      end = { error };
    }
  };
  return function* (): Steps<Value> {
    for (;;) {
      if (end === null) advance();
      if (end === null) yield;
      else if ('error' in end) throw end.error;
      else return end.value;
    }
  };
}

/** Works a value out once for each key, as `onceFor` does, in steps that all who ask share. */
export function stepsOnceFor<Key extends object, Value>(work: (key: Key) => Steps<Value>): (key: Key) => Steps<Value> {
  const known = new WeakMap<Key, () => Steps<Value>>();
  return (key) => {
    const shared = known.get(key) ?? shareSteps(work(key));
    known.set(key, shared);
    return shared();
  };
}
