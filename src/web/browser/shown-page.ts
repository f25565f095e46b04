import type { PagePayload } from '#web/pages/page-payload.ts';

/** The payload the page shows; it can be replaced in place. */
export interface ShownPage {
  readonly current: () => PagePayload;
  readonly show: (payload: PagePayload) => void;
  /** @returns ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createShownPage(first: PagePayload): ShownPage {
  let shown = first;
  const listeners = new Set<() => void>();
  return {
    current: () => shown,
    show: (payload) => {
      shown = payload;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
