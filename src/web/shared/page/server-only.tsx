import { createContext, useContext, type ReactNode } from 'react';

/** Content of the server's HTML only, inside `noscript`: browsers with JavaScript load neither its data nor its code. */
export interface ServerOnly {
  readonly currencyForm: ReactNode;
}

const Content = createContext<ServerOnly | null>(null);

export const ServerOnlyProvider = Content.Provider;

/** Null in browsers. */
export function useServerOnly(): ServerOnly | null {
  return useContext(Content);
}
