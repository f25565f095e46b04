import { hash } from 'node:crypto';

const firstSlots = 4096;

/**
 * A hash set of texts that keeps 64 bits of each, so that millions take tens of megabytes. The chance of a collision
 * is about one in ten million for two million texts.
 */
export class KeySet {
  /** Open addressing: two halves per slot, both 0 when empty. */
  #slots = new Uint32Array(firstSlots * 2);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** True when it was not in the set before. */
  add(key: string): boolean {
    const [high, low] = fingerprint(key);
    const slot = findSlot(this.#slots, high, low);
    if (isTaken(this.#slots, slot)) return false;
    this.#slots[slot] = high;
    this.#slots[slot + 1] = low;
    this.#size += 1;
    if (this.#size * 2 > this.#slots.length / 2) this.#slots = grow(this.#slots);
    return true;
  }

  has(key: string): boolean {
    const [high, low] = fingerprint(key);
    return isTaken(this.#slots, findSlot(this.#slots, high, low));
  }
}

export function planKey(provider: string, externalId: string): string {
  return `${provider} ${externalId}`;
}

function fingerprint(key: string): [high: number, low: number] {
  // A character for each byte: twice as fast as a buffer.
  const digest = hash('sha1', key, 'latin1');
  return [wordAt(digest, 0), wordAt(digest, 4) || 1];
}

function wordAt(digest: string, at: number): number {
  let word = 0;
  for (let offset = 3; offset >= 0; offset -= 1) word = (word << 8) | digest.charCodeAt(at + offset);
  return word >>> 0;
}

function isTaken(slots: Uint32Array, slot: number): boolean {
  return slots[slot] !== 0 || slots[slot + 1] !== 0;
}

/** The slot that holds the pair, or the free one for it. */
function findSlot(slots: Uint32Array, high: number, low: number): number {
  const mask = slots.length / 2 - 1;
  let place = high & mask;
  for (;;) {
    const slot = place * 2;
    if (!isTaken(slots, slot) || (slots[slot] === high && slots[slot + 1] === low)) return slot;
    place = (place + 1) & mask;
  }
}

function grow(slots: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(slots.length * 2);
  for (let slot = 0; slot < slots.length; slot += 2) {
    if (!isTaken(slots, slot)) continue;
    const [high, low] = [slots[slot] ?? 0, slots[slot + 1] ?? 0];
    const target = findSlot(larger, high, low);
    larger[target] = high;
    larger[target + 1] = low;
  }
  return larger;
}
