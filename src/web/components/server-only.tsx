import { createContext, useContext } from 'react';
import type { CurrencyChoices } from '#web/shell-data.ts';

/** What only the server's HTML holds, inside of `noscript`: browsers that run scripts never get it as data. */
export interface ServerOnly {
  readonly currencies: CurrencyChoices;
}

const Facts = createContext<ServerOnly | null>(null);

export const ServerOnlyProvider = Facts.Provider;

/** Null in browsers. */
export function useServerOnly(): ServerOnly | null {
  return useContext(Facts);
}
