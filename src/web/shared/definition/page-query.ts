import { isTrackingParameter } from '#domain/site/arrival.ts';
import { queryText } from '#domain/kernel/query-text.ts';

/** The query of a page's address. Tracks which keys the loaders read, so that no list of known keys is needed. */
export class PageQuery extends URLSearchParams {
  readonly #asked = new Set<string>();

  override get(name: string): string | null {
    this.#asked.add(name);
    return super.get(name);
  }

  override getAll(name: string): string[] {
    this.#asked.add(name);
    return super.getAll(name);
  }

  override has(name: string, value?: string): boolean {
    this.#asked.add(name);
    return super.has(name, value);
  }

  /** Whether it has a key that has not been read so far; those of campaigns do not count. */
  get hasStrayKeys(): boolean {
    return [...this.keys()].some((name) => !this.#asked.has(name) && !isTrackingParameter(name));
  }

  /** The part that has been read so far, with its `?`; an empty text: none. */
  get askedSearch(): string {
    return queryText(new URLSearchParams([...this].filter(([name]) => this.#asked.has(name))));
  }
}
