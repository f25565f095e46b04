import type { Queries } from '#database/schema.ts';
import { dayOf } from './day-of.ts';
import type { PageView } from './visitor-log.ts';
import { writeWithRetry } from './write-with-retry.ts';

interface CountedView {
  readonly day: string;
  readonly page: string;
  readonly destination: string;
  count: number;
}

/**
 * Page views since they were last stored. Every page is counted, so that one write for each would cost more than
 * sending the page; a process that is killed loses those of some seconds. Bounded: pages and destinations are known.
 */
export class ViewTally {
  readonly #queries: Queries;
  #counts = new Map<string, CountedView>();

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  add({ page, destination }: PageView, at: Date): void {
    this.#addCounted({ day: dayOf(at), page, destination: destination ?? '', count: 1 });
  }

  /** Stores what was counted; what cannot be stored is kept for the next time. Throws when the database fails. */
  async store(): Promise<void> {
    if (this.#counts.size === 0) return;
    // In one order in every process: two statements that lock the same rows must not wait for each other.
    const counted = [...this.#counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, view]) => view);
    this.#counts = new Map();
    try {
      await writeWithRetry(this.#insert(counted));
    } catch (error) {
      for (const view of counted) this.#addCounted(view);
      throw error;
    }
  }

  #insert(counted: readonly CountedView[]) {
    return this.#queries
      .insertInto('page_view')
      .values(counted)
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'page', 'destination'])
          .doUpdateSet((row) => ({ count: row('page_view.count', '+', row.ref('excluded.count')) })),
      );
  }

  #addCounted(view: CountedView): void {
    const key = [view.day, view.page, view.destination].join('\n');
    const present = this.#counts.get(key);
    if (present === undefined) this.#counts.set(key, view);
    else present.count += view.count;
  }
}
