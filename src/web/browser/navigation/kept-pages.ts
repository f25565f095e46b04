/** A page that can be shown again without a request, and the keys of its history entries. */
export interface KeptPage {
  readonly keys: Set<string>;
}

export interface KeptPages<Page extends KeptPage> {
  /** The page of a history entry; null: not kept. */
  readonly at: (key: string) => Page | null;
  /** Marks a page as most recently used; drops the least recently used ones beyond the limit. */
  readonly use: (page: Page) => void;
  /** Drops pages without a history entry. @param keys of all remaining entries */
  readonly retain: (keys: ReadonlySet<string>) => void;
  readonly count: () => number;
}

/**
 * An LRU cache of pages by history entry, not by address: a link loads the page's current state, back and forward restore
 * the page that was left, even where one address was visited twice.
 * @param most kept pages, including the shown one
 */
export function createKeptPages<Page extends KeptPage>(most: number, drop: (page: Page) => void): KeptPages<Page> {
  let pages: readonly Page[] = [];

  function keep(kept: readonly Page[]): void {
    const dropped = pages.filter((page) => !kept.includes(page));
    pages = kept;
    dropped.forEach(drop);
  }

  return {
    at: (key) => pages.find(({ keys }) => keys.has(key)) ?? null,
    use: (page) => {
      // A key belongs to one page only.
      for (const other of pages) if (other !== page) for (const key of page.keys) other.keys.delete(key);
      const others = pages.filter((other) => other !== page && other.keys.size > 0);
      keep([...others, page].slice(-most));
    },
    retain: (keys) => keep(pages.filter((page) => !page.keys.isDisjointFrom(keys))),
    count: () => pages.length,
  };
}
