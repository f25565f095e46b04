import { createContext, useContext, type ReactNode } from 'react';

/** What only the server's HTML holds, inside of `noscript`: browsers that run scripts get neither its data nor its code. */
export interface ServerOnly {
  readonly currencyForm: ReactNode;
}

const Content = createContext<ServerOnly | null>(null);

export const ServerOnlyProvider = Content.Provider;

/** Null in browsers. */
export function useServerOnly(): ServerOnly | null {
  return useContext(Content);
}
