import { createContext, useContext } from 'react';

/** Actions that a component may request from its page. */
export interface PageActions {
  /** Stores the display currency and updates the page's prices in place. */
  readonly changeCurrency: (code: string) => void;
}

const Actions = createContext<PageActions>({ changeCurrency: () => undefined });

/** Set in the browser only. */
export const PageActionsProvider = Actions.Provider;

export function usePageActions(): PageActions {
  return useContext(Actions);
}
