import { createContext, useContext } from 'react';

/** Actions that a component may request from its page. */
export interface PageActions {
  /** Stores the display currency and updates the page's prices in place. */
  readonly changeCurrency: (code: string) => void;
  /** Shows the same page at another address in place; false: it could not be loaded. See `createShowInPlace`. */
  readonly showInPlace: (address: string) => Promise<boolean>;
}

const Actions = createContext<PageActions>({
  changeCurrency: () => undefined,
  showInPlace: () => Promise.resolve(false),
});

/** Set in the browser only. */
export const PageActionsProvider = Actions.Provider;

export function usePageActions(): PageActions {
  return useContext(Actions);
}
