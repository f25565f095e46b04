import { createContext, useContext } from 'react';
import type { Messages } from '#i18n/messages/en.ts';
import type { ShellData } from '#web/shared/definition/shell-data.ts';

/** Context of every component: the frame's data and the messages of its language. */
export interface PageEnvironment {
  readonly shell: ShellData;
  readonly messages: Messages;
}

const Environment = createContext<PageEnvironment | null>(null);

export const PageEnvironmentProvider = Environment.Provider;

/** @throws when a component is rendered outside of a page */
export function usePage(): PageEnvironment {
  const environment = useContext(Environment);
  if (environment === null) throw new Error('usePage needs a page around it');
  return environment;
}
