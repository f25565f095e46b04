import type { ListQuery } from '#domain/listing/list-query.ts';

/** State of a history entry, restored on going back. */
export interface HistoryEntry {
  readonly listQuery?: ListQuery;
}

export function readHistoryEntry(): HistoryEntry | null {
  return history.state as HistoryEntry | null;
}

/**
 * Writes a state of the shown page to the history, as a new entry or replacing the current one. Use this only.
 * @param address of the page with its state
 */
export function writeHistoryEntry(entry: HistoryEntry, address: string, step: 'push' | 'replace'): void {
  if (!isShown(address)) return;
  const state = { ...readHistoryEntry(), ...entry };
  if (step === 'push') history.pushState(state, '', address);
  else history.replaceState(state, '', address);
}

/**
 * Adds state to the current entry and keeps its address.
 * @param address the page that the entry must belong to
 */
export function addToHistoryEntry(entry: HistoryEntry, address: string): void {
  if (isShown(address)) history.replaceState({ ...readHistoryEntry(), ...entry }, '');
}

/** False for a page that is being left: writing would abort the navigation. */
function isShown(address: string): boolean {
  return !isNavigating() && new URL(address, location.href).pathname === location.pathname;
}

/** True during a navigation: the current history entry may not be the shown page's. */
export function isNavigating(): boolean {
  return 'navigation' in globalThis && navigation.transition !== null;
}
