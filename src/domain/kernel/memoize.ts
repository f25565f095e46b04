/** Memoizes a function of one object per key (weakly held). Keys must be immutable. */
export function memoize<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const cache = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const entry = cache.get(key) ?? { value: compute(key) };
    cache.set(key, entry);
    return entry.value;
  };
}

/** Computes the value lazily, at the first call, and at most once. */
export function once<Value>(compute: () => Value): () => Value {
  let computed: { readonly value: Value } | null = null;
  return () => {
    computed ??= { value: compute() };
    return computed.value;
  };
}
