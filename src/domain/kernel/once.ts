/** Computes at the first call and remembers; for what is only sometimes asked for. */
export function once<Value>(compute: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: compute() };
    return made.value;
  };
}
