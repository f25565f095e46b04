/** Session storage, because without client-side navigation the next page is a new document. */
const storageKey = 'changed-review-filter';

/** Remembers the field that was changed last: the next page has new fields, and gives the focus to the same one. */
export function rememberChangedFilter(name: string): void {
  try {
    sessionStorage.setItem(storageKey, name);
  } catch {
    // Storage blocked: the focus begins at the top, as after any page load.
  }
}

/** The name of the remembered field, once; null: none. */
export function takeChangedFilter(): string | null {
  try {
    const name = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return name;
  } catch {
    return null;
  }
}
