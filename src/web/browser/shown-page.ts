import type { PagePayload } from '#web/page-payload.ts';

/** The payload that the page shows now; another one can be put in its place without leaving the page. */
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
