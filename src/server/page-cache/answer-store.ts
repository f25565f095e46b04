import { sizeOf, type KeptAnswer } from './kept-answer.ts';

/** One answer may take so much of all; a sitemap of everything must not drive all pages out. */
const largestShare = 1 / 8;

/** Answers by key, bounded by their bytes: the one that was asked for longest ago goes first. */
export class AnswerStore {
  readonly maxBytes: number;
  readonly #kept = new Map<string, KeptAnswer>();
  /** What was asked for or put in last, which stands at the end already if it is still there. */
  #newest: string | null = null;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get entries(): number {
    return this.#kept.size;
  }

  /** Counts as being asked for. */
  get(key: string): KeptAnswer | null {
    const found = this.#kept.get(key);
    if (found === undefined) return null;
    if (key !== this.#newest) this.#putLast(key, found);
    return found;
  }

  /** Takes the place of an answer with the same key. One that is too large is not kept. */
  set(key: string, answer: KeptAnswer): void {
    this.delete(key);
    const bytes = sizeWith(key, answer);
    if (bytes > this.maxBytes * largestShare) return;
    this.#putLast(key, answer);
    this.#bytes += bytes;
    while (this.#bytes > this.maxBytes) this.#dropOldest();
  }

  delete(key: string): void {
    const found = this.#kept.get(key);
    if (found === undefined) return;
    this.#kept.delete(key);
    this.#bytes -= sizeWith(key, found);
  }

  /** Oldest first, without counting as being asked for. */
  keys(): IterableIterator<string> {
    return this.#kept.keys();
  }

  #putLast(key: string, answer: KeptAnswer): void {
    this.#kept.delete(key);
    this.#kept.set(key, answer);
    this.#newest = key;
  }

  #dropOldest(): void {
    const oldest = this.#kept.keys().next();
    if (oldest.done !== true) this.delete(oldest.value);
  }
}

function sizeWith(key: string, answer: KeptAnswer): number {
  return sizeOf(answer) + 2 * key.length;
}
