/** A page that can be shown again without asking for it, and the keys of the history's entries that lead to it. */
export interface KeptPage {
  readonly keys: Set<string>;
}

export interface KeptPages<Page extends KeptPage> {
  /** The page of an entry of the history; null: it is not kept. */
  readonly at: (key: string) => Page | null;
  /** Keeps a page as the one used last; the least recently used ones beyond the bound are dropped. */
  readonly use: (page: Page) => void;
  /** Drops what no entry of the history leads to any more. @param keys of all entries that are left */
  readonly retain: (keys: ReadonlySet<string>) => void;
  readonly count: () => number;
}

/**
 * Pages by entries of the history, not by address: a link leads to a page as it is now, back and forward lead to the very
 * page that was left, also where one address was visited twice.
 * @param most pages that are kept, the shown one included
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
      // An entry that another page has taken over leads to that one only.
      for (const other of pages) if (other !== page) for (const key of page.keys) other.keys.delete(key);
      const others = pages.filter((other) => other !== page && other.keys.size > 0);
      keep([...others, page].slice(-most));
    },
    retain: (keys) => keep(pages.filter((page) => !page.keys.isDisjointFrom(keys))),
    count: () => pages.length,
  };
}
