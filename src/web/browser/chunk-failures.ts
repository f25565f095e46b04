import { mayReload } from './reload-guard.ts';

let hasFailed = false;
let handled = 0;

/**
 * What happens when code cannot be loaded, usually because a newer build has replaced it: the page is reloaded, once per
 * path within ten seconds, and whatever happens the next navigation is a full load.
 */
export function watchChunkFailures(): void {
  // Vite tells of every import that fails, and of every stylesheet that an import needs.
  addEventListener('vite:preloadError', () => {
    hasFailed = true;
    // Without a network a reload would take away what is there.
    if (handled === 0 && navigator.onLine && mayReload(location.pathname, Date.now())) location.reload();
  });
}

/** True once code could not be loaded in this document. */
export function hasChunkFailure(): boolean {
  return hasFailed;
}

/** Loads code whose failure the caller answers itself, without a reload of the page that is shown. */
export async function loadHandled<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  handled += 1;
  try {
    return await load();
  } finally {
    handled -= 1;
  }
}
