import { mayReload } from './reload-guard.ts';

let hasFailed = false;
let handled = 0;

/**
 * Reloads the page when code cannot be loaded, usually because a newer build has replaced it: once per path within ten
 * seconds. The next navigation is a full load in any case.
 */
export function watchChunkFailures(): void {
  // Vite reports every failed import and every failed stylesheet of an import.
  addEventListener('vite:preloadError', () => {
    hasFailed = true;
    // Offline, a reload would lose the page.
    if (handled === 0 && navigator.onLine && mayReload(location.pathname, Date.now())) location.reload();
  });
}

/** True once code could not be loaded in this document. */
export function hasChunkFailure(): boolean {
  return hasFailed;
}

/** Loads code whose failure the caller handles, without a reload. */
export async function loadHandled<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  handled += 1;
  try {
    return await load();
  } finally {
    handled -= 1;
  }
}
