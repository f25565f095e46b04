import { isNavigating, writeHistoryEntry } from '#web/shared/visit/history-entry.ts';
import { loadLazyComponents } from '#web/shared/page/lazy-component.tsx';
import { loadPayload } from './load-payload.ts';
import type { ShownPage } from './shown-page.ts';

/**
 * Shows another state of the shown page in place, once it is loaded, and replaces the address. Scroll position, focus and
 * state of its components stay. Only the last of several calls counts.
 * @param shown the page that is shown now
 * @returns false when it could not be loaded
 */
export function createShowInPlace(shown: () => ShownPage): (address: string) => Promise<boolean> {
  let lastAsked = 0;
  return async (address) => {
    lastAsked += 1;
    const asked = lastAsked;
    const page = shown();
    const [payload] = await Promise.all([loadPayload(new URL(address, location.href)), loadLazyComponents()]).catch(
      () => [null],
    );
    if (asked !== lastAsked || shown() !== page || isNavigating()) return true;
    if (payload === null || payload.error !== undefined) return false;
    writeHistoryEntry({}, address, 'replace');
    page.show(payload);
    return true;
  };
}
