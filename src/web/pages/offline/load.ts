import type { Loaded, PageRequest } from '#web/load-page.ts';

/** No answer to a search, but a page: the service worker asks for it when it is installed. */
export function loadOffline({ messages }: PageRequest): Loaded<Readonly<Record<string, never>>> {
  const { heading, help } = messages.errors.offline;
  return { kind: 'page', head: { title: heading, description: help, noIndex: true }, search: '', data: {} };
}
