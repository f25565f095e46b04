/** One value may take so much of all; a sitemap of everything must not drive all pages out. */
const largestShare = 1 / 8;

/** Values by key, bounded by their bytes: the one that was asked for longest ago goes first. */
export class ByteStore<Value extends object> {
  readonly maxBytes: number;
  readonly #sizeOf: (value: Value) => number;
  readonly #entries = new Map<string, Value>();
  /** What was asked for or put in last, which stands at the end already if it is still there. */
  #newest: string | null = null;
  #bytes = 0;

  /** @param sizeOf what a value takes of memory, in bytes; the same whenever it is asked */
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

  /** What a single value may take, its key included. */
  get largestBytes(): number {
    return this.maxBytes * largestShare;
  }

  /** Counts as being asked for. */
  get(key: string): Value | null {
    const found = this.#entries.get(key);
    if (found === undefined) return null;
    if (key !== this.#newest) this.#putLast(key, found);
    return found;
  }

  /** Takes the place of a value with the same key. One that is too large is not kept. */
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

  /** Oldest first, without counting as being asked for. */
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
