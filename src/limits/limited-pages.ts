const hourMs = 60 * 60_000;

/** Counts refused pages for the operator, by hour, in the memory of one process. No client is kept. */
export class LimitedPages {
  #hour = '';
  #count = 0;

  note(now: Date): void {
    const hour = startOfHour(now);
    if (hour !== this.#hour) this.#count = 0;
    this.#hour = hour;
    this.#count += 1;
  }

  /** Of the hour that began at `since`, ISO 8601 in UTC; null: none in this hour. */
  ofHour(now: Date): { readonly since: string; readonly count: number } | null {
    return this.#hour === startOfHour(now) ? { since: this.#hour, count: this.#count } : null;
  }
}

function startOfHour(now: Date): string {
  return new Date(Math.floor(now.getTime() / hourMs) * hourMs).toISOString();
}
