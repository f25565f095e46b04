import { readComparedText, writeComparedText } from '#domain/listing/compared-plans.ts';

const storageKey = 'answers';

/** Keeps, for this tab, the answers that were seen last, for a comparison that begins with nothing. */
export function keepLastAnswers(ids: readonly number[]): void {
  try {
    sessionStorage.setItem(storageKey, writeComparedText(ids));
  } catch {
    // Blocked: the comparison begins with a search.
  }
}

/** Ids of the answers that were seen last in this tab; empty: none, or a single one. */
export function readLastAnswers(): readonly number[] {
  try {
    const ids = readComparedText(sessionStorage.getItem(storageKey) ?? '');
    return ids.length < 2 ? [] : ids;
  } catch {
    return [];
  }
}
