/** Largest share of one value, so that a large sitemap does not evict all pages. */
const largestShare = 1 / 8;

/** LRU cache bounded by bytes. */
export class ByteStore<Value extends object> {
  readonly maxBytes: number;
  readonly #sizeOf: (value: Value) => number;
  readonly #entries = new Map<string, Value>();
  /** Most recently used key: already last if it still exists. */
  #newest: string | null = null;
  #bytes = 0;

  /** @param sizeOf size of a value in memory, in bytes; constant for a value */
  constructor(maxBytes: number, sizeOf: (value: Value) => number) {
    this.maxBytes = maxBytes;
    this.#sizeOf = sizeOf;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get entries(): number {
    return this.#entries.size;
  }

  /** Largest size of one entry, key included. */
  get largestBytes(): number {
    return this.maxBytes * largestShare;
  }

  /** Marks the entry as used. */
  get(key: string): Value | null {
    const found = this.#entries.get(key);
    if (found === undefined) return null;
    if (key !== this.#newest) this.#putLast(key, found);
    return found;
  }

  /** Replaces a value with the same key. A value that is too large is not stored. */
  set(key: string, value: Value): void {
    this.delete(key);
    const bytes = this.#sizeWith(key, value);
    if (bytes > this.largestBytes) return;
    this.#putLast(key, value);
    this.#bytes += bytes;
    while (this.#bytes > this.maxBytes) this.#dropOldest();
  }

  delete(key: string): void {
    const found = this.#entries.get(key);
    if (found === undefined) return;
    this.#entries.delete(key);
    this.#bytes -= this.#sizeWith(key, found);
  }

  /** Least recently used first; does not mark them as used. */
  keys(): IterableIterator<string> {
    return this.#entries.keys();
  }

  #putLast(key: string, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    this.#newest = key;
  }

  #dropOldest(): void {
    const oldest = this.#entries.keys().next();
    if (oldest.done !== true) this.delete(oldest.value);
  }

  #sizeWith(key: string, value: Value): number {
    return this.#sizeOf(value) + 2 * key.length;
  }
}
