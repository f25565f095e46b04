/** Which plans an import has seen: one bit each, since ids are dense. A million plans take 125 kB. */
export class PlanIdSet {
  #bits = new Uint8Array(16_384);

  add(id: number): void {
    const index = id >>> 3;
    if (index >= this.#bits.length) {
      const longer = new Uint8Array(Math.max(index + 1, this.#bits.length * 2));
      longer.set(this.#bits);
      this.#bits = longer;
    }
    this.#bits[index] = (this.#bits[index] ?? 0) | (1 << (id & 7));
  }

  has(id: number): boolean {
    return ((this.#bits[id >>> 3] ?? 0) & (1 << (id & 7))) !== 0;
  }
}
