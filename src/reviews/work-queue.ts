/** Runs pieces of work one after another, in the order they came. */
export class WorkQueue {
  #last: Promise<unknown> = Promise.resolve();

  /** Resolves or rejects as `work` does, whatever happened to those before it. */
  run<Value>(work: () => Promise<Value>): Promise<Value> {
    const mine = this.#last.then(work);
    this.#last = mine.catch(() => undefined);
    return mine;
  }
}
