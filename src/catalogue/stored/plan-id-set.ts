/** A set of plan ids: one bit each, since ids are dense. A million plans take 125 kB. */
export class PlanIdSet {
  #bits = new Uint8Array(16_384);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(id: number): void {
    if (this.has(id)) return;
    const index = id >>> 3;
    if (index >= this.#bits.length) {
      const longer = new Uint8Array(Math.max(index + 1, this.#bits.length * 2));
      longer.set(this.#bits);
      this.#bits = longer;
    }
    this.#bits[index] = (this.#bits[index] ?? 0) | (1 << (id & 7));
    this.#size += 1;
  }

  has(id: number): boolean {
    return ((this.#bits[id >>> 3] ?? 0) & (1 << (id & 7))) !== 0;
  }

  /** Ranges of consecutive ids, both ends included, ascending. */
  *ranges(): Generator<[first: number, last: number]> {
    const end = this.#bits.length * 8;
    for (let first = 0; first < end; first += 1) {
      if (!this.has(first)) continue;
      let last = first;
      while (this.has(last + 1)) last += 1;
      yield [first, last];
      first = last;
    }
  }
}
