export interface MemoOptions<Given extends readonly unknown[]> {
  /**
   * The values that the result depends on. Default: the arguments, and instead of a plain object its own values, so that
   * a shallow copy is the same argument.
   */
  readonly parts?: (...given: Given) => readonly unknown[];
  /** Results kept per combination of objects among the parts, least recently used dropped first. Default: 1. */
  readonly most?: number;
}

/**
 * Memoizes a pure function. Parts compare by `Object.is`, but 0 and -0 are one. Objects among them must be immutable;
 * they are held weakly, so that results go with the data they were made of.
 */
export function memo<Given extends readonly unknown[], Value>(
  compute: (...given: Given) => Value,
  { parts = ownParts, most = 1 }: MemoOptions<Given> = {},
): (...given: Given) => Value {
  const root = new Results<Value>();
  return (...given) => {
    const inputs = parts(...given);
    let results = root;
    for (const input of inputs) if (isObject(input)) results = results.under(input);
    const key = keyOf(inputs);
    const found = results.find(key);
    if (found !== undefined) return found.value;
    const value = compute(...given);
    results.keep(key, value, most);
    return value;
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

class Results<Value> {
  /** Least recently used first. */
  readonly #kept = new Map<unknown, { readonly value: Value }>();
  #under: WeakMap<object, Results<Value>> | null = null;
  #newest: unknown = this;

  under(part: object): Results<Value> {
    const all = (this.#under ??= new WeakMap<object, Results<Value>>());
    const found = all.get(part) ?? new Results<Value>();
    all.set(part, found);
    return found;
  }

  find(key: unknown): { readonly value: Value } | undefined {
    const found = this.#kept.get(key);
    if (found === undefined || key === this.#newest) return found;
    this.#kept.delete(key);
    this.#kept.set(key, found);
    this.#newest = key;
    return found;
  }

  keep(key: unknown, value: Value, most: number): void {
    if (this.#kept.size >= most) this.#kept.delete(this.#kept.keys().next().value);
    this.#kept.set(key, { value });
    this.#newest = key;
  }
}

function ownParts(...given: readonly unknown[]): readonly unknown[] {
  const [first] = given;
  return given.length === 1 && !isObject(first) ? given : given.flatMap(partsOf);
}

function partsOf(value: unknown): readonly unknown[] {
  return isObject(value) && Object.getPrototypeOf(value) === Object.prototype ? Object.values(value) : [value];
}

/** A lone value is its own key; of several a text, with a mark where objects are. */
function keyOf(inputs: readonly unknown[]): unknown {
  if (inputs.length === 1) return isObject(inputs[0]) ? '' : inputs[0];
  return (
    keyOfOne(inputs) ??
    JSON.stringify(inputs.map((input) => (isObject(input) ? 0 : typeof input === 'string' ? input : [String(input)])))
  );
}

/** Fast path: at most one of them is no object. Null: there are more. */
function keyOfOne(inputs: readonly unknown[]): string | null {
  const at = inputs.findIndex((input) => !isObject(input));
  if (at === -1) return '';
  if (inputs.some((input, index) => index > at && !isObject(input))) return null;
  const input = inputs[at];
  return typeof input === 'string' ? `${at} "${input}` : `${at} ${String(input)}`;
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
