/**
 * The query of a page's address, which knows what has been asked of it: a key that no loader asks for means nothing to the
 * page. So no list of keys has to be kept beside the loaders.
 */
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

  /** Whether it holds a key that nobody has asked for until now. */
  get hasStrayKeys(): boolean {
    return [...this.keys()].some((name) => !this.#asked.has(name));
  }

  /** With its `?`, what somebody has asked for until now; an empty text: nothing of it. */
  get askedSearch(): string {
    const asked = new URLSearchParams([...this].filter(([name]) => this.#asked.has(name)));
    return asked.size === 0 ? '' : `?${asked.toString()}`;
  }
}
