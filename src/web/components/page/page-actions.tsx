import { createContext, useContext } from 'react';

/** What a component may ask of the page it stands on. */
export interface PageActions {
  /** Stores the display currency and shows the page's prices in it, without leaving the page. */
  readonly changeCurrency: (code: string) => void;
}

const Actions = createContext<PageActions>({ changeCurrency: () => undefined });

/** Set by the browser; on the server nothing acts. */
export const PageActionsProvider = Actions.Provider;

export function usePageActions(): PageActions {
  return useContext(Actions);
}
