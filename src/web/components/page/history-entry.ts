import type { ListQuery } from '#domain/listing/list-query.ts';

/** What an entry of the history keeps, so that going back shows the very state that was left. */
export interface HistoryEntry {
  readonly listQuery?: ListQuery;
}

export function readHistoryEntry(): HistoryEntry | null {
  return history.state as HistoryEntry | null;
}

/**
 * The one way to write states of the shown page into the history: as an entry of its own or in the place of the present one.
 * @param address of the page with its state
 */
export function writeHistoryEntry(entry: HistoryEntry, address: string, step: 'push' | 'replace'): void {
  if (!isShown(address)) return;
  const state = { ...readHistoryEntry(), ...entry };
  if (step === 'push') history.pushState(state, '', address);
  else history.replaceState(state, '', address);
}

/**
 * Adds to the present entry, whose address stays as it is.
 * @param address of the page that the entry must be of
 */
export function addToHistoryEntry(entry: HistoryEntry, address: string): void {
  if (isShown(address)) history.replaceState({ ...readHistoryEntry(), ...entry }, '');
}

/** A page that is being left, or was left meanwhile, has no say any more: writing would break the navigation off. */
function isShown(address: string): boolean {
  return !isNavigating() && new URL(address, location.href).pathname === location.pathname;
}

/** True while another page is on its way: the history may already be at an entry that is not the shown page's. */
export function isNavigating(): boolean {
  return 'navigation' in globalThis && navigation.transition !== null;
}
