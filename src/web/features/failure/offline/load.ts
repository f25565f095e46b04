import type { Loaded, PageRequest } from '#web/shared/definition/page-loader.ts';

/** The service worker loads it on install. */
export function loadOffline({ messages }: PageRequest): Loaded<Readonly<Record<string, never>>> {
  const { heading, help } = messages.errors.offline;
  return { kind: 'page', head: { title: heading, description: help }, search: '', data: {} };
}
